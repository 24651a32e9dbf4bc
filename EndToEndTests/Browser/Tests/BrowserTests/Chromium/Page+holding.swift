import Synchronization

/// A line that is slow for some files.
extension Page {
  /// Holds back requests whose addresses match a pattern with `*`, until ``release()``.
  func hold(_ pattern: String) async throws {
    try await send("Network.setCacheDisabled", ["cacheDisabled": true])
    try await send("Fetch.enable", ["patterns": [["urlPattern": .string(pattern)]]])
  }

  /// Waits until a request is held back.
  func waitUntilHeld() async throws {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if held.withLock({ !$0.isEmpty }) { return }
      await Task.yield()
    }
    throw BrowserError(description: "the browser sent no request that is held back")
  }

  /// Lets the requests go that were held back, and later ones.
  func release() async throws {
    for request in held.withLock({ $0 }) {
      try await send("Fetch.continueRequest", ["requestId": request])
    }
    try await send("Fetch.disable")
  }
}
