/// The titles of a table's columns; the arrow keys and Enter, or a click, sort by one of them.
public final class TableHeader: Control {
  /// The columns.
  public let shape: TableShape

  /// The column that the rows are sorted by; `nil` for the items' own order.
  public internal(set) var sorting: TableSorting? {
    didSet { if sorting != oldValue { changed(.appearance) } }
  }

  /// The highlighted column, which Enter sorts by.
  public private(set) var current = 0 {
    didSet { if current != oldValue { changed(.appearance) } }
  }

  /// The column under the pointer while its button is held down.
  private var pressed: Int?

  /// Called with the column that the user wants to sort by.
  var onSort: (@MainActor (Int) throws -> Void)?

  init(_ shape: TableShape) {
    self.shape = shape
    super.init()
    current = sortable.first ?? 0
  }

  public override var role: SemanticRole { .header }
  public override var acceptsFocus: Bool { !sortable.isEmpty }

  public override var accessibleText: String {
    accessibleName ?? shape.columns.map(\.title).joined(separator: ", ")
  }

  public override var accessibleValue: String {
    guard let sorting else { return "" }
    let title = shape.columns[sorting.column].title
    let texts = Strings.current.lists
    return sorting.isDescending ? texts.descending(title) : texts.ascending(title)
  }

  public override var semanticDetails: SemanticDetails {
    let column =
      sortable.contains(current) ? Strings.current.lists.column(shape.columns[current].title) : ""
    let told = [accessibleValue, column].filter { !$0.isEmpty }
    return SemanticDetails(value: told.joined(separator: ", "), parts: [])
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)): return move(to: sortable.last { $0 < current })
    case .key(KeyPress(.right)): return move(to: sortable.first { $0 > current })
    case .key(KeyPress(.enter)), .key(KeyPress(.space)): try sort(by: current)
    case .action(.press): try sort(by: current)
    case .action(.sort(let column)) where sortable.contains(column): try sort(by: column)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private var sortable: [Int] { shape.columns.indices.filter { shape.columns[$0].isSortable } }

  private func move(to column: Int?) -> Bool {
    guard let column else { return false }
    current = column
    return true
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    let place = pointer.location.x - shape.lead
    let column = shape.places.firstIndex { $0.contains(place) }
    switch pointer.action {
    case .down(.left): pressed = column
    case .up(.left):
      defer { pressed = nil }
      if pointer.isInside, let column, column == pressed { try sort(by: column) }
    case .drag(.left): break
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func sort(by column: Int) throws {
    guard isEffectivelyEnabled, sortable.contains(column) else { return }
    current = column
    try onSort?(column)
    try perform()
  }
}

/// The texts of one row of a table.
public final class TableRow: View {
  /// The columns.
  public let shape: TableShape

  /// The text in each column.
  public internal(set) var texts: [String] = [] {
    didSet { if texts != oldValue { changed(.appearance) } }
  }

  init(_ shape: TableShape) { self.shape = shape }

  public override var role: SemanticRole { .text }

  public override var accessibleText: String {
    accessibleName ?? zip(shape.columns, texts).map { "\($0.title): \($1)" }.joined(separator: ", ")
  }
}
