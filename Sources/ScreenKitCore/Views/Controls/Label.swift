/// Text that the user only reads (F-034).
public final class Label: View {
  /// The text; line ends break lines.
  public var text: String { didSet { if text != oldValue { changed(.content) } } }

  /// Whether lines that are too long go on in the next line; else they end with an ellipsis.
  public var wraps = false { didSet { if wraps != oldValue { changed(.content) } } }

  /// The most lines shown; `nil` is no limit.
  public var lineLimit: Int? { didSet { if lineLimit != oldValue { changed(.content) } } }

  /// Where each line stands in the label's width.
  public var alignment = Alignment.leading {
    didSet { if alignment != oldValue { changed(.appearance) } }
  }

  /// Where the text leads, for surfaces whose own means can follow a link: in many terminals, a
  /// click with Ctrl or Command held.
  ///
  /// The label itself takes no input; a ``Button`` or a ``DocumentView`` is for what the app does.
  public var link: OutsideLink? { didSet { if link != oldValue { changed(.appearance) } } }

  /// Makes a label that shows `text`.
  public init(_ text: String = "") { self.text = text }

  public override var role: SemanticRole { .text }
  public override var accessibleText: String { accessibleName ?? text }
}
