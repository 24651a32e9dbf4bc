import Testing

@testable import MusterServerKit

@Suite("The stop of the server")
struct ServerStopTests {
  @Test func `a deadline ends what a signal began, a second signal everything`() {
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
