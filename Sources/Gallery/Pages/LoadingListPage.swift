import ScreenKitCore

final class LoadingListPage: Page {
  private let list = List((1...30).map { "Message \($0)" })

  override func makeView() -> View {
    (list.id, list.accessibleName) = ("messages", "Messages")
    list.loading.more = .available
    list.layout.flex = 1
    return Column(cross: .fill) { list }
  }

  override func connect() {
    connect(list, \.onRefresh) { $0.loadAnew() }
    connect(list, \.onLoadMore) { $0.loadMore() }
    connect(list, to: LoadingListPage.open)
  }

  private func open(_ message: String) { log.record("\(message) was opened") }

  /// Loads all messages again, with a delay like that of a server.
  private func loadAnew() {
    log.record("Reloading")
    after(.seconds(1), while: .lifetime) { page in
      page.list.items = (1...30).map { "Message \($0)" }
      page.list.loading.isRefreshing = false
      page.list.loading.more = .available
      page.log.record("Reloaded")
    }
  }

  private func loadMore() {
    log.record("Loading more")
    after(.seconds(1), while: .lifetime) { page in
      let count = page.list.items.count
      page.list.append((count + 1...count + 20).map { "Message \($0)" })
      page.list.loading.more = count < 80 ? .available : .none
      page.log.record("There are \(count + 20) messages")
    }
  }
}
