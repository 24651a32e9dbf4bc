public import Foundation
public import MusterAPI
public import ScreenKitCore

/// The present day, which changes over midnight by itself (M-067).
///
/// It is the device's own local day until a server tells its time, and from then on the server's.
/// A device's clock that is set back does not turn it back.
public final class DayClock: Model {
  /// The day that it is now.
  @Observed public private(set) var today: CalendarDay

  private let clock: any TimerClock
  private let wall: WallClock
  private var anchor: Anchor
  private var serverOffset: Int?
  private var midnight: ClockTimer?

  /// A moment on each clock that was the same.
  private struct Anchor {
    let wall: Date
    let clock: ClockInstant
    let time: Date
  }

  /// Makes a clock that shows the device's own day.
  ///
  /// - Parameters:
  ///   - clock: Wakes it at midnight, and does not stop or jump.
  ///   - wall: Tells dates, and may jump.
  public init(clock: any TimerClock, wall: WallClock = .system) {
    (self.clock, self.wall) = (clock, wall)
    let now = wall.now()
    anchor = Anchor(wall: now, clock: clock.now, time: now)
    _today = Observed(wrappedValue: CalendarDay(of: now, secondsFromUTC: wall.offset(now)))
    super.init()
    refresh()
  }

  /// The present moment.
  ///
  /// The wall clock goes on while the machine sleeps and the other does not; the other cannot be
  /// set back. So the one that went further is right.
  public var now: Date {
    let walked = wall.now().timeIntervalSince(anchor.wall)
    let ran = (clock.now - anchor.clock) / .seconds(1)
    return anchor.time.addingTimeInterval(max(walked, ran))
  }

  /// Goes by the server's time from now on.
  public func follow(_ time: ServerTime) {
    anchor = Anchor(wall: wall.now(), clock: clock.now, time: time.now)
    serverOffset = time.secondsFromUTC
    refresh()
  }

  /// Looks at the clock again; after a sleep of the machine it may be another day.
  public func refresh() {
    let now = now
    let offset = offset(at: now)
    today = CalendarDay(of: now, secondsFromUTC: offset)
    let end = today.advanced(by: 1).start(secondsFromUTC: offset)
    // At least a second, since a zone's change at midnight could have the end be now.
    let wait = max(1, end.timeIntervalSince(now))
    midnight = clock.schedule(after: .seconds(wait)) { [weak self] in self?.refresh() }
  }

  /// How far local clocks are ahead of UTC at `date`, in seconds.
  func offset(at date: Date) -> Int { serverOffset ?? wall.offset(date) }
}
