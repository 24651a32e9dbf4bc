import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Manual clock", .leakFree, .proves("F-137"))
struct ManualClockTests {
  private let clock = ManualClock()
  private let log = Log<String>()

  @Test func `time stops until it is advanced`() {
    let timer = clock.schedule(after: .milliseconds(1)) { log.write("ran") }
    #expect(clock.now == ClockInstant())
    #expect(log.isEmpty)
    #expect(clock.nextDeadline == timer.deadline)
  }

  @Test func `each action runs at the instant at which it is due`() {
    var seen: [Duration] = []
    let timers = [30, 10, 20].map { delay in
      clock.schedule(after: .milliseconds(delay)) { seen.append(clock.now.sinceStart) }
    }
    clock.advance(by: .seconds(1))
    #expect(timers.count == 3)
    #expect(seen == [.milliseconds(10), .milliseconds(20), .milliseconds(30)])
    #expect(clock.now.sinceStart == .seconds(1))
  }

  @Test func `actions of one instant run in the order of scheduling`() {
    let timers = (1...5).map { number in
      clock.schedule(after: .seconds(1)) { log.write("\(number)") }
    }
    clock.advance(by: .seconds(1))
    #expect(timers.count == 5)
    #expect(log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test func `a nested action runs in the same advance if due`() {
    var timers: [ClockTimer] = []
    func tick() {
      log.write("\(clock.now.sinceStart / .milliseconds(1))")
      timers.append(clock.schedule(after: .milliseconds(10), tick))
    }
    timers.append(clock.schedule(after: .milliseconds(10), tick))
    clock.advance(by: .milliseconds(35))
    #expect(log.entries == ["10.0", "20.0", "30.0"])
    #expect(clock.pendingCount == 1)
    timers = []
  }

  @Test func `a cancelled action never runs`() {
    let timer = clock.schedule(after: .seconds(1)) { log.write("ran") }
    timer.cancel()
    #expect(clock.pendingCount == 0)
    clock.advance(by: .seconds(2))
    #expect(log.isEmpty)
  }

  @Test func `releasing the timer cancels it`() {
    var timer: ClockTimer? = clock.schedule(after: .seconds(1)) { log.write("ran") }
    #expect(timer?.deadline == ClockInstant(sinceStart: .seconds(1)))
    timer = nil
    #expect(clock.pendingCount == 0)
    clock.advance(by: .seconds(2))
    #expect(log.isEmpty)
  }

  @Test func `cancelling an action that ran affects no other`() {
    let first = clock.schedule(after: .seconds(1)) { log.write("first") }
    clock.advance(by: .seconds(1))
    let second = clock.schedule(after: .seconds(1)) { log.write("second") }
    first.cancel()
    clock.advance(by: .seconds(1))
    withExtendedLifetime(second) { #expect(log.entries == ["first", "second"]) }
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `without a delay it runs soon, but not within the call`(delay: Duration) {
    let timer = clock.schedule(after: delay) { log.write("ran") }
    #expect(log.isEmpty)
    #expect(timer.deadline == clock.now)
    clock.advance(by: .zero)
    #expect(log.entries == ["ran"])
  }

  @Test func `the delivering code decides how each action runs`() {
    clock.deliver = { action in
      log.write("before")
      action()
      log.write("after")
    }
    let timer = clock.schedule(after: .seconds(1)) { log.write("ran") }
    clock.advance(by: .seconds(1))
    withExtendedLifetime(timer) { #expect(log.entries == ["before", "ran", "after"]) }
  }

  @Test func `a timer may outlive its clock`() {
    var brief: ManualClock? = ManualClock()
    let timer = brief?.schedule(after: .seconds(1)) { log.write("ran") }
    brief = nil
    timer?.cancel()
    #expect(log.isEmpty)
  }
}
