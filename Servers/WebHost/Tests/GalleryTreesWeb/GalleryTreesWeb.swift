import Foundation
import GalleryScreens
import ScreenKitCore
import WebHost

/// The gallery in a browser, as a program for tests that compare its pages with the app's views.
///
/// Each line of its standard input is a query about the latest session, and yields one line of
/// JSON: `semantics` the accessibility tree of its window, and `rectangles PAGE` the bounds of its
/// views in the text backend.
@main
final class GalleryTreesWeb: WebApp {
  private weak var root: Controller?

  init() {}

  func makeRoot(for visitor: Visitor) -> Controller {
    let gallery = GalleryScreen()
    root = gallery
    return gallery
  }

  func hostDidStart(_ sessions: VisitorSessions) {
    Thread.detachNewThread { [weak self] in
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.answer(line) } }
      }
    }
  }

  private func answer(_ question: String) {
    let words = question.split(separator: " ", maxSplits: 1).map(String.init)
    guard let window = root?.application?.window else { return GalleryTreesWeb.write([Int]()) }
    switch words.first {
    case "semantics": GalleryTreesWeb.write(SemanticLine.lines(of: window.semantics))
    case "rectangles": GalleryTreesWeb.write(TextTwin(page: words.last).rectangles(of: window))
    default: GalleryTreesWeb.write([Int]())
    }
  }

  /// Writes a line without the buffer of the C library, whose lock the reading thread holds.
  private static func write(_ value: some Encodable) {
    let data = (try? JSONEncoder().encode(value)) ?? Data("[]".utf8)
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
