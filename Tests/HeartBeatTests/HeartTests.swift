import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Heart", .leakFree)
struct HeartTests {
  private let clock = ManualClock()
  private let heart: Heart

  init() { heart = Heart(clock: clock) }

  @Test(.proves("B-007", "B-008", "B-010", "B-027"))
  func `a new heart has sixty beats a minute and has not beaten`() {
    #expect(heart.heartRate == 60)
    #expect(heart.beatCount == 0)
    #expect(clock.pendingCount == 0)
  }

  @Test(.proves("B-012", "B-013"))
  func `ten minutes at sixty beats per minute are six hundred beats`() {
    heart.start()
    clock.advance(by: .seconds(600))
    #expect(heart.beatCount == 600)
  }

  @Test(.proves("B-012"))
  func `a beat counts itself and schedules one timer`() {
    heart.beat()
    #expect(heart.beatCount == 1)
    #expect(clock.pendingCount == 1)
    #expect(clock.nextDeadline == ClockInstant(sinceStart: .seconds(1)))
  }

  @Test(.proves("B-009", "B-013", "B-015"), arguments: [30, 60, 61, 90, 219, 220])
  func `the interval is a minute divided by the rate`(rate: Int) {
    heart.heartRate = rate
    #expect(heart.interval == .seconds(60) / rate)
  }

  @Test(.proves("B-008"))
  func `a heart has only two integers as observable data`() {
    let data = Mirror(reflecting: heart).children
      .filter { "\(type(of: $0.value))".contains("Observed") }
    #expect(data.compactMap(\.label).sorted() == ["_beatCount", "_rate"])
    #expect(data.allSatisfy { $0.value is Observed<Int> })
  }

  @Test(.proves("B-015"), arguments: [30, 61, 90, 220])
  func `a clock in milliseconds and one in seconds count the same beats`(rate: Int) {
    let (fine, coarse) = (ManualClock(), ManualClock())
    let hearts = [Heart(clock: fine), Heart(clock: coarse)]
    for heart in hearts {
      heart.heartRate = rate
      heart.start()
    }
    for second in 1...60 {
      for _ in 0..<1000 { fine.advance(by: .milliseconds(1)) }
      coarse.advance(by: .seconds(1))
      #expect(hearts[0].beatCount == hearts[1].beatCount, "after \(second) s")
    }
    #expect(hearts[0].beatCount == rate)
  }

  @Test(.proves("B-014"))
  func `a new rate applies from the next beat on`() {
    heart.start()
    clock.advance(by: .milliseconds(500))
    heart.heartRate = 120
    clock.advance(by: .milliseconds(499))
    #expect(heart.beatCount == 0)
    clock.advance(by: .milliseconds(1))
    #expect(heart.beatCount == 1)
    clock.advance(by: .milliseconds(500))
    #expect(heart.beatCount == 2)
  }

  @Test(
    .proves("B-029"),
    arguments: [(Int.min, 30), (-1, 30), (0, 30), (29, 30), (221, 220), (Int.max, 220)])
  func `an impossible rate becomes the nearest possible one`(wanted: Int, kept: Int) {
    heart.heartRate = wanted
    #expect(heart.heartRate == kept)
  }

  @Test(.proves("B-011", "F-120"))
  func `rate and beats are observed separately`() {
    var rates: [Int] = [], counts: [Int] = []
    let tokens = [
      heart.observe(\.heartRate) { rates.append($0.new) },
      heart.observe(\.beatCount) { counts.append($0.new) },
    ]
    heart.heartRate = 61
    heart.beat()
    heart.heartRate = 61
    withExtendedLifetime(tokens) {}
    #expect(rates == [61])
    #expect(counts == [1])
  }

  @Test
  func `a released heart stops`() {
    var other: Heart? = Heart(clock: clock)
    other?.start()
    weak let remains = other
    other = nil
    #expect(remains == nil)
    #expect(clock.pendingCount == 0)
  }
}
