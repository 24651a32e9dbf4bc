import ScreenKitCore
import Testing

@Suite("ClickCount")
struct ClickCountTests {
  private let place = SurfacePoint(x: 3, y: 1)

  private func counts(_ times: Int...) -> [Int] {
    var clicks = ClickCount()
    return times.map {
      clicks.press(.left, at: place, ClockInstant(sinceStart: .milliseconds($0)))
    }
  }

  @Test func `presses within half a second make a series of three`() {
    #expect(counts(0, 500, 1000, 1500, 2000) == [1, 2, 3, 1, 2])
  }

  @Test func `a later press begins another series`() {
    #expect(counts(0, 501, 1001, 1502) == [1, 1, 2, 1])
  }

  @Test func `another position or button begins another series`() {
    var clicks = ClickCount()
    let other = SurfacePoint(x: 4, y: 1)
    let counts = [
      clicks.press(.left, at: place, ClockInstant()),
      clicks.press(.left, at: other, ClockInstant()),
      clicks.press(.left, at: other, ClockInstant()),
      clicks.press(.right, at: other, ClockInstant()),
    ]
    #expect(counts == [1, 1, 2, 1])
  }

  @Test func `a series that was reset begins again`() {
    var clicks = ClickCount()
    _ = clicks.press(.left, at: place, ClockInstant())
    clicks.reset()
    #expect(clicks.press(.left, at: place, ClockInstant()) == 1)
  }
}
