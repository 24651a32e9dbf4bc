/// A search for mistakes in the views of one screen.
@MainActor
struct ViewCheck {
  let screen: String
  private(set) var warnings: [RuntimeWarning] = []
  private var known: Set<ViewID> = []
  private var duplicates: Set<ViewID> = []

  init(screen: String) { self.screen = screen }

  /// Checks `view` and all views below it, except where another screen's view begins.
  mutating func visit(_ view: View) {
    if let id = view.id, !known.insert(id).inserted, duplicates.insert(id).inserted {
      warnings.append(.duplicateViewID(id, screen: screen))
    }
    for (name, value) in view.layout.lengths + view.lengths where value < 0 {
      warnings.append(.negativeLength(name, value, view: view.nameOnScreen, screen: screen))
    }
    guard !(view is NavigationFrame) else { return }
    for child in view.children { visit(child) }
  }
}

extension View {
  /// The class of the view, with its identity or its accessible text.
  fileprivate final var nameOnScreen: String {
    let name = id?.name ?? accessibleText
    return name.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(name)\""
  }

  /// The lengths of the view's own class that must not be negative, by their names in code.
  fileprivate final var lengths: [(name: String, value: Int)] {
    switch self {
    case let stack as Stack: [("spacing", stack.spacing)]
    case let grid as Grid:
      [("columnSpacing", grid.columnSpacing), ("rowSpacing", grid.rowSpacing)]
        + grid.columns.enumerated().map { ("flex of column \($0)", $1.flex) }
    case let header as TableHeader:
      header.shape.columns.flatMap { column in
        [
          ("minimum width of the column \"\(column.title)\"", column.width.minimum),
          ("maximum width of the column \"\(column.title)\"", column.width.maximum ?? 0),
          ("flex of the column \"\(column.title)\"", column.flex),
        ]
      }
    case let list as ListView: [("rowHeight", list.rowHeight)]
    default: []
    }
  }
}

extension LayoutConstraints {
  /// The lengths that must not be negative, by their names in code.
  fileprivate var lengths: [(name: String, value: Int)] {
    [
      ("minimum width", width.minimum), ("maximum width", width.maximum ?? 0),
      ("minimum height", height.minimum), ("maximum height", height.maximum ?? 0),
      ("flex", flex), ("padding at the top", padding.top), ("padding at the start", padding.start),
      ("padding at the bottom", padding.bottom), ("padding at the end", padding.end),
    ]
  }
}
