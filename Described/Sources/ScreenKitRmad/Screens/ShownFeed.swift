internal import ScreenKitCore
internal import ScreenKitOffline

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
    switch feed.state {
    case .none: true
    case .loading: !feed.isLoadingMore && !work.isRunning
    case .fresh: false
    case .stale, .failed: feed.rows.pageCount < 2
    }
  }
}
