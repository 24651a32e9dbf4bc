/// The loading of rows: refreshing, and loading more rows.
extension ListView {
  /// Loads all rows again, as if requested by the user; returns whether the list can be refreshed.
  ///
  /// An error of ``onRefresh`` ends the refresh and is rethrown.
  public final func refresh() throws -> Bool {
    guard let onRefresh, isEffectivelyEnabled else { return false }
    if loading.isRefreshing { return true }
    loading.isRefreshing = true
    do {
      try onRefresh()
    } catch {
      loading.isRefreshing = false
      throw error
    }
    return true
  }

  /// Loads the rows after the last one, if more are available and none are being loaded.
  ///
  /// After an error, the rows remain available, so that the user can try again.
  final func loadMore() throws {
    guard loading.more == .available else { return }
    loading.more = .underWay
    do {
      try onLoadMore?()
    } catch {
      if loading.more == .underWay { loading.more = .available }
      throw error
    }
  }

  /// Starts loading when the end becomes visible, but only once, so that an error is not repeated.
  final func seeEnd() {
    let isInSight = loading.more != .none && cells.lines.upperBound == lines.count
    defer { gestures.hasSeenEnd = isInSight }
    guard isInSight, !gestures.hasSeenEnd, let application else { return }
    // A layout is in progress, so the app's code runs in a separate turn.
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
