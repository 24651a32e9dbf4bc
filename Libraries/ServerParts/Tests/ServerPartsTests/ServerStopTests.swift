import Testing

@testable import ServerConnections

@Suite("The stop of a server")
struct ServerStopTests {
  @Test func `a stop is graceful, then forced, then at once`() {
    var stop = StopSteps()
    #expect(stop.reachDeadline() == nil)
    #expect(stop.signal() == .finish)
    var impatient = stop
    #expect(impatient.signal() == .endProcess)
    #expect(stop.reachDeadline() == .close)
    #expect(stop.reachDeadline() == nil)
    #expect(stop.signal() == .endProcess)
  }
}
