public import Foundation
public import ScreenKitCore
public import ScreenKitOffline

/// The content of one kind from a server, for one screen.
///
/// Each load ends with fresh content, with the earlier content and an error, or with an error alone.
public final class Feed<
  Content: Codable & Hashable & Sendable, Failure: Error & Hashable & Sendable
>: Model {
  /// The content; `nil` before the first load.
  @Observed public private(set) var content: Content?
  /// The state of the last load.
  @Observed public private(set) var state = LoadState<Failure>.none

  private let now: @MainActor () -> Date
  private let ask: @MainActor () async throws(Failure) -> Content
  private let recall: @MainActor () async -> KeptContent<Content>?
  private let keep: @MainActor (KeptContent<Content>) async -> Void
  /// The number of calls of ``reload()`` and ``forget()``; a load that began before the last call
  /// is ignored.
  private var generation = 0

  /// Creates a feed without content.
  ///
  /// - Parameters:
  ///   - now: Returns the current time.
  ///   - ask: Requests the content; throws if the response arrives too late to be shown.
  ///   - recall: Returns the content stored on the device; called before the first response.
  ///   - keep: Stores fresh content on the device.
  public init(
    now: @escaping @MainActor () -> Date,
    ask: @escaping @MainActor () async throws(Failure) -> Content,
    recall: @escaping @MainActor () async -> KeptContent<Content>?,
    keep: @escaping @MainActor (KeptContent<Content>) async -> Void
  ) {
    (self.now, self.ask, self.recall, self.keep) = (now, ask, recall, keep)
    super.init()
  }

  /// Loads the content unless a load is under way; shows the stored content meanwhile.
  public func load() async {
    guard !state.isLoading else { return }
    await loadNow()
  }

  /// Loads the content after a change on the server; a load that is under way is ignored.
  public func reload() async {
    generation += 1
    await loadNow()
  }

  private func loadNow() async {
    let generation = generation
    state = .loading(since: state.loaded)
    if content == nil, let kept = await recall(), generation == self.generation {
      (content, state) = (kept.content, .loading(since: kept.loaded))
    }
    do throws(Failure) {
      let answer = try await ask()
      guard generation == self.generation else { return }
      let fresh = KeptContent(answer, loaded: now())
      (content, state) = (answer, .fresh(fresh.loaded))
      await keep(fresh)
    } catch {
      guard generation == self.generation else { return }
      state = .ended(error, since: state.loaded)
    }
  }

  /// Removes the content and ignores a running load; called at the end of a session.
  public func forget() {
    generation += 1
    (content, state) = (nil, .none)
  }
}
