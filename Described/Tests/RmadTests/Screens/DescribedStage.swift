import Foundation
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTesting
@testable import ScreenKitText
import Synchronization
import Testing

/// A described app on a stage: its test, its model, and the store of its versions.
@MainActor
struct DescribedStage {
  let test: ScreenTest
  let model: DescribedModel
  let store: DescriptionStore
  let source: StubFeeds

  /// Creates the stage of the app that `text` describes, the sample by default.
  ///
  /// With `holdsFeeds`, all loads wait until the source releases them.
  init(
    _ text: String = RmadSample.description, feeds: [String: [UInt8]] = RmadSample.files,
    size: CellSize = CellSize(columns: 60, rows: 26), look: Look.Name = .terminal,
    keeper: MemoryKeeper? = nil, images: (any ImageSource)? = nil,
    components: ComponentVocabulary = ComponentVocabulary(),
    from origin: any DescriptionSource = SilentSource(), holdsFeeds: Bool = false,
    showsKeyHints: Bool = false
  ) throws {
    let read: @Sendable (String) -> DescriptionReading = {
      AppDescription.read($0, tolerance: .lenient)
    }
    let description = try #require(read(text).description)
    source = StubFeeds(feeds)
    if holdsFeeds { source.hold() }
    model = DescribedModel(
      description, feeds: source, components: components,
      now: { StubFeeds.now.addingTimeInterval(7_200) })
    model.images = images
    store = DescriptionStore(read: read, now: { StubFeeds.now })
    let app = model.makeApp(updates: DescriptionUpdates(store, from: origin))
    test = ScreenTest(
      app, size: size, look: .named(look), keeper: keeper, showsKeyHints: showsKeyHints)
  }

  /// Waits until all loads have ended.
  func settle() async { await test.settle() }

  /// Passes another version to the app.
  @discardableResult
  func update(_ text: String) async -> DescriptionStore.Outcome {
    let outcome = await store.update(to: text, comparesTexts: true)
    test.application.runPosts()
    await test.settle()
    return outcome
  }

  var screen: String { test.screen }

  /// Returns the first row of the screen that contains `text`.
  func row(_ text: String) -> Int? {
    screen.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(text) }
  }

  /// Returns the first run of equal style that contains `text`.
  func run(_ text: String) -> ScreenSnapshot.Run? {
    row(text).flatMap { test.snapshot.runs(row: $0).first { $0.text.contains(text) } }
  }
}

/// A source that reports nothing; tests pass versions to the store.
struct SilentSource: DescriptionSource {
  var comparesTexts: Bool { true }
  func updates() -> AsyncStream<DescriptionUpdate> { AsyncStream { $0.finish() } }
}

/// Feeds from memory, which tests can change and make fail.
final class StubFeeds: FeedSource, Sendable {
  static let now = Date(timeIntervalSince1970: 1_316_000_000)

  private struct State {
    var feeds: [String: [UInt8]]
    var failure: FeedFailure?
    var requests: [String] = []
    /// The stream whose end the loads await.
    var gate: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)?
  }

  private let state: Mutex<State>

  init(_ feeds: [String: [UInt8]]) { state = Mutex(State(feeds: feeds)) }

  /// The requested addresses, in order.
  var requests: [String] { state.withLock { $0.requests } }

  /// Makes all loads wait until ``release()``.
  func hold() { state.withLock { $0.gate = AsyncStream<Void>.makeStream() } }

  func release() { state.withLock { $0.gate }?.continuation.finish() }

  func fail(_ failure: FeedFailure?) { state.withLock { $0.failure = failure } }
  func set(_ text: String, at address: String) {
    state.withLock { $0.feeds[address] = Array(text.utf8) }
  }

  func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    let (text, failure, gate) = state.withLock { state in
      state.requests.append(request.pageAddress)
      return (state.feeds[request.pageAddress], state.failure, state.gate?.stream)
    }
    if let gate { for await _ in gate {} }
    if let failure { throw failure }
    guard let text else { throw .status(404) }
    do throws(FeedError) {
      return FeedContent(try FeedReader().read(text), loaded: StubFeeds.now)
    } catch {
      throw .unreadable(error)
    }
  }
}
