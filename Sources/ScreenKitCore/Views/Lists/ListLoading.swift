/// What a list knows of rows that it does not have yet, or may have anew.
public struct ListLoading: Hashable, Sendable {
  /// What there is behind the last row.
  public enum More: Hashable, Sendable {
    /// Nothing: all is loaded.
    case none
    /// Rows that are loaded when the end comes into sight, or by Enter or a click there.
    case available
    /// Rows that are being loaded.
    case underWay
  }

  /// What there is behind the last row; the app sets it again when loading is over.
  public var more = More.none
  /// Whether all rows are being loaded anew; the app clears it when that is over.
  public var isRefreshing = false

  /// Said at the end while there is more.
  public var moreText = "Show more"
  /// Said at the end, or above the first row, while loading.
  public var loadingText = "Loading"
  /// Said while the list is pulled down, not yet far enough.
  public var pullText = "Pull to refresh"
  /// Said while the list is pulled down far enough.
  public var releaseText = "Release to refresh"

  /// Makes the state of a list that has all its rows.
  public init() {}
}
