internal import ScreenKitCore

/// A feed of a page, with its tables and the task that loads it.
@MainActor
final class ShownFeed {
  let feed: Feed
  let work = ScreenTask()
  /// The ids of the tables with rows of the feed.
  var tables: Set<Int> = []

  init(_ feed: Feed) { self.feed = feed }
}
