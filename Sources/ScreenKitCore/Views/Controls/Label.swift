/// A text that the user can read but not edit.
///
/// In a label with ``isSelectable``, the pointer and the keys select text as in a ``DocumentView``.
public final class Label: View {
  /// The text; line feeds break lines.
  ///
  /// Setting it removes the styles of the ``styledText``.
  public var text: String {
    @inlinable get { storedText }
    set {
      guard newValue != storedText || hasStyles else { return }
      if hasStyles { storedStyledText = nil }
      storedText = newValue
      selecting?.forget()
      changed(.content)
    }
  }

  /// The text with the styles of its runs; `nil` if all of it has the label's ``View/style``.
  ///
  /// Setting it also sets the ``text``, which screen readers announce and the user can copy.
  /// Setting it to `nil` keeps the text and removes the styles.
  public var styledText: StyledText? {
    @inlinable get { storedStyledText }
    set {
      guard newValue != storedStyledText else { return }
      storedStyledText = newValue
      guard let newValue, case let string = newValue.string, !string.hasSameBytes(as: storedText)
      else { return changed(.appearance) }
      storedText = string
      selecting?.forget()
      changed(.content)
    }
  }

  /// Whether there is a ``styledText``; a fast test that retains nothing.
  @inlinable package var hasStyles: Bool { storedStyledText != nil }

  /// Whether long lines wrap; otherwise they are truncated by ``truncation``.
  public var wraps = false { didSet { if wraps != oldValue { changed(.content) } } }

  /// The maximum number of shown lines; `nil` for no limit.
  public var lineLimit: Int? {
    @inlinable get { storedLineLimit }
    set {
      guard newValue != storedLineLimit else { return }
      storedLineLimit = newValue
      changed(.content)
    }
  }

  /// The omitted part of a line that is too long.
  ///
  /// Selectable text is always truncated at its end.
  public var truncation: Truncation {
    @inlinable get { storedTruncation }
    set {
      guard newValue != storedTruncation else { return }
      storedTruncation = newValue
      changed(.content)
    }
  }

  /// The positions of line breaks in a label with ``wraps``.
  public var breaking: LineBreaking {
    @inlinable get { storedBreaking }
    set {
      guard newValue != storedBreaking else { return }
      storedBreaking = newValue
      changed(.content)
    }
  }

  /// The alignment of each line in the label's width.
  public var alignment: Alignment {
    @inlinable get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      changed(.appearance)
    }
  }

  /// The link of the text, on surfaces with links; many terminals open it by a click with Ctrl or
  /// Command.
  ///
  /// The label itself takes no input; use a ``Button`` or a ``DocumentView`` for actions of the
  /// app.
  public var link: ExternalLink? {
    @inlinable get { storedLink }
    set {
      guard newValue != storedLink else { return }
      storedLink = newValue
      changed(.appearance)
    }
  }

  /// Whether the user can select the text and copy it with Ctrl-C; such a label accepts the focus.
  public var isSelectable: Bool {
    @inlinable get { selecting != nil }
    set {
      guard newValue != isSelectable else { return }
      selecting = newValue ? LabelSelection() : nil
      changed(.structure)
    }
  }

  /// The state of the selection; `nil` in a label that is not selectable, to save memory.
  @exclusivity(unchecked)  // Set in a single step; read for each label of a page: decision 0111.
  @usableFromInline private(set) var selecting: LabelSelection?

  // Backends read these properties for each label of a page. Each is set in a single step: see
  // `View`.
  @exclusivity(unchecked) @usableFromInline private(set) var storedText: String
  /// The text with styles; its runs have exactly the bytes of the text, so that offsets agree.
  @exclusivity(unchecked) @usableFromInline private(set) var storedStyledText: StyledText?
  @exclusivity(unchecked) @usableFromInline private(set) var storedLineLimit: Int?
  @exclusivity(unchecked) @usableFromInline private(set) var storedAlignment = Alignment.leading
  @exclusivity(unchecked) @usableFromInline private(set) var storedLink: ExternalLink?
  @exclusivity(unchecked) @usableFromInline private(set) var storedTruncation = Truncation.tail
  @exclusivity(unchecked) @usableFromInline private(set) var storedBreaking = LineBreaking.word

  /// Creates a label that shows `text`.
  public init(_ text: String = "") { storedText = text }

  /// Creates a label that shows `text` with its styles.
  public init(styled text: StyledText) {
    storedText = text.string
    storedStyledText = text
  }

  public override var acceptsFocus: Bool { isSelectable }
  public override var role: SemanticRole { .text }
  public override var mirrorsContent: Bool { false }
  public override var accessibleText: String { accessibleName ?? text }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard let selecting, isEffectivelyEnabled else { return false }
    return selecting.handle(input, of: self)
  }
}

extension Label {
  /// The omitted part of a line that is too long.
  public enum Truncation: Hashable, Sendable, CaseIterable {
    /// The end, with an ellipsis in its place.
    case tail
    /// The beginning, with an ellipsis in its place.
    case head
    /// The middle, with an ellipsis in its place.
    case middle
    /// The end, without an ellipsis.
    case clip
  }

  /// The positions at which a text may be broken into lines.
  public enum LineBreaking: Hashable, Sendable, CaseIterable {
    /// The positions between words; a word wider than a line is broken between characters.
    case word
    /// The positions between any two characters.
    case character
  }
}

extension String {
  /// Returns whether both strings have the same bytes; equal strings may have different bytes.
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
