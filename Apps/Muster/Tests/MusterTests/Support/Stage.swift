import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitOffline
import ScreenKitTestSupport

/// A profile with its own service and device, and a time that the test controls.
@MainActor
final class Stage {
  let world = LedgerWorld()
  let service: ScriptedService
  let folder: TemporaryFolder
  let clock = ManualClock()
  /// The error of the device's clock, in seconds.
  var wallError: Double = 0
  private var nonce: UInt64 = 0

  init() throws {
    service = ScriptedService(world.service)
    folder = try TemporaryFolder()
  }

  /// Starts the app on this device, once more at each call.
  func makeProfile() -> Profile {
    Profile(
      service: service, store: DeviceStore(folder: folder.path + "/device"), day: makeDay()
    ) { [unowned self] in
      nonce += 1
      return nonce
    }
  }

  func makeDay() -> DayClock {
    let wall = WallClock(
      now: { [unowned self] in
        TestTime.beginning.addingTimeInterval(clock.now.sinceStart / .seconds(1) + wallError)
      }, offset: { _ in 0 })
    return DayClock(clock: clock, wall: wall)
  }

  /// Returns a profile in which a user is logged in.
  func open(_ user: TestUser = .anna) async -> Profile {
    let profile = makeProfile()
    _ = await profile.login(user.rawValue, user.password)
    return profile
  }

  /// Advances the time of the app and of the service.
  func advance(by seconds: Double) {
    world.time.advance(by: seconds)
    clock.advance(by: .seconds(seconds))
  }
}
