import Foundation
import ScreenKitRmad
import Synchronization

/// A source whose pages a test provides on request.
actor StubFeedSource: FeedSource {
  private(set) var requests: [FeedRequest] = []
  private(set) var cancelled = 0
  private var answers: [Result<FeedContent, FeedFailure>] = []
  private var waiting: [CheckedContinuation<Result<FeedContent, FeedFailure>, Never>] = []
  private var arrivals: [(count: Int, CheckedContinuation<Void, Never>)] = []

  /// Provides the answer to the earliest request without one.
  func answer(_ result: Result<FeedContent, FeedFailure>) {
    if waiting.isEmpty {
      answers.append(result)
    } else {
      waiting.removeFirst().resume(returning: result)
    }
  }

  func answer(_ text: String, loaded: TimeInterval = 0, failure: FeedFailure? = nil) throws {
    let document = try FeedReader().read(text)
    answer(
      .success(
        FeedContent(document, loaded: Date(timeIntervalSince1970: loaded), failure: failure)))
  }

  /// Waits until there are `count` requests.
  func wait(for count: Int) async {
    guard requests.count < count else { return }
    await withCheckedContinuation { arrivals.append((count, $0)) }
  }

  nonisolated func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    let result = await withTaskCancellationHandler {
      await take(request)
    } onCancel: {
      Task { await self.countCancelled() }
    }
    return try result.get()
  }

  private func countCancelled() { cancelled += 1 }

  private func take(_ request: FeedRequest) async -> Result<FeedContent, FeedFailure> {
    requests.append(request)
    for arrival in arrivals where requests.count >= arrival.count { arrival.1.resume() }
    arrivals.removeAll { requests.count >= $0.count }
    if !answers.isEmpty { return answers.removeFirst() }
    return await withCheckedContinuation { waiting.append($0) }
  }
}
