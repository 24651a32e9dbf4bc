public import GalleryScreens
public import ScreenKitCore
public import WebHost

/// The gallery in a browser: `swift run --package-path Servers/WebHost GalleryWeb`.
@main
extension GalleryApp: WebApp {
  /// Creates the gallery, the same one for everybody.
  public func makeRoot(for visitor: Visitor) -> Controller { makeRoot() }
}
