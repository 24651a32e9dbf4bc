import ScreenKitText

extension CellSize {
  /// The size of the screens that the pages of the tutorial show.
  static let page = CellSize(columns: 46, rows: 12)
}
