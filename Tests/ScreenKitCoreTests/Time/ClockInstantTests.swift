import ScreenKitCore
import Testing

@Suite("Clock instant")
struct ClockInstantTests {
  private let early = ClockInstant(sinceStart: .milliseconds(20))
  private let late = ClockInstant(sinceStart: .milliseconds(50))

  @Test func `instants are ordered by the time since the beginning`() {
    #expect(ClockInstant() < early)
    #expect(early < late)
    #expect(!(late < late))
  }

  @Test func `an instant plus a distance gives the other one`() {
    #expect(late - early == .milliseconds(30))
    #expect(early - late == .milliseconds(-30))
    #expect(early + (late - early) == late)
  }
}
