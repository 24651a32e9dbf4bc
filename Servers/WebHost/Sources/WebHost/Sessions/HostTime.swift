internal import Foundation
internal import ScreenKitCore

/// The time of a host, which tests can control.
@MainActor
protocol HostTime: AnyObject {
  /// The instant by which sessions measure time.
  var now: ClockInstant { get }
  /// The seconds since 1970, for times that outlive the process.
  var seconds: Int64 { get }
  /// The milliseconds since 1970, for the order of logins and logouts.
  var milliseconds: Int64 { get }
  /// Calls `action` on the main actor at `instant`, instead of an earlier alarm; never within this
  /// call.
  func setAlarm(at instant: ClockInstant?, _ action: @escaping @MainActor () -> Void)
}

/// The time of the system.
@MainActor
final class SystemTime: HostTime {
  private let start = ContinuousClock.now
  private var alarm: Task<Void, any Error>?

  var now: ClockInstant { ClockInstant(sinceStart: start.duration(to: .now)) }

  var seconds: Int64 { Int64(Date.now.timeIntervalSince1970) }

  var milliseconds: Int64 { Int64(Date.now.timeIntervalSince1970 * 1_000) }

  func setAlarm(at instant: ClockInstant?, _ action: @escaping @MainActor () -> Void) {
    alarm?.cancel()
    alarm = instant.map { instant in
      let rest = max(instant - now, .zero)
      return Task {
        try await Task.sleep(for: rest)
        action()
      }
    }
  }
}
