import Testing

@testable import ScreenKitCore

@Suite("The schedule of automatic saves")
struct SaveScheduleTests {
  private var schedule = SaveSchedule()

  private func moment(_ milliseconds: Int) -> ClockInstant {
    ClockInstant(sinceStart: .milliseconds(milliseconds))
  }

  @Test mutating func `a change after a long idle time is saved soon`() {
    #expect(schedule.change(at: moment(5000)) == .milliseconds(200))
  }

  @Test mutating func `further changes wait for the same timer`() {
    _ = schedule.change(at: moment(0))
    #expect(schedule.change(at: moment(100)) == nil)
    #expect(!schedule.isIdle)
  }

  @Test mutating func `writes begin at least a second apart`() {
    schedule.start(at: moment(1000))
    #expect(schedule.end(at: moment(1010)) == nil)
    #expect(schedule.change(at: moment(1300)) == .milliseconds(700))
  }

  @Test mutating func `a change during a write is saved after it`() {
    schedule.start(at: moment(1000))
    #expect(schedule.change(at: moment(1005)) == nil)
    #expect(schedule.end(at: moment(1010)) == .milliseconds(990))
  }

  @Test mutating func `a slow write is followed by a short pause`() {
    schedule.start(at: moment(1000))
    _ = schedule.change(at: moment(1005))
    #expect(schedule.end(at: moment(9000)) == .milliseconds(200))
  }

  @Test mutating func `the end of an outdated write has no effect`() {
    schedule.start(at: moment(1000))
    _ = schedule.end(at: moment(1010))
    _ = schedule.change(at: moment(1020))
    #expect(schedule.end(at: moment(1030)) == nil)
    #expect(!schedule.isIdle)
  }

  @Test mutating func `without changes the schedule is idle`() {
    _ = schedule.change(at: moment(0))
    schedule.skip()
    #expect(schedule.isIdle)
  }
}
