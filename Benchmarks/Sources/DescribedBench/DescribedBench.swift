import Foundation
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTesting

/// Figures of described apps, as rows of a Markdown table: opening a large description, scrolling a
/// large feed, and the time from a changed file to the screen.
@main
struct DescribedBench {
  private static let rounds = 9

  @MainActor
  static func main() async throws {
    print("| work | unit | min | median | max | wanted |\n|---|---|---|---|---|---|")
    await open(components: 10_000)
    try await scroll(megabytes: 10)
    try await update()
  }

  /// Measures N8: from the text of a description to the first frame of its app, and to its last
  /// component.
  @MainActor
  private static func open(components: Int) async {
    let text = DescriptionText.screen(components: components)
    var (reads, frames, pages): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      guard let description = AppDescription.read(text, tolerance: .lenient).description else {
        fatalError("DescribedBench: the description is no good")
      }
      reads.append(milliseconds(since: start))
      let test = ScreenTest(model(description).makeApp())
      frames.append(milliseconds(since: start))
      expect("Row 1,", on: test)
      await test.settle()
      pages.append(milliseconds(since: start))
      guard test.view(ViewID("component-\(components - 1)")) != nil else {
        fatalError("DescribedBench: the page has no end")
      }
      test.terminate()
    }
    write("\(components) components, read and checked", "ms", reads)
    write("\(components) components, to the first frame", "ms", frames, wanted: "≤ 50")
    write("\(components) components, to the end of the page, out of sight", "ms", pages)
  }

  /// Measures W4 for a feed: rows of a table whose cells are described.
  @MainActor
  private static func scroll(megabytes: Int) async throws {
    let feed = DescriptionText.feed(bytes: megabytes << 20)
    let start = ContinuousClock.now
    _ = try FeedReader().read(feed)
    write("a feed of \(megabytes) MB, read", "ms", [milliseconds(since: start)])
    guard
      let description = AppDescription.read(DescriptionText.table, tolerance: .lenient).description
    else { fatalError("DescribedBench: the description is no good") }
    let source = EmbeddedFeedSource([DescriptionText.feedAddress: feed])
    let test = ScreenTest(model(description, source).makeApp())
    await test.settle()
    expect("Row 1", on: test)
    step(through: "the feed", test)
    test.terminate()
    // The same number of rows without a description is the reference for the rows of the feed.
    let list = List((0..<(feed.count / 75)).map { "Row \($0)" })
    let plain = ScreenTest(ListScreen(list))
    step(through: "a plain list of \(list.rowCount) rows", plain)
    plain.terminate()
  }

  @MainActor
  private static func step(through list: String, _ test: ScreenTest) {
    test.keepsHistory = false
    for (name, key) in [("a step", KeyPress(.down)), ("a page", KeyPress(.pageDown))] {
      // The list first moves to the last visible row, so that each step scrolls.
      for _ in 0..<40 { test.press(KeyPress(.down)) }
      let samples = (0..<rounds).map { _ in
        let start = ContinuousClock.now
        for _ in 0..<200 { test.press(key) }
        return milliseconds(since: start) * 1000 / 200
      }
      write("\(name) through \(list)", "µs", samples)
    }
  }

  /// Measures R-154: from a changed file to the screen, with the real observation of files.
  @MainActor
  private static func update() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "DescribedBench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "app.json")
    func publish(_ version: Int) throws {
      try Data(DescriptionText.screen(version: version, components: 200).utf8)
        .write(to: file, options: .atomic)
    }
    try publish(0)
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let first = AppDescription.read(text, tolerance: .lenient).description else {
      fatalError("DescribedBench: the description is no good")
    }
    let updates = DescriptionUpdates(
      DescriptionStore(), from: FileDescriptionSource(path: file.path()))
    let test = ScreenTest(model(first).makeApp(updates: updates))
    await wait(for: 0, test)
    var samples: [Double] = []
    for version in 1...rounds {
      // The observation of the file has to be restored first.
      try await Task.sleep(for: .milliseconds(300))
      let start = ContinuousClock.now
      try publish(version)
      await wait(for: version, test)
      samples.append(milliseconds(since: start))
    }
    write("a changed file of 200 components, to the screen", "ms", samples, wanted: "≤ 100")
    test.terminate()
  }

  /// Runs turns of the app until it shows `version`.
  @MainActor
  private static func wait(for version: Int, _ test: ScreenTest) async {
    while !test.screen.contains("version \(version).") {
      test.application.runPosts()
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Ends the program if the screen is not the one to measure.
  @MainActor
  private static func expect(_ text: String, on test: ScreenTest) {
    if test.screen.contains(text) { return }
    fatalError("DescribedBench: there is no “\(text)” on the screen:\n\(test.screen)")
  }

  @MainActor
  private static func model(
    _ description: AppDescription, _ feeds: any FeedSource = EmbeddedFeedSource([:])
  ) -> DescribedModel { DescribedModel(description, feeds: feeds) }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1000 + Double(attoseconds) / 1e15
  }

  private static func write(
    _ work: String, _ unit: String, _ samples: [Double], wanted: String = ""
  ) {
    let sorted = samples.sorted()
    let figures = [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]]
      .map { String(format: "%.1f", $0) }
    print("| \(work) | \(unit) | \(figures.joined(separator: " | ")) | \(wanted) |")
  }
}

/// A screen with only a list.
private final class ListScreen: Controller {
  private let list: List<String>

  init(_ list: List<String>) {
    self.list = list
    super.init()
  }

  override func makeView() -> View { list }
}
