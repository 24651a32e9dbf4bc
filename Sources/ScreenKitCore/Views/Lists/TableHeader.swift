/// The titles of a table's columns; the arrow keys and Enter, or a click, sort by one of them.
///
/// Shift with Enter or the click, or the `+` key, sorts by a further column; again, the other way,
/// and then no more by that column.
public final class TableHeader: Control {
  /// The columns.
  public let shape: TableShape

  /// The columns that the rows are sorted by.
  public internal(set) var sorting: TableSorting {
    didSet { if sorting != oldValue { changed(.appearance) } }
  }

  /// The highlighted column, which Enter sorts by.
  public private(set) var current = 0 {
    didSet { if current != oldValue { changed(.appearance) } }
  }

  /// The column under the pointer while its button is held down.
  private var pressed: Int?

  /// Called with the order that the user asks for.
  var onSort: (@MainActor (TableSorting) throws -> Void)?

  init(_ shape: TableShape, _ sorting: TableSorting) {
    (self.shape, self.sorting) = (shape, sorting)
    super.init()
    current = sortable.first ?? 0
  }

  public override var role: SemanticRole { .header }
  public override var acceptsFocus: Bool { !sortable.isEmpty }

  public override var accessibleText: String {
    accessibleName ?? shape.columns.map(\.title).joined(separator: ", ")
  }

  public override var accessibleValue: String {
    let texts = Strings.current.lists
    let orders = sorting.keys.map { key in
      let title = shape.columns[key.column].title
      return key.isDescending ? texts.descending(title) : texts.ascending(title)
    }
    return orders.dropFirst().reduce(orders.first ?? "", texts.thenBy)
  }

  /// Describes the order, and the highlighted column with its place among the columns.
  public override var semanticDetails: SemanticDetails {
    var values = [accessibleValue]
    if sortable.contains(current) {
      let texts = Strings.current.lists
      values.append(texts.column(shape.columns[current].title))
      values.append(texts.place(current + 1, shape.columns.count))
    }
    let value = values.filter { !$0.isEmpty }.joined(separator: ", ")
    return SemanticDetails(value: value, parts: [])
  }

  public override var keyHints: [KeyHint] {
    guard !sortable.isEmpty else { return [] }
    let texts = Strings.current.hints
    var hints = [KeyHint(KeyPress(.enter), texts.sort)]
    if sortable.count > 1, !sorting.isEmpty {
      hints.append(KeyHint(KeyPress("+"), texts.addToSorting))
    }
    return hints
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)): return move(to: sortable.last { $0 < current })
    case .key(KeyPress(.right)): return move(to: sortable.first { $0 > current })
    case .key(KeyPress(.enter)), .key(KeyPress(.space)), .action(.press): try sort(by: current)
    case .key("+"), .key(KeyPress(.enter, .shift)), .key(KeyPress(.space, .shift)):
      try sort(by: current, adding: true)
    case .action(.sort(let column, let adding)) where isSortable(column):
      try sort(by: column, adding: adding)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  /// Returns whether there is a `column` that the rows can be sorted by.
  func isSortable(_ column: Int) -> Bool {
    shape.columns.indices.contains(column) && shape.columns[column].isSortable
  }

  private var sortable: [Int] { shape.columns.indices.filter(isSortable) }

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
      guard pointer.isInside, let column, column == pressed else { break }
      // Terminals keep Shift with the pointer for their own selection.
      let adds = !pointer.modifiers.isDisjoint(with: [.shift, .control])
      try sort(by: column, adding: adds)
    case .drag(.left): break
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func sort(by column: Int, adding: Bool = false) throws {
    guard isEffectivelyEnabled, isSortable(column) else { return }
    current = column
    var sorting = sorting
    if adding { sorting.add(column) } else { sorting.sort(by: column) }
    try onSort?(sorting)
    try perform()
  }
}
