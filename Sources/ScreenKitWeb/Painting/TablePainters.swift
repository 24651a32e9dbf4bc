internal import ScreenKitCore

struct TablePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "v table"], .children))]

  func children(of view: TableView) -> [View] {
    [view.header, view.rows] + (view.notice.parent == nil ? [] : [view.notice])
  }
  func fill(_ view: TableView, _ slots: inout SlotWriter) {
    slots.addClass("multi", if: view.rows.selectionMode == .multiple)
  }
}

struct TableHeaderPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "thead cells", .role: "row", .ariaRowIndex: "1", .on: "o"], slots: [3: .rich]
      ))
  ]

  func fill(_ view: TableHeader, _ slots: inout SlotWriter) {
    let table = view.parent as? TableView
    let isResizable = table?.allowsColumnResizing == true
    var content = RichContent()
    for (index, column) in view.shape.columns.enumerated() where !column.isHidden {
      var attributes = attributes(of: column, index, view.sorting)
      if isResizable {
        attributes[.columnWidth] = "\(index)"
        if !column.isSortable {
          (attributes[.tabindex], attributes[.ariaKeyShortcuts]) = ("0", Self.widthKeys)
        }
      }
      content.add(.span, attributes) { cell in
        addTitle(of: column, index, view, isResizable, to: &cell)
        if isResizable { cell.add(.span, [.class: "grip", .ariaHidden: "true"]) }
      }
    }
    slots.rich(3, content)
    slots.addClass("menu", if: table?.allowsColumnHiding == true)
    slots.setColumns(TableCells.columns(view.shape))
    slots.set(.minimumWidth, TableCells.minimumWidth(view.shape))
  }

  /// The keys that change the width of the column whose title has the focus, for screen readers.
  private static let widthKeys = "Alt+< Alt+>"

  /// Adds the title of a column, as a button if the rows can be sorted by it.
  private func addTitle(
    of column: TableShape.Column, _ index: Int, _ view: TableHeader, _ isResizable: Bool,
    to cell: inout RichContent
  ) {
    guard column.isSortable else { return cell.add(column.title) }
    let number = (view.backend.backing as? WebNode)?.number ?? 0
    var attributes: [AttributeName: String] = [
      .class: "sort", .type: "submit", .name: "o\(number)", .value: "\(index)",
      .item: "\(index)",
    ]
    if isResizable { attributes[.ariaKeyShortcuts] = Self.widthKeys }
    cell.add(.button, attributes) { button in
      button.add(column.title)
      guard view.sorting.keys.count > 1, let rank = view.sorting.rank(of: index) else { return }
      button.add(.span) { $0.add("\(rank + 1)") }
    }
  }

  private func attributes(
    of column: TableShape.Column, _ index: Int, _ sorting: TableSorting
  ) -> [AttributeName: String] {
    var attributes: [AttributeName: String] = [.role: "columnheader"]
    var classes = TableCells.alignment(column).map { [$0] } ?? []
    if let key = sorting.key(of: index) {
      classes.append(key.isDescending ? "desc" : "asc")
      // Browsers expect the attribute on a single column; the others show their number as text.
      if key == sorting.keys.first {
        attributes[.ariaSort] = key.isDescending ? "descending" : "ascending"
      }
    }
    if !classes.isEmpty { attributes[.class] = classes.joined(separator: " ") }
    return attributes
  }
}

/// The painter of the cells of a row, and of the editor among them.
struct TableRowPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "cells"], slots: [3: .rich])),
    WebTemplate(
      WebElement(
        .div, [.class: "cells"],
        .elements([
          WebElement(.span, [.class: "run"], slots: [3: .rich]),
          WebElement(.span, [.class: "edit", .role: "gridcell"], .children),
          WebElement(.span, [.class: "run"], slots: [4: .rich]),
        ]))),
  ]

  func template(for view: TableRow) -> Int { view.editor == nil ? 0 : 1 }

  func fill(_ view: TableRow, _ slots: inout SlotWriter) {
    let columns = view.shape.columns.indices
    if let edited = view.editedColumn {
      slots.rich(3, cells(of: view, columns.prefix(upTo: edited)))
      slots.rich(4, cells(of: view, columns.suffix(from: edited + 1)))
    } else {
      slots.rich(3, cells(of: view, columns))
    }
    slots.setColumns(TableCells.columns(view.shape))
  }

  private func cells(of view: TableRow, _ columns: Range<Int>) -> RichContent {
    var content = RichContent()
    let highlighted = view.highlightedColumn
    let byCell = view.shape.highlightedColumn != nil
    for index in columns where !view.shape.columns[index].isHidden && index < view.texts.count {
      var attributes: [AttributeName: String] = [.role: "gridcell"]
      attributes[.class] = TableCells.alignment(view.shape.columns[index])
      if byCell { attributes[.item] = "\(index)" }
      if index == highlighted {
        attributes[.class] = [attributes[.class], "at"].compactMap(\.self).joined(separator: " ")
      }
      content.add(.span, attributes) { cell in
        if let text = view.styledTexts[index] {
          cell.add(StyledRuns.content(text))
        } else {
          cell.add(view.texts[index])
        }
      }
    }
    return content
  }
}

/// The columns of a table, for its header and its rows.
@MainActor
enum TableCells {
  static func columns(_ shape: TableShape) -> [Int] {
    shape.columns.filter { !$0.isHidden }.map { column in
      if column.userWidth == nil, column.flex > 0 { return column.flex }
      return -width(column)
    }
  }

  /// Returns the minimum width for all columns; a narrower table scrolls sideways.
  static func minimumWidth(_ shape: TableShape) -> Int {
    let widths = shape.columns.filter { !$0.isHidden }.map { column in
      let isFlexible = column.userWidth == nil && column.flex > 0
      return isFlexible ? max(column.width.minimum, min(column.title.count, 8)) : width(column)
    }
    // The distances between columns, and the space at both ends of a row.
    return widths.reduce(0, +) + 2 * max(0, widths.count - 1) + 3
  }

  private static func width(_ column: TableShape.Column) -> Int {
    if let width = column.userWidth { return width }
    let titled = max(column.width.minimum, column.title.count + (column.isSortable ? 2 : 0))
    return column.width.maximum ?? max(titled, 8)
  }

  static func alignment(_ column: TableShape.Column) -> String? {
    switch column.alignment {
    case .center: "a-c"
    case .trailing: "a-e"
    case .leading, .fill: nil
    }
  }
}
