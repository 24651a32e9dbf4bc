public import GalleryScreens
public import ScreenKitText

/// The gallery in a terminal; `GalleryApp` has all that does not depend on it.
@main
extension GalleryApp: TextApp {
  /// The size below which the pages cannot be used.
  public var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }
}
