public import Foundation
public import MusterAPI
public import ScreenKitCore
public import ScreenKitOffline

/// The current day, which is updated at midnight.
///
/// It is the device's local day until the server reports its time, and then the server's day.
/// Setting the device's clock back does not set the day back.
public final class DayClock: Model {
  /// The current day.
  @Observed public private(set) var today: CalendarDay

  private let clock: any TimerClock
  private let wall: WallClock
  private var anchor: Anchor
  private var serverOffset: Int?
  private var midnight: ClockTimer?

  /// The readings of both clocks at one moment, with the true time.
  private struct Anchor {
    let wall: Date
    let clock: ClockInstant
    let time: Date
  }

  /// Creates a clock that shows the device's local day.
  ///
  /// - Parameters:
  ///   - clock: A monotonic clock, whose timer fires at midnight.
  ///   - wall: The device's clock and time zone, which may be set by the user.
  public init(clock: any TimerClock, wall: WallClock = .system) {
    (self.clock, self.wall) = (clock, wall)
    let now = wall.now()
    anchor = Anchor(wall: now, clock: clock.now, time: now)
    _today = Observed(wrappedValue: CalendarDay(of: now, secondsFromUTC: wall.offset(now)))
    super.init()
    refresh()
  }

  /// The current time.
  ///
  /// The wall clock continues while the machine sleeps, but can be set back. The monotonic clock
  /// stops during sleep, but cannot be set back. So the clock that advanced further is right.
  public var now: Date {
    let walked = wall.now().timeIntervalSince(anchor.wall)
    let ran = (clock.now - anchor.clock) / .seconds(1)
    return anchor.time.addingTimeInterval(max(walked, ran))
  }

  /// Uses the server's time and time zone from now on.
  public func follow(_ time: ServerTime) {
    anchor = Anchor(wall: wall.now(), clock: clock.now, time: time.now)
    serverOffset = time.secondsFromUTC
    refresh()
  }

  /// Updates ``today``; called at midnight and after the machine slept.
  public func refresh() {
    let now = now
    let offset = offset(at: now)
    today = CalendarDay(of: now, secondsFromUTC: offset)
    let end = today.advanced(by: 1).start(secondsFromUTC: offset)
    // At least a second, because a change of the offset at midnight could make the wait zero.
    let wait = max(1, end.timeIntervalSince(now))
    midnight = clock.schedule(after: .seconds(wait)) { [weak self] in self?.refresh() }
  }

  /// Returns the offset of local time from UTC at `date`, in seconds.
  func offset(at date: Date) -> Int { serverOffset ?? wall.offset(date) }
}
