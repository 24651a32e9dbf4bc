@testable import ScreenKitCore

/// The actions of lists, trees and tables, and the keys with the same effect.
extension ActionPair {
  typealias Meaning = (ViewAction, [KeyPress])

  static func meanings(ofRowsIn list: ListView, _ next: Key, _ previous: Key) -> [Meaning] {
    var meanings: [Meaning] = []
    if list.onRefresh != nil { meanings.append((.press, [KeyPress(.function(5))])) }
    guard let row = list.highlightedRow else { return meanings }
    // An action scrolls to its row, but a key that acts on the highlighted row does not.
    let showsRow = list.showsHighlightedRow
    if showsRow { meanings += self.meanings(of: row, in: list) }
    let table = list.parent as? TableView
    // During the edit of a cell, the keys of the rows continue the edit.
    guard table?.cellEditor == nil else { return meanings }
    if let below = list.cursorLine.flatMap({ list.lines.row(at: $0 + 1) }) {
      meanings.append((.highlight(below), [KeyPress(.down)]))
    }
    if showsRow, let node = (list.focusPart as? RowCell)?.content as? TreeRow,
      let isOpen = node.isOpen, list.selectionMode == .single
    {
      meanings.append((.toggle(row), [KeyPress(isOpen ? previous : next)]))
    }
    return meanings + (table.map { cells(in: $0, next, previous) } ?? [])
  }

  /// Returns the actions on the highlighted row.
  private static func meanings(of row: RowIndex, in list: ListView) -> [Meaning] {
    var meanings: [Meaning] = [
      (.activate(row), [KeyPress(.enter)]), (.highlight(row), []),
      (.menu(row), [KeyPress(.function(10), .shift)]),
    ]
    if list.selectionMode == .multiple { meanings.append((.toggle(row), [KeyPress(.space)])) }
    return meanings
  }

  private static func cells(in table: TableView, _ next: Key, _ previous: Key) -> [Meaning] {
    guard let column = table.highlightedColumn else { return [] }
    let shown = table.shape.shownColumns
    var meanings: [Meaning] = []
    if let after = shown.first(where: { $0 > column }) {
      let keys = [KeyPress(next)]
      meanings += [(.step(1), keys), (.setValue(.int(after)), keys)]
    }
    if let before = shown.last(where: { $0 < column }) {
      let keys = [KeyPress(previous)]
      meanings += [(.step(-1), keys), (.setValue(.int(before)), keys)]
    }
    return meanings
  }

  static func meanings(
    ofColumnsIn header: TableHeader, _ next: Key, _ previous: Key
  ) -> [Meaning] {
    let (column, table) = (header.current, header.parent as? TableView)
    let takesAll = table.map { $0.allowsColumnResizing || $0.allowsColumnHiding } ?? false
    let stops = header.shape.shownColumns.filter { takesAll || header.isSortable($0) }
    var meanings: [Meaning] = []
    if let after = stops.first(where: { $0 > column }) {
      meanings.append((.highlight(RowIndex(after)), [KeyPress(next)]))
    }
    if let before = stops.last(where: { $0 < column }) {
      meanings.append((.highlight(RowIndex(before)), [KeyPress(previous)]))
    }
    if header.isSortable(column) {
      meanings += [
        (.press, [KeyPress(.enter)]), (.sort(column: column), [KeyPress(.enter)]),
        (.sort(column: column, adding: true), [KeyPress("+")]),
      ]
    }
    return meanings + (table.map { widths(of: column, in: $0) } ?? [])
  }

  /// Returns the changes of the width of `column`, and the menu for hiding columns.
  private static func widths(of column: Int, in table: TableView) -> [Meaning] {
    var meanings: [Meaning] = []
    if table.allowsColumnResizing, !table.header.isMirrored {
      let places = table.shape.window.places
      let laidOut = places.indices.contains(column) ? places[column].count : 0
      let width = table.shape.columns[column].userWidth ?? laidOut
      let (more, less) = ([KeyPress(">", .alt)], [KeyPress("<", .alt)])
      meanings += [
        (.step(1), more), (.step(-1), less), (.setValue(.int(width + 1)), more),
      ]
    }
    if table.allowsColumnHiding {
      meanings.append((.menu(RowIndex(0)), [KeyPress(.enter, .alt)]))
    }
    return meanings
  }
}

extension ListView {
  /// Whether the highlighted row is visible, so that highlighting it again does not scroll.
  var showsHighlightedRow: Bool {
    guard let row = highlightedRow, let line = lines.line(of: row) else { return false }
    var moved = viewport
    if line > 0, case .header = lines[line - 1] { moved.reveal(line - 1, lines) }
    moved.reveal(line, lines)
    return moved.top == viewport.top
  }
}
