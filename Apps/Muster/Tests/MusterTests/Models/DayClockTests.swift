import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitOffline
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Day")
final class DayClockTests {
  private let clock = ManualClock()
  private var wallError: Double = 0
  private var offset = 0
  /// The first day of the test, a Monday at eight.
  private let monday = CalendarDay(of: TestTime.beginning, secondsFromUTC: 0)

  private func makeDay() -> DayClock {
    DayClock(
      clock: clock,
      wall: WallClock(
        now: { [unowned self] in
          TestTime.beginning.addingTimeInterval(clock.now.sinceStart / .seconds(1) + wallError)
        }, offset: { [unowned self] _ in offset }))
  }

  @Test(.proves("M-067"))
  func `it is the local day, and changes at local midnight`() {
    offset = -3_600
    let day = makeDay()
    var days: [CalendarDay] = []
    let token = day.observe(\.today) { days.append($0.new) }
    #expect(day.today == monday)
    clock.advance(by: .seconds(17 * 3_600 - 1))
    #expect(days.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(days == [monday.advanced(by: 1)])
    clock.advance(by: .seconds(3 * 86_400))
    #expect(days == (1...4).map { monday.advanced(by: $0) })
    #expect(clock.pendingCount == 1)
    withExtendedLifetime(token) {}
  }

  @Test(.proves("M-067"))
  func `a server's time and zone have priority`() {
    wallError = -40 * 86_400
    let day = makeDay()
    #expect(day.today == monday.advanced(by: -40))
    day.follow(ServerTime(now: TestTime.beginning, secondsFromUTC: 15 * 3_600))
    #expect(day.today == monday)
    clock.advance(by: .seconds(3_600 - 1))
    #expect(day.today == monday)
    clock.advance(by: .seconds(1))
    #expect(day.today == monday.advanced(by: 1))
  }

  @Test(.proves("M-067"))
  func `a clock that is set back does not turn the day back`() {
    let day = makeDay()
    clock.advance(by: .seconds(20 * 3_600))
    #expect(day.today == monday.advanced(by: 1))
    wallError = -2 * 86_400
    day.refresh()
    #expect(day.today == monday.advanced(by: 1))
    clock.advance(by: .seconds(86_400))
    #expect(day.today == monday.advanced(by: 2))
  }

  @Test(.proves("M-067"))
  func `a machine finds the day after its sleep`() {
    let day = makeDay()
    wallError = 30 * 3_600
    #expect(day.today == monday)
    day.refresh()
    #expect(day.today == monday.advanced(by: 1))
  }

  @Test func `a released day leaves no timer`() {
    var day: DayClock? = makeDay()
    weak let remains = day
    day = nil
    #expect(remains == nil)
    #expect(clock.pendingCount == 0)
  }
}
