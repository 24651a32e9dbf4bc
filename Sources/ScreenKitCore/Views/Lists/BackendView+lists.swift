// The interface of lists and pickers to backends.

/// A line of a list: a header, a row, or the line for more rows.
public enum ListLine: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// A row.
  case row(RowIndex)
  /// The line that loads more rows, or shows that they are being loaded.
  case more
}

extension BackendView where Base: ListView {
  /// The number of lines: the headers, the rows, and a last line while more rows are available.
  public var lineCount: Int { base.lines.count }

  /// Returns the line with the index `number`.
  public func line(at number: Int) -> ListLine {
    precondition(0..<lineCount ~= number, "line: \(base.pathInCode) has no line \(number) (SK201)")
    return base.lines[number]
  }

  /// Returns the index of the line of `row`; `nil` if there is no such row.
  public func line(of row: RowIndex) -> Int? { base.lines.line(of: row) }

  /// The index of the first visible line.
  public var topLine: Int { base.viewport.top }

  /// The indices of the lines with views: the visible lines of the last layout.
  public var visibleLines: Range<Int> { base.cells.lines }

  /// Lays out the list with views for `count` lines from `first`, as if these lines were visible.
  ///
  /// A backend that measures in lines, not in units, calls this function in its layout phase in
  /// place of `didLayOut`. Lines beyond the end have no views.
  ///
  /// - Parameters:
  ///  - first: The index of the first line with a view.
  ///  - count: The number of lines with views.
  ///  - top: The index of the first visible line, for the saved state; `nil` for `first`.
  public func showLines(from first: Int, count: Int, top: Int? = nil) {
    base.showLines(from: first, count: count, top: top)
  }

  /// Whether there are lines above the visible part.
  public var hasMoreAbove: Bool { base.hasMoreAbove }
  /// Whether there are lines below the visible part.
  public var hasMoreBelow: Bool { base.hasMoreBelow }

  /// The height of all lines in units, including the refresh text.
  @inlinable public var contentHeight: Int { base.contentHeight }

  /// Returns the height of a child in units; `nil` for all remaining space.
  @inlinable public func height(of child: View) -> Int? { base.height(of: child) }

  /// The effect of the last layout on the children.
  @inlinable public var arrangement: ListArrangement { base.arrangement }

  /// Whether the list is only as wide as its visible rows, as in a menu; otherwise, it fills the
  /// width.
  @inlinable public var hugsRows: Bool { base.hugsRows }
}

extension BackendView where Base == Picker {
  /// The number of items.
  public var itemCount: Int { base.itemCount }

  /// Returns the text of the item at `index`.
  public func text(at index: Int) -> String { base.text(at: index) }
}

extension BackendView where Base == RowCell {
  /// The identity of the shown item, unique in the list.
  ///
  /// Rows are reused for other items when the list scrolls. A backend compares this identity to
  /// detect a change of the item.
  public var itemID: AnyHashable { base.itemID }
}
