/// Text that the user only reads (F-034).
///
/// The pointer and keys select text in a label that ``isSelectable``, as in a ``DocumentView``.
public final class Label: View {
  /// The text; line ends break lines.
  public var text: String {
    @inlinable get { storedText }
    set {
      guard newValue != storedText else { return }
      storedText = newValue
      selecting?.forget()
      changed(.content)
    }
  }

  /// Whether lines that are too long go on in the next line; else they end with an ellipsis.
  public var wraps = false { didSet { if wraps != oldValue { changed(.content) } } }

  /// The most lines shown; `nil` is no limit.
  public var lineLimit: Int? {
    @inlinable get { storedLineLimit }
    set {
      guard newValue != storedLineLimit else { return }
      storedLineLimit = newValue
      changed(.content)
    }
  }

  /// Where each line stands in the label's width.
  public var alignment: Alignment {
    @inlinable get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      changed(.appearance)
    }
  }

  /// Where the text leads, for surfaces whose own means can follow a link: in many terminals, a
  /// click with Ctrl or Command held.
  ///
  /// The label itself takes no input; a ``Button`` or a ``DocumentView`` is for what the app does.
  public var link: ExternalLink? {
    @inlinable get { storedLink }
    set {
      guard newValue != storedLink else { return }
      storedLink = newValue
      changed(.appearance)
    }
  }

  /// Whether the user can select the text and copy it with Ctrl-C; the focus then comes here.
  public var isSelectable: Bool {
    @inlinable get { selecting != nil }
    set {
      guard newValue != isSelectable else { return }
      selecting = newValue ? LabelSelection() : nil
      changed(.structure)
    }
  }

  /// The state of selecting; `nil` in labels that are not selectable, which pay nothing for it.
  @exclusivity(unchecked) @usableFromInline private(set) var selecting: LabelSelection?

  // Read in each frame, by backends, and set in a single step: see `View`.
  @exclusivity(unchecked) @usableFromInline private(set) var storedText: String
  @exclusivity(unchecked) @usableFromInline private(set) var storedLineLimit: Int?
  @exclusivity(unchecked) @usableFromInline private(set) var storedAlignment = Alignment.leading
  @exclusivity(unchecked) @usableFromInline private(set) var storedLink: ExternalLink?

  /// Makes a label that shows `text`.
  public init(_ text: String = "") { storedText = text }

  public override var acceptsFocus: Bool { isSelectable }
  public override var role: SemanticRole { .text }
  public override var accessibleText: String { accessibleName ?? text }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard let selecting, isEffectivelyEnabled else { return false }
    return selecting.handle(input, of: self)
  }
}
