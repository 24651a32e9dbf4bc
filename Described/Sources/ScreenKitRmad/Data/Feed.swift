internal import Foundation
public import ScreenKitCore
internal import ScreenKitFetch
public import ScreenKitOffline

/// The rows of a feed on a screen, page after page.
///
/// Loading, parsing and searching are done outside of the main actor. A load has no effect after it
/// was cancelled or replaced by another load.
public final class Feed: Model {
  /// The maximum number of pages of a feed.
  public static let maximumPages = 200

  /// The state of the last load, of the first page or of a further one.
  @Observed public private(set) var state = LoadState<FeedFailure>.none
  /// The rows of all pages.
  @Observed public private(set) var rows = FeedRows()
  /// Whether a further page may have rows.
  @Observed public private(set) var hasMore = false

  /// Whether a further page is being loaded.
  private(set) var isLoadingMore = false
  /// The state before the load that is under way.
  private var previous = LoadState<FeedFailure>.none
  private let source: any FeedSource
  private let request: FeedRequest
  private let path: DataPath
  private var task: Task<FeedPage, any Error>?
  /// The number of the latest load, by which an earlier load detects its replacement.
  private var round = 0
  /// The number of the last page that was appended.
  private var page = 0
  /// The hashes of all rows, computed for the second page.
  private var known: Set<Int>?

  /// Creates a feed without rows.
  ///
  /// - Parameters:
  ///   - request: The request for the first page.
  ///   - path: The path of the rows.
  ///   - source: The source of the pages.
  public init(_ request: FeedRequest, rows path: DataPath, from source: any FeedSource) {
    (self.request, self.path, self.source) = (request, path, source)
    super.init()
  }

  /// The document of the first page; `nil` before the first load.
  public var document: FeedDocument? { rows.document }

  /// Loads the first page, unless there are rows or a load is under way.
  public func load() async {
    guard !state.isLoading, state.loaded == nil else { return }
    await refresh()
  }

  /// Reloads the first page to replace all rows; the rows stay after a failure.
  public func refresh() async {
    let round = begin(isMore: false)
    do {
      let fresh = try await perform(request, known: nil)
      guard round == self.round else { return }
      // The stored version of the first page does not replace further pages after a failure.
      if let failure = fresh.content.failure, rows.pageCount > 1 { return finish(failure) }
      rows = FeedRows(fresh.nodes, of: fresh.content.document)
      (page, known) = (1, nil)
      hasMore = !fresh.nodes.isEmpty
      finish(fresh.content.failure, loaded: fresh.content.loaded)
    } catch {
      guard round == self.round else { return }
      // The screen has ended the load, for example because the user left it.
      guard error != .fetch(.cancelled) else { return cancel() }
      finish(error)
    }
  }

  /// Loads the next page and appends its new rows; the feed ends if there are none.
  ///
  /// Does nothing at the end, during another load, and before the first page is loaded.
  public func loadMore() async {
    guard hasMore, !state.isLoading else { return }
    let round = begin(isMore: true)
    let known: Set<Int>
    if let hashes = self.known {
      known = hashes
    } else {
      known = await Self.hashes(of: rows)
      guard round == self.round else { return }
    }
    do {
      let fresh = try await perform(request.at(page: page + 1), known: known)
      guard round == self.round else { return }
      append(fresh, to: known)
      finish(fresh.content.failure)
    } catch {
      guard round == self.round else { return }
      guard error != .fetch(.cancelled) else { return cancel() }
      // Servers respond with these statuses after the last page.
      let isEnd = error == .status(404) || error == .status(410)
      if isEnd { hasMore = false }
      finish(isEnd ? nil : error)
    }
  }

  /// Cancels the running load; the rows stay unchanged.
  public func cancel() {
    guard state.isLoading else { return }
    round += 1
    task?.cancel()
    task = nil
    isLoadingMore = false
    state = previous
  }

  private func append(_ fresh: FeedPage, to known: Set<Int>) {
    page += 1
    hasMore = !fresh.nodes.isEmpty && page < Self.maximumPages
    self.known = known.union(fresh.hashes)
    if !fresh.nodes.isEmpty { rows.append(fresh.nodes, of: fresh.content.document) }
  }

  private func begin(isMore: Bool) -> Int {
    task?.cancel()
    round += 1
    if !state.isLoading { previous = state }
    isLoadingMore = isMore
    state = .loading(since: state.loaded)
    return round
  }

  private func finish(_ failure: FeedFailure?, loaded: Date? = nil) {
    (task, isLoadingMore) = (nil, false)
    let loaded = loaded ?? state.loaded
    state = failure.map { .ended($0, since: loaded) } ?? loaded.map { .fresh($0) } ?? .none
  }

  /// Loads a page outside of the main actor.
  private func perform(
    _ request: FeedRequest, known: Set<Int>?
  ) async throws(FeedFailure) -> FeedPage {
    let (source, path) = (source, path)
    let task = Task.detached {
      try await FeedPage(request, path: path, from: source, known: known)
    }
    self.task = task
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    // A load that is cancelled has no effect, even if its source ends it otherwise.
    if Task.isCancelled { throw .fetch(.cancelled) }
    switch result {
    case .success(let page): return page
    case .failure(let error): throw error as? FeedFailure ?? .fetch(.cancelled)
    }
  }

  private nonisolated static func hashes(of rows: FeedRows) async -> Set<Int> {
    await Task.detached { Set((0..<rows.count).map { rows[$0].contentHash }) }.value
  }
}

/// A page with its new rows.
private struct FeedPage: Sendable {
  let content: FeedContent
  let nodes: [UInt32]
  /// The hashes of the rows, if the hashes of the previous pages are known.
  var hashes: [Int] = []

  /// Loads a page; omits rows with a hash in `known`.
  init(
    _ request: FeedRequest, path: DataPath, from source: any FeedSource, known: Set<Int>?
  ) async throws(FeedFailure) {
    content = try await source.load(request)
    let document = content.document
    let all = path.rows(in: document.top)
    guard let known else {
      nodes = all
      return
    }
    var fresh: [UInt32] = []
    for node in all {
      let hash = FeedNode(document: document, index: Int(node)).contentHash
      guard !known.contains(hash) else { continue }
      fresh.append(node)
      hashes.append(hash)
    }
    nodes = fresh
  }
}
