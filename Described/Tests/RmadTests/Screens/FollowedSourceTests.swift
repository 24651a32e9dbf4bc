import Foundation
import ScreenKitCore
import ScreenKitFetch
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// New versions of files and servers, up to the screen, with changes and pauses by the test.
@MainActor
@Suite("Versions from files and servers on the screen")
struct FollowedSourceTests {
  private let sample = RmadSample.description
  private var changed: String {
    sample.replacing("The Harbour Gazette", with: "The Pier")
      .replacing("\"data_version\": \"", with: "\"data_version\": \"9")
  }

  /// Runs turns of the app, without passing time, until the store has the version of `text`.
  private func follow(_ stage: DescribedStage, to text: String) async {
    let version = AppDescription.read(text, tolerance: .lenient).description
    while stage.store.app != version {
      await Task.yield()
      stage.test.application.runPosts()
    }
  }

  private func showAbout(_ stage: DescribedStage) async {
    stage.test.press("3")
    await stage.settle()
  }

  @Test(.proves("R-005", "R-154"))
  func `a changed file is shown in the same turn`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/app.json"
    try Data(sample.utf8).write(to: URL(fileURLWithPath: path))
    let (changes, change) = AsyncStream<Void>.makeStream()
    let stage = try DescribedStage(from: FileDescriptionSource(path: path, changes: { changes }))
    await follow(stage, to: sample)
    await showAbout(stage)
    #expect(stage.screen.contains("The Harbour Gazette"))
    try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
    stage.test.application.runPosts()
    // Without a notification, the file is not read.
    #expect(stage.screen.contains("The Harbour Gazette"))
    change.yield()
    await follow(stage, to: changed)
    stage.test.application.runPosts()
    #expect(stage.screen.contains("The Pier"))
    change.finish()
    stage.test.terminate()
  }

  @Test(.proves("R-003", "R-005", "R-154"))
  func `a changed server is shown after a two-second pause`() async throws {
    let (first, second) = (sample, changed)
    let fetcher = StubFetcher { _ throws(FetchError) in .text(first) }
    let pauses = HeldPauses()
    let source = PolledDescriptionSource(
      "https://e.org/app", fetcher: fetcher, policy: FetchPolicy(),
      sleep: { await pauses.wait($0) })
    let stage = try DescribedStage(from: source)
    await follow(stage, to: first)
    // The runtime has the value that the server's text describes.
    #expect(stage.model.description == AppDescription.read(first).description)
    await showAbout(stage)
    await pauses.arrive(1)
    fetcher.answer { _ throws(FetchError) in .text(second) }
    #expect(stage.screen.contains("The Harbour Gazette"))
    await pauses.end()
    await follow(stage, to: second)
    stage.test.application.runPosts()
    #expect(stage.screen.contains("The Pier"))
    #expect(await pauses.passed <= .seconds(2))
    #expect(fetcher.requests.count == 2)
    stage.test.terminate()
    await pauses.stop()
  }

  /// The position of the user: the components on the screen, the row, and the typed text.
  private struct Place: Equatable {
    let components: [Int]
    let row: RowIndex?
    let text: String?

    @MainActor init(_ test: ScreenTest) {
      components = (100..<500).filter { test.view(ViewID("component-\($0)")) != nil }
      row = test.view("component-101", as: ListView.self)?.highlightedRow
      text = test.view("component-403", as: TextField.self)?.value
    }
  }

  @Test(.proves("R-154"), arguments: RandomWalks.seeds(3, of: 200))
  func `versions with the same controllers keep the position`(seed: UInt64) async throws {
    let tab = """
      { "component_type": "UITabBarItem", "id": 5, "icon_url": "search", "icon_text": "Find",
        "action_index": 1, "action_type": "default" },
      { "component_type": "UITabBarItem", "id": 4,
      """
    let versions = [
      sample, changed,
      sample.replacing("\"row_height\": 64", with: "\"row_height\": 80"),
      sample.replacing("\"tint_color\": \"1d3557\"", with: "\"tint_color\": \"ff0000\""),
      sample.replacing("\"text_color\": \"1f2328\"", with: "\"text_color\": \"00ff00\""),
      sample.replacing("\"icon_text\": \"Events\"", with: "\"icon_text\": \"Dates\""),
      sample.replacing(
        "{\n              \"component_type\": \"UITabBarItem\", \"id\": 4,", with: tab),
      // These are refused.
      "[", "", String(sample.dropLast(30)),
    ]
    var random = SeededRandom(seed: seed)
    let stage = try DescribedStage()
    await stage.settle()
    for step in 0..<20 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: stage.test.press(.enter)
      case 1: stage.test.press(.escape)
      case 2: stage.test.press(Bool.random(using: &random) ? "1" : "2")
      case 3:
        if let field = stage.test.view("component-403") {
          stage.test.application.focus.move(to: field)
          stage.test.type("x")
        }
      case 4: stage.test.press(.down)
      default:
        let before = Place(stage.test)
        let outcome = await stage.update(versions.randomElement(using: &random) ?? sample)
        let after = Place(stage.test)
        #expect(after == before, "seed \(seed), step \(step), \(outcome)")
      }
      await stage.settle()
      try #require(stage.test.outcome == nil, "seed \(seed), step \(step)")
    }
  }
}

/// The pauses of a source, which end on request of a test.
private actor HeldPauses {
  /// The sum of the pauses that have ended.
  private(set) var passed = Duration.zero
  private var durations: [Duration] = []
  private var waiting: CheckedContinuation<Void, Never>?
  private var arrivals: [(Int, CheckedContinuation<Void, Never>)] = []
  private var isStopped = false

  func wait(_ duration: Duration) async {
    guard !isStopped else { return }
    durations.append(duration)
    for arrival in arrivals where durations.count >= arrival.0 { arrival.1.resume() }
    arrivals.removeAll { durations.count >= $0.0 }
    await withCheckedContinuation { waiting = $0 }
  }

  /// Waits until `count` pauses have begun.
  func arrive(_ count: Int) async {
    guard durations.count < count else { return }
    await withCheckedContinuation { arrivals.append((count, $0)) }
  }

  /// Ends the pause.
  func end() {
    passed += durations.last ?? .zero
    waiting?.resume()
    waiting = nil
  }

  /// Ends the pause, after the end of the app has cancelled it.
  func stop() {
    isStopped = true
    waiting?.resume()
    waiting = nil
  }
}
