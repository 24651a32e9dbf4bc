import ServerConnections
import NIOCore
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The limits of connections")
struct ConnectionLimitsTests {
  private var limits = ConnectionLimits(.init(total: 6, perAddress: 3))
  private var now = NIODeadline.uptimeNanoseconds(0)

  private mutating func open(_ number: Int) throws -> ConnectionLimits.Decision {
    now = now + .seconds(1)
    return limits.open(from: try #require(ClientAddress("192.0.2.\(number)")), at: now)
  }

  private mutating func admit(_ number: Int) throws -> ConnectionLimits.ID {
    guard case .admit(let id, closing: nil) = try open(number) else {
      throw ServerProblem.failed
    }
    return id
  }

  @Test mutating func `an address at its limit loses its longest idle connection`() throws {
    let ids = [try admit(1), try admit(1), try admit(1)]
    limits.setWaiting(ids[0], since: nil)
    guard case .admit(_, closing: ids[1]) = try open(1) else {
      Issue.record("The longest idle connection stays.")
      return
    }
    #expect(limits.count == 3)
  }

  @Test mutating func `connections in use by the server are never closed`() throws {
    for _ in 0..<3 { limits.setWaiting(try admit(1), since: nil) }
    #expect(try open(1) == .refuse(.address))
    for number in 2...4 { limits.setWaiting(try admit(number), since: nil) }
    #expect(try open(5) == .refuse(.total))
  }

  @Test mutating func `a full server closes an idle one of the largest address`() throws {
    _ = try admit(1)
    let greedy = [try admit(2), try admit(2), try admit(2)]
    _ = [try admit(3), try admit(4)]
    guard case .admit(_, closing: greedy[0]) = try open(5) else {
      Issue.record("Another connection than the greediest address's goes.")
      return
    }
    #expect(limits.count == 6)
  }

  @Test mutating func `a front server may have more than an address's share`() throws {
    let proxy = try #require(ClientAddress("192.0.2.9"))
    limits = ConnectionLimits(.init(total: 6, perAddress: 3), exempt: [proxy])
    for _ in 0..<6 { limits.setWaiting(try admit(9), since: nil) }
    #expect(try open(9) == .refuse(.total))
  }

  @Test mutating func `closing a connection twice counts once`() throws {
    let ids = [try admit(1), try admit(1), try admit(1)]
    for _ in 0..<3 { limits.close(ids[0]) }
    #expect(limits.count == 2)
    #expect(limits.count(of: try #require(ClientAddress("192.0.2.1"))) == 2)
    _ = try admit(1)
  }

  @Test func `a log line appears at once and then each minute`() {
    var throttle = LogThrottle()
    func at(_ second: Int64) -> NIODeadline { .uptimeNanoseconds(0) + .seconds(second) }
    #expect(throttle.count(at: at(1)) == 1)
    for second in 2..<61 { #expect(throttle.count(at: at(Int64(second))) == nil) }
    #expect(throttle.count(at: at(61)) == 60)
  }
}
