internal import AppParts
public import ScreenKitCore
public import ScreenKitNav

/// The root screen: a stack with the login screen at the bottom and the tabs on top.
///
/// It creates the profile and passes it to every screen. The tabs and all screens reached from
/// them are behind a gate, so that no deep link and no restored state bypasses the login.
public final class MusterApp: StackNavigator {
  /// The deep links to the app's screens.
  public static let places = LinkTable {
    let tabs: [Destination.Step] = [.route(LoginPlace()), .route(TabPlace())]
    try $0.add("muster://announcements", to: Destination(tabs + [.tab("Announcements")]))
    try $0.add("muster://muster", to: Destination(tabs + [.tab("Muster")]))
    try $0.add("muster://intranet", to: Destination(tabs + [.tab("Intranet")]))
    try $0.add("muster://announcements/:dbID", AnnouncementPlace.self) { _ in
      Destination(tabs + [.tab("Announcements")])
    }
  }

  /// The screens and the edges between them.
  public static let graph = NavigationGraph(
    "Muster",
    [
      .root(MusterApp.self, LoginController.self, passing: "profile: Profile"),
      .gate(LoginController.self, before: TabController.self, passing: "profile: Profile"),
      .gate(
        LoginController.self, before: AnnouncementDetailController.self,
        passing: "profile: Profile", "dbID: Int"),
      .push(LoginController.self, TabController.self, passing: "profile: Profile"),
      .tab(
        TabController.self, "Announcements", TabStack<AnnouncementController>.self,
        passing: "profile: Profile"),
      .tab(
        TabController.self, "Muster", TabStack<MusterController>.self, passing: "profile: Profile"),
      .tab(
        TabController.self, "Intranet", TabStack<IntranetController>.self,
        passing: "profile: Profile"),
      .root(
        TabStack<AnnouncementController>.self, AnnouncementController.self,
        passing: "profile: Profile"),
      .root(TabStack<MusterController>.self, MusterController.self, passing: "profile: Profile"),
      .root(
        TabStack<IntranetController>.self, IntranetController.self, passing: "profile: Profile"),
      .push(
        AnnouncementController.self, AnnouncementDetailController.self,
        passing: "profile: Profile", "dbID: Int"),
      .replace(
        AnnouncementDetailController.self, AnnouncementDetailController.self,
        passing: "profile: Profile", "dbID: Int"),
      .push(
        AnnouncementDetailController.self, IntranetController.self,
        passing: "profile: Profile", "path: String"),
    ])

  /// The app's main model, which is created on first use.
  public private(set) lazy var profile = makeProfile(clock)

  private let hint: String
  private let remembers: Bool
  private let makeProfile: @MainActor (any TimerClock) -> Profile
  private let dialogs = NoticeDialogs("Problem on this device")

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - hint: A text on the login screen for users who try the app; if empty, nothing is shown.
  ///   - remembers: Whether the login screen offers to remember a login; `false` erases any.
  ///   - makeProfile: Creates the profile, which takes its time from the app's clock.
  public init(
    hint: String = "", remembers: Bool = true,
    makeProfile: @escaping @MainActor (any TimerClock) -> Profile
  ) {
    (self.hint, self.remembers, self.makeProfile) = (hint, remembers, makeProfile)
    let routes = RouteTable()
    super.init(routes: routes, root: LoginPlace())
    links = MusterApp.places
    addScreens(to: routes)
  }

  // MARK: Lifecycle

  /// Updates the current day, which may have changed during the machine's sleep.
  public override func timeDidChange() { profile.day.refresh() }

  // MARK: Interface

  public override func connect() {
    observe(profile, \.username, initially: false) { app, change in
      if change.new == nil { app.popToRoot() }
    }
    observe(profile, \.notices) { app, _ in
      app.dialogs.show(on: app) { [profile = app.profile] in profile.takeNotices() }
    }
  }

  // MARK: Logic

  private func addScreens(to routes: RouteTable) {
    let gate = Gate(entryScreen: LoginPlace()) { [unowned self] in profile.username != nil }
    routes.add(LoginPlace.self) { [unowned self] _ in
      LoginController(profile, hint: hint, remembers: remembers)
    }
    routes.add(TabPlace.self, behind: gate) { [unowned self] _ in TabController(profile) }
    routes.add(AnnouncementPlace.self, behind: gate) { [unowned self] in
      AnnouncementDetailController(profile, dbID: $0.dbID)
    }
    routes.add(IntranetPlace.self, behind: gate) { [unowned self] in
      IntranetController(profile, start: IntranetPath($0.path) ?? .start)
    }
  }
}
