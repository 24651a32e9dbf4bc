/// A titled box in the middle of a large screen, around content such as a form.
///
/// On a small screen, the content fills the screen without a border. The backend defines the limit.
public final class Card: View {
  /// The text in the border; empty for none.
  public var title: String {
    get { box.title }
    set { box.title = newValue }
  }

  /// The box around the content.
  public let box: Box

  /// Creates a card around `content` without a title.
  public convenience init(_ content: View) { self.init("", content) }

  /// Creates a card around `content`.
  public init(_ title: String, _ content: View) {
    box = Box(title, content)
    box.isRaised = true
    super.init()
    add(box)
  }
}
