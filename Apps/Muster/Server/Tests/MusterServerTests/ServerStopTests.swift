import Testing

@testable import MusterServerKit

@Suite("The stop of the server")
struct ServerStopTests {
  @Test func `a deadline ends requests, a second signal the process`() {
    var stop = ServerStop()
    #expect(stop.reachDeadline() == nil)
    #expect(stop.signal() == .finishRequests)
    var impatient = stop
    #expect(impatient.signal() == .endProcess)
    #expect(stop.reachDeadline() == .closeConnections)
    #expect(stop.reachDeadline() == nil)
    #expect(stop.signal() == .endProcess)
  }
}
