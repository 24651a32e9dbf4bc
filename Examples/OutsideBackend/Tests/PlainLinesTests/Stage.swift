import LineApps
import PlainLines
import ScreenKitCore
import Testing

/// A session without a terminal and without real time.
@MainActor
final class Stage {
  let clock = ManualClock()
  let keeper: MemoryKeeper
  let session: LineSession
  /// The lines that were printed last.
  private(set) var lines: [String]

  init(_ root: Controller, keeper: MemoryKeeper = MemoryKeeper()) {
    self.keeper = keeper
    session = LineSession(ViewApp(), root: root, clock: clock, keeper: keeper)
    lines = session.start()
  }

  /// Creates a stage with the root screen of `app`.
  convenience init(_ app: LineApp) throws { self.init(try app.app.makeRoot()) }

  convenience init(showing view: View) { self.init(ViewScreen(view)) }

  /// Reads a line, and returns the printed lines.
  @discardableResult
  func read(_ line: String) -> [String] {
    lines = session.read(line)
    return lines
  }

  /// Reads a line, waits for the work of the app, and returns the screen.
  @discardableResult
  func finish(_ line: String) async -> [String] {
    read(line)
    await session.application.waitUntilIdle()
    let news = session.news()
    if !news.isEmpty { lines = news }
    return lines
  }

  /// The present screen.
  var screen: [String] { session.read("show") }

  /// Returns the number of the first view whose line contains `text`.
  func number(of text: String) throws -> Int {
    let line = try #require(
      screen.first { $0.contains("[") && $0.contains(text) }, "no number has \(text): \(screen)")
    let digits = line.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    return try #require(Int(digits))
  }

  /// Whether a line of the screen contains `text`.
  func shows(_ text: String) -> Bool { screen.contains { $0.contains(text) } }
}

/// An app without its own settings.
struct ViewApp: ScreenApp {
  func makeRoot() -> Controller { Controller() }
}

/// A screen with one view.
final class ViewScreen: Controller {
  private let shown: View

  init(_ view: View) { shown = view }

  override func makeView() -> View { shown }
}

/// A keeper of states in memory.
@MainActor
final class MemoryKeeper: StateKeeper {
  var archive: ScreenArchive?

  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }
}
