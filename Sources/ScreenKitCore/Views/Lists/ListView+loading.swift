/// Loading anew and loading more.
extension ListView {
  /// Loads anew as if the user had asked for it, and says whether the list can.
  public final func refresh() throws -> Bool {
    guard let onRefresh, isEffectivelyEnabled else { return false }
    if loading.isRefreshing { return true }
    loading.isRefreshing = true
    try onRefresh()
    return true
  }

  /// Loads what is behind the last row, if there is more and it is not on its way.
  final func loadMore() throws {
    guard loading.more == .available else { return }
    loading.more = .underWay
    try onLoadMore?()
  }

  /// Starts loading when the end has come into sight; once, so that a failure is not repeated.
  final func seeEnd() {
    let isInSight = loading.more != .none && cells.lines.upperBound == lines.count
    defer { gestures.hasSeenEnd = isInSight }
    guard isInSight, !gestures.hasSeenEnd, let application else { return }
    // The surface is being shown; the app's code runs in a turn of its own.
    application.run { [weak self] in try self?.loadMore() }
  }

  final func loadingChanged(from old: ListLoading) {
    if loading.isRefreshing != old.isRefreshing {
      setPull { $0.set(isLoading: loading.isRefreshing) }
    }
    countLines()
  }

  final func setPull(_ change: (inout PullToRefresh) -> Void) {
    let old = gestures.pull
    change(&gestures.pull)
    if gestures.pull != old { changed(.structure) }
  }
}
