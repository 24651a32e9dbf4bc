/// The header of a table with the column titles; the arrow keys and Enter, or a click, sort by a
/// column.
///
/// Shift with Enter or the click, or the `+` key, adds a sort column. Repeating it reverses the
/// order of the column, and then removes the column. If the table allows resizing, Alt-<, Alt-> and
/// a drag of a column's edge change the width. If the table allows hiding, Shift-F10, Alt-Enter and
/// the right button open a menu for hiding and showing columns.
public final class TableHeader: Control {
  /// The columns.
  public let shape: TableShape

  /// The sort columns of the rows.
  public internal(set) var sorting: TableSorting {
    didSet { if sorting != oldValue { changed(.appearance) } }
  }

  /// The highlighted column; Enter sorts by it.
  public private(set) var current = 0 {
    didSet {
      guard current != oldValue else { return }
      changed(.appearance)
      table?.reveal(current)
    }
  }

  /// The column that the pointer presses; `nil` for none.
  private var pressed: Int?
  /// The column with the edge that the pointer drags; `nil` for none.
  private var dragged: Int?

  /// The closure called with the order that the user requested.
  var onSort: (@MainActor (TableSorting) throws -> Void)?

  init(_ shape: TableShape, _ sorting: TableSorting) {
    (self.shape, self.sorting) = (shape, sorting)
    super.init()
    current = sortable.first ?? 0
  }

  public override var role: SemanticRole { .header }
  public override var acceptsFocus: Bool { !stops.isEmpty }

  public override var accessibleText: String {
    accessibleName
      ?? shape.shownColumns.map { shape.columns[$0].title }.joined(separator: ", ")
  }

  public override var accessibleValue: String {
    let texts = strings.lists
    let orders = sorting.keys.map { key in
      let title = shape.columns[key.column].title
      return key.isDescending ? texts.descending(title) : texts.ascending(title)
    }
    return orders.dropFirst().reduce(orders.first ?? "", texts.thenBy)
  }

  /// The description with the order, and the highlighted column with its position.
  public override var semanticDetails: SemanticDetails {
    var values = [accessibleValue]
    if stops.contains(current) {
      let texts = strings.lists
      values.append(texts.column(shape.columns[current].title))
      values.append(texts.place(current + 1, shape.columns.count))
    }
    let value = values.filter { !$0.isEmpty }.joined(separator: ", ")
    return SemanticDetails(value: value, parts: [])
  }

  public override var keyHints: [KeyHint] {
    let texts = strings.hints
    if table?.allowsColumnHiding == true, sortable.isEmpty {
      return [KeyHint(KeyPress(.enter, .alt), strings.lists.columns)]
    }
    guard !sortable.isEmpty else { return [] }
    var hints = [KeyHint(KeyPress(.enter), texts.sort)]
    if sortable.count > 1, !sorting.isEmpty {
      hints.append(KeyHint(KeyPress("+"), texts.addToSorting))
    }
    return hints
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)): return move(to: stops.last { $0 < current })
    case .key(KeyPress(.right)): return move(to: stops.first { $0 > current })
    case .key(KeyPress(.enter)), .key(KeyPress(.space)), .action(.press): try sort(by: current)
    case .key("+"), .key(KeyPress(.enter, .shift)), .key(KeyPress(.space, .shift)):
      try sort(by: current, adding: true)
    case .key(KeyPress("<", .alt)): return resize(by: isMirrored ? 1 : -1)
    case .key(KeyPress(">", .alt)): return resize(by: isMirrored ? -1 : 1)
    case .action(.highlight(let index)): return move(to: stops.first { $0 == index.row })
    case .action(.step(let count)): return resize(by: min(max(count, -1000), 1000))
    case .action(.setValue(.int(let width))):
      guard let table, table.allowsColumnResizing else { return false }
      table.setWidth(width, ofColumn: current)
      table.reveal(current)
    case .key(KeyPress(.function(10), .shift)), .key(KeyPress(.enter, .alt)), .action(.menu):
      return table?.openColumnMenu() ?? false
    case .action(.sort(let column, let adding)) where isSortable(column):
      try sort(by: column, adding: adding)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  /// Returns whether `column` exists and the rows can be sorted by it.
  func isSortable(_ column: Int) -> Bool {
    shape.columns.indices.contains(column) && shape.columns[column].isSortable
  }

  private var sortable: [Int] { shape.columns.indices.filter(isSortable) }
  private var table: TableView? { parent as? TableView }

  /// The columns that the arrow keys can highlight.
  private var stops: [Int] {
    let takesAll = table.map { $0.allowsColumnResizing || $0.allowsColumnHiding } ?? false
    return shape.shownColumns.filter { takesAll || isSortable($0) }
  }

  /// Moves the highlight from a hidden column to the nearest shown one.
  func leaveHiddenColumn() {
    let nearest = stops.min { abs($0 - current) < abs($1 - current) }
    if let nearest, shape.columns[current].isHidden { current = nearest }
  }

  private func resize(by step: Int) -> Bool { table?.resize(current, by: step) ?? false }

  private func move(to column: Int?) -> Bool {
    guard let column else { return false }
    current = column
    return true
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    let place = pointer.location.x - shape.lead
    switch pointer.action {
    case .down(.left): press(at: place)
    case .down(.right): return table?.openColumnMenu() ?? false
    case .up(.left): try release(pointer, at: place)
    case .drag(.left): if let dragged { resize(dragged, toEndAt: place) }
    case .scroll(let x, _) where x != 0:
      return table?.scrollColumns(by: x.signum()) ?? false
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func press(at place: Int) {
    dragged = table?.allowsColumnResizing == true ? shape.edge(at: place) : nil
    pressed = dragged == nil ? shape.column(at: place) : nil
    if let dragged { current = dragged }
  }

  private func release(_ pointer: PointerInput, at place: Int) throws {
    defer { (pressed, dragged) = (nil, nil) }
    guard pointer.isInside, let pressed, shape.column(at: place) == pressed else { return }
    // Terminals use Shift with the pointer for their own selection, so Control is accepted too.
    let adds = !pointer.modifiers.isDisjoint(with: [.shift, .control])
    try sort(by: pressed, adding: adds)
  }

  private func resize(_ column: Int, toEndAt place: Int) {
    guard shape.places.indices.contains(column), !shape.places[column].isEmpty else { return }
    table?.setWidth(place - shape.places[column].lowerBound, ofColumn: column)
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
