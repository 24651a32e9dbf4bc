/// A border with a title around one view.
public final class Box: View {
  /// The text in the border; empty for none.
  public var title: String { didSet { if title != oldValue { changed(.content) } } }

  /// Whether the box has the background of panels and blank rows above and below its content.
  public var isRaised = false { didSet { if isRaised != oldValue { changed(.structure) } } }

  /// Creates a box around `content` without a title.
  public convenience init(_ content: View) { self.init("", content) }

  /// Creates a box around `content`.
  public init(_ title: String, _ content: View) {
    self.title = title
    super.init()
    add(content)
  }

  public override var role: SemanticRole { .group }
  public override var accessibleText: String { accessibleName ?? title }
}
