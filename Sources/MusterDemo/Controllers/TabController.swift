internal import ScreenKitCore
public import ScreenKitNav

/// The three tabs of whoever is logged in, on top of Login (M-025, M-026, M-030, M-031).
public final class TabController: TabNavigator {
  private let profile: Profile
  private var hasToldStatus = false

  /// Makes the tabs, each of which gets the profile.
  public init(_ profile: Profile) {
    self.profile = profile
    super.init()
    title = "Muster"
    // Each tab has a bar of its own.
    navigationItem.isHidden = true
  }

  // MARK: Lifecycle

  /// Tells of the muster right after the login, since another tab is in front (M-072).
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

  /// Below the tabs is Login, so that Back at the root of a tab means to log out.
  public override func goBack() throws -> Bool {
    if try super.goBack() { return true }
    askToLogOut(of: profile)
    return true
  }

  private var greeting: String {
    [profile.status.summary, profile.unreadNote].compactMap(\.self).joined(separator: "\n")
  }
}
