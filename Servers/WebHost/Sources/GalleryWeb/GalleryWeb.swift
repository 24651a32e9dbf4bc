public import GalleryScreens
internal import PostgresStore
public import ScreenKitCore
public import WebHost

/// The gallery in a browser: `swift run --package-path Servers/WebHost GalleryWeb`.
@main
extension GalleryApp: WebApp {
  /// Creates the gallery, which is the same for all visitors.
  public func makeRoot(for visitor: Visitor) -> Controller { makeRoot() }

  /// Opens a PostgreSQL database by its address, or an SQLite file by its path.
  public func makeStore(at place: String) throws -> any SessionStore {
    guard PostgresStore.isAddress(place) else { return try SQLiteStore(path: place) }
    return try PostgresStore(address: place)
  }
}
