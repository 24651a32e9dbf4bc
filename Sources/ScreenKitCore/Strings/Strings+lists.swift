extension Strings {
  /// The texts of trees.
  public struct Trees: Sendable {
    /// The state of a node whose child nodes are shown.
    public var open = "open"
    /// The state of a node whose child nodes are hidden.
    public var closed = "closed"
    /// The level of a node, counted from 1.
    public var level: @Sendable (Int) -> String = { "level \($0)" }
    /// The key that shows the child nodes, in the row of key hints.
    public var expand = "Open"
    /// The key that hides the child nodes, in the row of key hints.
    public var close = "Close"

    init() {}
  }

  /// The texts of lists and tables.
  public struct Lists: Sendable {
    /// The line at the end while there are more rows.
    public var showMore = "Show more"
    /// The line at the end, or above the first row, while rows are loaded.
    public var loading = "Loading"
    /// The line above the first row while the list is pulled down, but not far enough.
    public var pullToRefresh = "Pull to refresh"
    /// The line above the first row while the list is pulled down far enough.
    public var releaseToRefresh = "Release to refresh"
    /// The description of a list without rows.
    public var empty = "empty"
    /// The description of a list with the given number of rows, at least one.
    public var rows: @Sendable (Int) -> String = { $0 == 1 ? "1 row" : "\($0) rows" }
    /// The position of an element in a set: its number, counted from 1, and the size of the set.
    public var place: @Sendable (Int, Int) -> String = { "\($0) of \($1)" }
    /// The number of selected rows.
    public var selected: @Sendable (Int) -> String = { "\($0) selected" }
    /// The ascending order of a table that is sorted by the column with the given title.
    public var ascending: @Sendable (String) -> String = { "by \($0), ascending" }
    /// The descending order of a table that is sorted by the column with the given title.
    public var descending: @Sendable (String) -> String = { "by \($0), descending" }
    /// The order of a table by several columns: the order by the first columns, and by the next
    /// one.
    public var thenBy: @Sendable (String, String) -> String = { "\($0), then \($1)" }
    /// The highlighted column of a table's header.
    public var column: @Sendable (String) -> String = { "column \($0)" }
    /// The title of the menu that hides and shows the columns of a table.
    public var columns = "Columns"
    /// The key that edits the highlighted cell of a table, in the row of key hints.
    public var edit = "Edit"

    init() {}
  }
}
