public import ScreenKitCore
internal import ScreenKitNav

/// The screen that lists today's announcements: unread ones first, then urgent ones.
public final class AnnouncementController: Controller {
  private let profile: Profile
  private let list: List<Announcement>
  private let rows: AnnouncementRows
  private let bar = LoadBar()
  private let work = ScreenTask()

  /// Creates the screen.
  public init(_ profile: Profile) {
    self.profile = profile
    rows = AnnouncementRows(profile.day)
    list = List(rows)
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
    (list.rowHeight, list.layout.flex) = (2, 1)
    list.activatesOnClick = true
    list.emptyView = Label("There are no announcements today.")
    return Column(cross: .fill) {
      bar
      list
    }
  }

  public override func connect() {
    connect(list, to: AnnouncementController.read)
    connect(bar.button, to: AnnouncementController.loadOrCancel)
    connect(list, \.onRefresh) { $0.load() }
    command("Refresh", KeyPress(.function(5)), to: AnnouncementController.load)
    refresh(when: profile, \.announcements, \.unreadCount)
    refresh(when: profile.day, \.today)
    observe(profile, \.feed) { screen, _ in screen.showFeed() }
  }

  public override func refresh() {
    rows.items = profile.activeAnnouncements
    list.reload()
    showFeed()
  }

  // MARK: Logic

  /// Loads the announcements from the server.
  public func load() {
    task(work) { await $0.profile.refresh() }
  }

  private func loadOrCancel() { if work.isRunning { work.cancel() } else { load() } }

  private func read(_ announcement: Announcement) {
    push(AnnouncementPlace(dbID: announcement.dbID))
  }

  private func showFeed() {
    list.loading.isRefreshing = profile.feed.isLoading
    switch profile.feed {
    case .none: bar.show(.nothing)
    case .fresh: bar.show(skippedNote.map { .stale($0) } ?? .nothing)
    case .loading: bar.show(.busy("Loading", profile.timeLimit))
    case .stale(let date, let error):
      let day = profile.day
      bar.show(.stale("As of \(day.age(of: date)), \(day.text(of: date)). \(error)"))
      after(.seconds(60)) { $0.showFeed() }
    case .failed(let error): bar.show(.failed("\(error)"))
    }
    list.emptyView?.isHidden = profile.feed.loaded == nil
  }

  private var skippedNote: String? {
    switch profile.skippedAnnouncements {
    case 0: nil
    case 1: "One announcement is damaged and is not shown."
    case let count: "\(count) announcements are damaged and are not shown."
    }
  }
}
