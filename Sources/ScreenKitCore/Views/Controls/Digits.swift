/// A short text in large figures, such as a time or a measured value.
///
/// Digits, some letters and a hyphen are large; other characters keep their size. If there is too
/// little space for large figures, the whole text has its usual size.
public final class Digits: View {
  /// The text.
  public var text: String { didSet { if text != oldValue { changed(.content) } } }

  /// Creates large figures that show `text`.
  public init(_ text: String = "") { self.text = text }

  public override var role: SemanticRole { .text }
  public override var accessibleText: String { accessibleName ?? text }
  /// The text if the view has an ``View/accessibleName``; otherwise empty, since the text is the
  /// name.
  public override var accessibleValue: String { accessibleName == nil ? "" : text }
  public override var mirrorsContent: Bool { false }
}
