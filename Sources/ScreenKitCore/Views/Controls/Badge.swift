/// A short text or number on a coloured background, such as a count of unread messages.
///
/// The background has the tint of the view's style. An empty badge takes no space.
public final class Badge: View {
  /// The text, of a few characters.
  public var text: String {
    didSet { if text != oldValue { changed(.content) } }
  }

  /// Creates a badge of `text`.
  public init(_ text: String = "", tint: ViewStyle.Tint = .accent) {
    self.text = text
    super.init()
    style.tint = tint
  }

  public override var role: SemanticRole { .text }
  public override var accessibleText: String { accessibleName ?? text }
}
