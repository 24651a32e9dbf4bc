import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Progress with rate and remaining time", .leakFree)
struct ProgressRateTests {
  private func instant(_ seconds: Double) -> ClockInstant {
    ClockInstant(sinceStart: .milliseconds(Int(seconds * 1000)))
  }

  @Test func `equal steps give their rate and the remaining time`() {
    var rate = ProgressRate()
    #expect(rate.rate(at: instant(0)) == nil)
    for second in 0...20 { rate.report(Double(second) * 3, at: instant(Double(second))) }
    #expect(rate.rate(at: instant(20)) == 3)
    #expect(rate.remaining(of: 120, at: instant(20)) == .seconds(20))
    #expect(rate.remaining(of: 60, at: instant(20)) == .zero)
  }

  @Test func `there is no estimate in the first second`() {
    var rate = ProgressRate()
    rate.report(0, at: instant(0))
    rate.report(50, at: instant(0.9))
    #expect(rate.rate(at: instant(0.9)) == nil)
    #expect(rate.rate(at: instant(1)) == 50)
  }

  @Test func `a pause lowers the rate, and ends the estimate`() {
    var rate = ProgressRate()
    for second in 0...10 { rate.report(Double(second), at: instant(Double(second))) }
    #expect(rate.rate(at: instant(15)) ?? 1 < 1)
    #expect(rate.remaining(of: 100, at: instant(60)) == nil)
    rate.report(20, at: instant(61))
    rate.report(25, at: instant(62))
    #expect(rate.rate(at: instant(62)) == 5)
  }

  @Test func `many reports are as cheap as few`() {
    var rate = ProgressRate()
    for step in 0..<100_000 { rate.report(Double(step), at: instant(Double(step) / 10_000)) }
    #expect(abs((rate.rate(at: instant(10)) ?? 0) - 10_000) < 500)
  }

  @Test func `unusable reports are ignored, smaller ones restart`() {
    var rate = ProgressRate()
    rate.report(.nan, at: instant(0))
    rate.report(.infinity, at: instant(0))
    #expect(rate.done == 0)
    rate.report(10, at: instant(1))
    rate.report(2, at: instant(5))
    #expect(rate.done == 2 && rate.rate(at: instant(5.5)) == nil)
    #expect(rate.remaining(of: 1e300, at: instant(9)) == nil)
  }

  private final class Screen: Controller {
    var progress: WorkProgress?
    override func makeView() -> View {
      let view = WorkProgress(total: 60, clock: clock) { "\(Int($0)) MB" }
      progress = view
      return view
    }
  }

  @Test func `the text has amount, rate and remaining time`() throws {
    let screen = Screen()
    let test = ScreenTest(screen)
    let progress = try #require(screen.progress)
    #expect(progress.summary == "0 MB of 60 MB" && !progress.isRunning)
    for step in 0...5 {
      test.application.run { progress.report(Double(step) * 2) }
      test.advance(by: .seconds(1))
    }
    #expect(progress.summary.hasPrefix("10 MB of 60 MB, 1 MB/s, 0:3"))
    #expect(test.screen.contains("10 MB of 60 MB"))
    #expect(progress.bar.percent == 16)
  }

  @Test func `without reports the text continues, until the work ends`() throws {
    let screen = Screen()
    let test = ScreenTest(screen)
    let progress = try #require(screen.progress)
    test.application.run { progress.report(0) }
    test.advance(by: .seconds(2))
    test.application.run { progress.report(30) }
    let first = progress.summary
    test.advance(by: .seconds(4))
    #expect(progress.summary != first)
    test.advance(by: .seconds(60))
    #expect(progress.summary == "30 MB of 60 MB")
    test.application.run { progress.report(60) }
    #expect(progress.summary == "60 MB of 60 MB" && !progress.isRunning)
    test.clearHistory()
    test.advance(by: .seconds(60))
    #expect(test.frames.isEmpty)
  }

  @Test func `an unknown total shows only the amount`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(clock: clock) { "\(Int($0)) lines" }
    progress.report(5)
    #expect(progress.summary == "5 lines" && progress.bar.fraction == nil && progress.isRunning)
    progress.stop()
    #expect(progress.done == 5 && !progress.isRunning)
    progress.total = 0
    #expect(progress.bar.fraction == 1)
  }
}
