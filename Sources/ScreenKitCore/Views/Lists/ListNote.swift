/// A line of a list that is not a row: a section's header, or a status of the list.
public final class ListNote: View {
  /// The kind of the line.
  public enum Kind: Hashable, Sendable {
    /// The title of the section below it.
    case header
    /// The status of loading more rows.
    case more
    /// The status of refreshing the list.
    case refresh
  }

  /// An arrow before the text of a list that is being pulled down.
  public struct Arrow: Hashable, Sendable {
    /// Whether the arrow points up; `true` if the list is pulled far enough for a refresh.
    public let pointsUp: Bool
    /// The colour.
    public let color: TextColor
  }

  /// The kind of the line.
  public internal(set) var kind = Kind.header {
    didSet { if kind != oldValue { changed(.appearance) } }
  }

  /// The text of the line.
  public internal(set) var text = "" {
    didSet { if text != oldValue { changed(.appearance) } }
  }

  /// The arrow before the text; `nil` for none.
  public internal(set) var arrow: Arrow? {
    didSet { if arrow != oldValue { changed(.content) } }
  }

  /// The alignment of the text of a list that is being refreshed.
  public internal(set) var alignment = Alignment.center {
    didSet { if alignment != oldValue { changed(.appearance) } }
  }

  /// Whether the rows of the section are shown; `nil` if the section cannot be folded.
  public internal(set) var isOpen: Bool? {
    didSet { if isOpen != oldValue { changed(.content) } }
  }

  /// Whether the header is highlighted; keys act on the section of the highlighted header.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed(.appearance) } }
  }

  /// The index of the section of the header.
  var section = 0

  /// Handles a press of the line: loads more rows, or folds or opens the section.
  public override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .action(.press), let list = parent as? ListView else { return false }
    switch kind {
    case .more: try list.loadMore()
    case .header where isOpen != nil: try list.foldByUser(section)
    case .header, .refresh: return false
    }
    return true
  }

  /// Returns the state of a section in words.
  static func state(isOpen: Bool, in strings: Strings) -> String {
    isOpen ? strings.trees.open : strings.trees.closed
  }

  public override var accessibleValue: String {
    isOpen.map { ListNote.state(isOpen: $0, in: strings) } ?? ""
  }
  public override var semanticDetails: SemanticDetails { SemanticDetails(value: accessibleValue) }

  public override var role: SemanticRole { kind == .header ? .header : .text }
  public override var accessibleText: String { accessibleName ?? text }
}
