import HeartBeat
import ScreenKitCore
import WebHost

/// Beating Heart in a browser: `swift run --package-path Servers/WebHost HeartBeatWeb`.
@main
struct HeartBeatWeb: WebApp {
  var linkScheme: String? { "heart" }

  func makeRoot(for visitor: Visitor) -> Controller { BeatingHeart() }
}
