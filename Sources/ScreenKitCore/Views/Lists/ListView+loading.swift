/// Refreshing, and loading more rows.
extension ListView {
  /// Loads all rows again as if the user had requested it; returns whether the list supports that.
  public final func refresh() throws -> Bool {
    guard let onRefresh, isEffectivelyEnabled else { return false }
    if loading.isRefreshing { return true }
    loading.isRefreshing = true
    try onRefresh()
    return true
  }

  /// Loads the rows after the last one, if there are more and they are not being loaded.
  final func loadMore() throws {
    guard loading.more == .available else { return }
    loading.more = .underWay
    try onLoadMore?()
  }

  /// Starts loading when the end becomes visible; only once, so that a failure is not repeated.
  final func seeEnd() {
    let isInSight = loading.more != .none && cells.lines.upperBound == lines.count
    defer { gestures.hasSeenEnd = isInSight }
    guard isInSight, !gestures.hasSeenEnd, let application else { return }
    // The surface is being shown, so the app's code runs in a turn of its own.
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
