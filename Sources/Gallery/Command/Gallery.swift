public import GalleryScreens
public import ScreenKitText

/// The terminal version of the gallery; the rest of `GalleryApp` does not depend on a terminal.
@main
extension GalleryApp: TextApp {
  /// The minimum size at which the pages are usable.
  public var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }
}
