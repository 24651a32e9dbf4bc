/// The loading state of a list: the availability of more rows, and the state of a refresh.
public struct ListLoading: Hashable, Sendable {
  /// The availability of rows after the last loaded row.
  public enum More: Hashable, Sendable {
    /// All rows are loaded.
    case none
    /// More rows are available; they are loaded when the end becomes visible, or by Enter or a
    /// click there.
    case available
    /// More rows are being loaded.
    case underWay
  }

  /// The availability of rows after the last loaded row; the app sets it after loading.
  public var more = More.none
  /// Whether all rows are being loaded again; the app sets it to `false` after loading.
  public var isRefreshing = false

  /// The text at the end while more rows are available; `nil` for the text of ``Strings``.
  public var moreText: String?
  /// The text at the end, or above the first row, while loading; `nil` for the text of ``Strings``.
  public var loadingText: String?
  /// The text while the list is pulled down less than ``pullDistance``; `nil` for the text of
  /// ``Strings``.
  public var pullText: String?
  /// The text while the list is pulled down by at least ``pullDistance``; `nil` for the text of
  /// ``Strings``.
  public var releaseText: String?

  /// The distance, in units, by which the user must pull the list down to refresh it.
  public var pullDistance = 3
  /// The colour of an arrow before the text while the list is pulled down; `nil` for no arrow.
  public var arrowColor: TextColor?
  /// The alignment of the text above the first row.
  public var alignment = Alignment.center
  /// The colours and the font of the line above the first row; `nil` for the defaults of the look.
  public var paint: ViewPaint?

  /// Creates the state of a list with all its rows.
  public init() {}
}
