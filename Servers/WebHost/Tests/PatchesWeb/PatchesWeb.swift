import Foundation
import ScreenKitCore
import ScreenKitWeb
import ScreenKitWebTesting
import WebHost

/// A page for random frames, as a program for tests that compare the script of pages with
/// `PageModel`.
///
/// Each line of its standard input is a seed, and yields one line of JSON: frames, each with the
/// resulting page.
@main
struct PatchesWeb: WebApp {
  private struct Step: Encodable {
    let frame: String
    let page: ElementLine?
    let problems: [String]
  }

  private struct App: ScreenApp {
    func makeRoot() -> Controller { Controller() }
  }

  func makeRoot(for visitor: Visitor) -> Controller { Controller() }

  func hostDidStart(_ sessions: VisitorSessions) {
    Thread.detachNewThread {
      while let line = readLine() {
        let seed = UInt64(line) ?? 0
        DispatchQueue.main.async { MainActor.assumeIsolated { Self.answer(seed) } }
      }
    }
  }

  private static func answer(_ seed: UInt64) {
    let session = WebSession(App(), root: Controller(), clock: ManualClock())
    session.start()
    let html = session.page(
      WebSession.PageSlots(
        nonce: "", ticket: "", socketPath: "", scriptPath: "", partsPath: "",
        tablesPath: "", stylePath: "", formPath: ""))
    var frames = RandomFrames(page: html, seed: seed)
    let page = PageModel(page: html)
    let steps = (0..<25).map { _ in
      let frame = frames.next()
      page.apply(frame)
      return Step(frame: frame, page: page.root.map { ElementLine($0) }, problems: page.problems)
    }
    let data = (try? JSONEncoder().encode(steps)) ?? Data("[]".utf8)
    // The line is written without the buffer of the C library, whose lock the reading thread holds.
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
