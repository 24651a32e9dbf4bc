import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitOffline
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText

/// The app with its own service and device, which a test can launch any number of times.
@MainActor
final class AppStage {
  let world = LedgerWorld()
  let service: ScriptedService
  let folder: TemporaryFolder
  /// The error of the device's clock, in seconds.
  var wallError: Double = 0
  /// Whether the screens show the row of key hints, as the running app does.
  var showsKeyHints = false
  private(set) var profile: Profile?
  private var nonce: UInt64 = 0

  init() throws {
    service = ScriptedService(world.service)
    folder = try TemporaryFolder()
  }

  /// The token of the present session.
  var token: String? { service.token?.text }
  var device: String { folder.path + "/device" }

  func launch(
    size: CellSize = CellSize(columns: 80, rows: 24), look: Look.Name = .terminal,
    remembers: Bool = true, keeper: (any StateKeeper)? = nil, link: String? = nil,
    service: (any MusterService)? = nil
  ) async throws -> ScreenTest {
    let service = service ?? self.service
    let app = MusterApp(remembers: remembers) { [unowned self] clock in
      let profile = Profile(
        service: service, store: DeviceStore(folder: device),
        day: DayClock(clock: clock, wall: wall)
      ) { [unowned self] in
        nonce += 1
        return nonce
      }
      self.profile = profile
      return profile
    }
    if let link { _ = try app.open(link) }
    let test = ScreenTest(
      app, size: size, look: .named(look), keeper: keeper, showsKeyHints: showsKeyHints)
    await test.settle()
    return test
  }

  /// Returns the app after a login, with the notice closed.
  func enter(
    _ user: TestUser = .anna, size: CellSize = CellSize(columns: 80, rows: 24),
    look: Look.Name = .terminal, link: String? = nil, service: (any MusterService)? = nil
  ) async throws -> ScreenTest {
    let test = try await launch(size: size, look: look, link: link, service: service)
    await test.logIn(user)
    test.press(KeyPress(.enter))
    return test
  }

  private var wall: WallClock {
    WallClock(
      now: { [unowned self] in world.time.now.now.addingTimeInterval(wallError) },
      offset: { _ in 0 })
  }

  /// Advances the time of the app and of the service.
  func advance(_ test: ScreenTest, by seconds: Double) {
    world.time.advance(by: seconds)
    test.advance(by: .seconds(seconds))
  }
}

extension ScreenTest {
  /// Fills in both fields and presses the button, like a user, and waits for the result.
  func logIn(_ user: TestUser = .anna, password: String? = nil) async {
    fill(user, password: password)
    press(KeyPress(.enter))
    await settle()
  }

  /// Fills in both fields, and leaves the focus in the second one.
  func fill(_ user: TestUser, password: String? = nil) {
    for name in ["User name", "Password"] { field(name)?.value = "" }
    _ = field("User name").map(application.focus.move)
    type(user.rawValue)
    press(KeyPress(.enter))
    type(password ?? user.password)
  }

  /// Presses Log out and confirms it.
  func logOut() async {
    await use("Log out")
    press(KeyPress(.enter))
    await settle()
  }

  func goBack() async {
    application.goBack()
    await settle()
  }

  func field(_ name: String) -> TextField? { view(.textField, named: name) as? TextField }
  func box(_ name: String) -> Checkbox? { view(.checkbox, named: name) as? Checkbox }

  /// Activates a control like a click.
  func use(_ view: View?) async {
    if let view { click(view) }
    await settle()
  }

  func use(_ title: String) async { await use(view(.button, named: title)) }

  func text(_ id: ViewID) -> String? { view(id, as: Label.self).map { $0.isHidden ? "" : $0.text } }
}
