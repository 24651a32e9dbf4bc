internal import AppParts
internal import ScreenKitCore
public import ScreenKitNav

/// The three tabs of a logged-in user, on top of the login screen.
public final class TabController: TabNavigator {
  private let profile: Profile
  private var hasToldStatus = false

  /// Creates the tabs, and passes the profile to each of them.
  public init(_ profile: Profile) {
    self.profile = profile
    super.init()
    title = "Muster"
    // Each tab has its own navigation bar.
    navigationItem.isHidden = true
  }

  // MARK: Lifecycle

  /// Shows the muster status right after the login, because the first tab does not show it.
  public override func appear() {
    guard !hasToldStatus else { return }
    hasToldStatus = true
    ask(Dialog<Void>.alert("Welcome, \(profile.username ?? "")", greeting)) { _, _ in }
  }

  // MARK: Interface

  public override func makeTabs() -> [Tab] {
    let profile = profile
    observe(profile, \.unreadCount) { tabs, _ in tabs.refresh() }
    return [
      Tab("Announcements") { TabStack { AnnouncementController(profile) } },
      Tab("Muster") { TabStack { MusterController(profile) } },
      Tab("Intranet") { TabStack { IntranetController(profile) } },
    ]
  }

  public override func refresh() {
    view?.id = "tabview"
    badge(profile.hasReadAnnounce() ? nil : "\(profile.unreadCount)", at: 0)
  }

  // MARK: Logic

  /// Goes back; at the root of a tab, asks to log out instead of going back to the login screen.
  public override func goBack() throws -> Bool {
    if try super.goBack() { return true }
    askToLogOut(of: profile)
    return true
  }

  private var greeting: String {
    [profile.status.summary, profile.unreadNote].compactMap(\.self).joined(separator: "\n")
  }
}
