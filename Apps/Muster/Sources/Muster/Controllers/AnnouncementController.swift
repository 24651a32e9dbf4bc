internal import AppParts
public import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitOffline

/// The screen that lists today's announcements, with unread ones first, then urgent ones.
public final class AnnouncementController: Controller {
  private let profile: Profile
  private let list: List<Announcement>
  private let rows: AnnouncementRows
  private let page: AnnouncementsView
  private let work = ScreenTask()
  private var ageTimer: ClockTimer?

  /// Creates the screen.
  public init(_ profile: Profile) {
    self.profile = profile
    rows = AnnouncementRows(profile.day)
    list = List(rows)
    page = AnnouncementsView(list)
    super.init()
    title = "Announcements"
    offerLogOut(of: profile)
  }

  // MARK: Lifecycle

  /// Updates the list and highlights the announcement shown last, even if it has moved.
  public override func appear() {
    refresh()
    guard let shown = profile.lastShown else { return }
    if let row = rows.items.firstIndex(where: { $0.dbID == shown }) {
      list.highlightedRow = RowIndex(row)
    }
  }

  // MARK: Interface

  public override func makeView() -> View {
    (list.id, list.accessibleName) = ("announcements", "Announcements")
    list.rowHeight = 2
    list.activatesOnClick = true
    let nothing = EmptyState("There are no announcements today.", button: "Refresh")
    connect(nothing.button, to: AnnouncementController.load)
    list.emptyView = nothing
    return page
  }

  public override func connect() {
    // Applies the expected size, so that the first frame has the right arrangement.
    sizeDidChange()
    connect(list, to: AnnouncementController.read)
    connect(list, \.onHighlight) { screen, _ in screen.showText() }
    connect(page.bar.button, to: AnnouncementController.loadOrCancel)
    connect(list, \.onRefresh) { $0.load() }
    command("Refresh", KeyPress(.function(5)), to: AnnouncementController.load)
    refresh(when: profile, \.announcements, \.unreadCount)
    refresh(when: profile.day, \.today)
    observe(profile, \.feed) { screen, _ in screen.showFeed() }
  }

  public override func refresh() {
    rows.items = profile.activeAnnouncements
    list.reload()
    showText()
    showFeed()
  }

  // MARK: Logic

  public override func sizeDidChange() {
    let inOneLine = page.fit(viewSize)
    showText()
    guard inOneLine != rows.inOneLine else { return }
    rows.inOneLine = inOneLine
    list.rowHeight = inOneLine ? 1 : 2
    list.reload()
  }

  /// Loads the announcements from the server, unless they are being loaded.
  ///
  /// The task goes on with the status after them; then a load begins anew.
  public func load() {
    guard !profile.feed.isLoading else { return }
    task(work) { await $0.profile.refresh() }
  }

  private func loadOrCancel() { if work.isRunning { work.cancel() } else { load() } }

  private func read(_ announcement: Announcement) {
    push(AnnouncementPlace(dbID: announcement.dbID))
  }

  /// Shows the text of the highlighted announcement beside the list, without marking it as read.
  private func showText() {
    guard page.showsText else { return }
    let shown = list.highlightedItem
    let date = shown.map { profile.day.text(of: $0.pubDate) } ?? ""
    page.text.document = shown?.document(published: date) ?? Document([])
  }

  private func showFeed() {
    list.loading.isRefreshing = profile.feed.isLoading
    page.bar.show(barContent)
    page.show(status: statusLine)
    followAge()
    list.emptyView?.isHidden = profile.feed.loaded == nil
    page.show(hasContent: !hasFailed)
  }

  private var barContent: LoadBar.Content {
    switch profile.feed {
    case .none: return .nothing
    case .fresh: return skippedNote.map { .stale($0) } ?? .nothing
    case .loading: return .busy(profile.busyText("Loading"))
    case .stale(let date, let error):
      let day = profile.day
      return .stale("As of \(day.age(of: date)), \(day.text(of: date)). \(error)")
    case .failed(let error): return .failed("\(error)")
    }
  }

  /// Shows the age of the data again after a minute, while the screen is visible.
  private func followAge() {
    ageTimer?.cancel()
    switch profile.feed {
    case .fresh, .stale: ageTimer = after(.seconds(60)) { $0.showFeed() }
    case .none, .loading, .failed: ageTimer = nil
    }
  }

  /// Whether only an error is shown.
  private var hasFailed: Bool { if case .failed = profile.feed { true } else { false } }

  /// The number of unread announcements and the age of the data; `nil` if the bar shows them.
  private var statusLine: String? {
    guard case .fresh(let date) = profile.feed, !rows.items.isEmpty else { return nil }
    let unread = profile.unreadCount == 0 ? "All read" : "\(profile.unreadCount) unread"
    return "\(unread), updated \(profile.day.age(of: date))"
  }

  private var skippedNote: String? {
    switch profile.skippedAnnouncements {
    case 0: nil
    case 1: "One announcement is damaged and is not shown."
    case let count: "\(count) announcements are damaged and are not shown."
    }
  }
}
