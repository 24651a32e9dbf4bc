/// The loading state of a list: whether it has more rows, or is being refreshed.
public struct ListLoading: Hashable, Sendable {
  /// The availability of rows after the last one.
  public enum More: Hashable, Sendable {
    /// All rows are loaded.
    case none
    /// More rows are loaded when the end becomes visible, or by Enter or a click there.
    case available
    /// More rows are being loaded.
    case underWay
  }

  /// The availability of rows after the last one; the app sets it again when loading is done.
  public var more = More.none
  /// Whether all rows are being loaded again; the app clears it when that is done.
  public var isRefreshing = false

  /// The text at the end while there are more rows; `nil` for that of ``Strings``.
  public var moreText: String?
  /// The text at the end, or above the first row, while loading; `nil` for that of ``Strings``.
  public var loadingText: String?
  /// The text while the list is pulled down, but not far enough; `nil` for that of ``Strings``.
  public var pullText: String?
  /// The text while the list is pulled down far enough; `nil` for that of ``Strings``.
  public var releaseText: String?

  /// The distance in units that the user has to pull the list down to refresh it.
  public var pullDistance = 3
  /// The colour of an arrow before the text while the list is pulled down; `nil` for no arrow.
  public var arrowColor: TextColor?
  /// The alignment of the text above the first row.
  public var alignment = Alignment.center
  /// The colours and the font of the line above the first row; `nil` for those of the look.
  public var paint: ViewPaint?

  /// Creates the state of a list that has all its rows.
  public init() {}
}
