internal import ScreenKitCore

/// A feed of a page, with its tables and the task that loads it.
@MainActor
final class ShownFeed {
  let feed: Feed
  let work = ScreenTask()
  /// The ids of the tables with rows of the feed.
  var tables: Set<Int> = []

  init(_ feed: Feed) { self.feed = feed }

  /// Whether a page that appears loads the feed.
  ///
  /// A failed load is repeated, unless this would remove further pages of rows. A load that was
  /// cancelled with an earlier appearance may not have ended yet.
  var needsLoad: Bool {
    switch feed.phase {
    case .idle: true
    case .loading, .refreshing: !work.isRunning
    case .loadingMore: false
    case .loaded, .failed: feed.failure != nil && feed.rows.pageCount < 2
    }
  }
}
