internal import ScreenKitCore

/// A feed that a page shows, with its tables and the work that loads it.
@MainActor
final class ShownFeed {
  let feed: Feed
  let work = ScreenTask()
  /// The ids of the tables with its rows.
  var tables: Set<Int> = []

  init(_ feed: Feed) { self.feed = feed }
}
