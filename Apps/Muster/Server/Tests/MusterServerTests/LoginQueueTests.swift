import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The queue of logins")
struct LoginQueueTests {
  private var queue = LoginQueue(.init(lanes: 2, capacity: 6, perAddress: 4))
  private var owners: [LoginQueue.Ticket: Int] = [:]

  /// Adds a login of the client `number`.
  private mutating func enter(_ number: Int, isKnown: Bool = false) throws -> LoginQueue.Admission {
    let address = try #require(ClientAddress("192.0.2.\(number)"))
    let ticket = queue.makeTicket()
    owners[ticket] = number
    return queue.enter(ticket, from: address, isKnown: isKnown)
  }

  /// Finishes the running logins, and returns the clients of the following ones in the order of
  /// their checks.
  private mutating func finishAll() -> [Int] {
    var order: [Int] = []
    var running = owners.keys.sorted { owners[$0, default: 0] < owners[$1, default: 0] }
    while !running.isEmpty {
      guard let next = queue.leave(running.removeFirst()) else { continue }
      order.append(owners[next] ?? 0)
      running.append(next)
    }
    return order
  }

  @Test mutating func `as many logins as lanes are checked at once`() throws {
    #expect(try enter(1) == .start)
    #expect(try enter(2) == .start)
    #expect(try enter(3) == .wait(displaced: nil))
    #expect(queue.waitingCount == 1)
  }

  @Test mutating func `one address has few places`() throws {
    for admission in [LoginQueue.Admission.start, .start] { #expect(try enter(1) == admission) }
    for _ in 0..<2 { #expect(try enter(1) == .wait(displaced: nil)) }
    #expect(try enter(1) == .refuse)
    #expect(try enter(2) == .wait(displaced: nil))
  }

  @Test mutating func `the address with the fewest requests is next`() throws {
    let running = [queue.makeTicket(), queue.makeTicket()]
    let greedy = try #require(ClientAddress("192.0.2.1"))
    for ticket in running { _ = queue.enter(ticket, from: greedy, isKnown: false) }
    for client in [1, 1, 2, 2, 3] { #expect(try enter(client) == .wait(displaced: nil)) }
    var order: [Int?] = []
    var next = queue.leave(running[0])
    while let ticket = next {
      order.append(owners[ticket])
      next = queue.leave(ticket)
    }
    #expect(order == [3, 2, 2, 1, 1])
  }

  @Test mutating func `a thousand logins of one address delay another by one check`() throws {
    let running = [queue.makeTicket(), queue.makeTicket()]
    let greedy = try #require(ClientAddress("192.0.2.1"))
    for ticket in running { _ = queue.enter(ticket, from: greedy, isKnown: false) }
    for _ in 0..<1_000 { _ = try enter(1) }
    #expect(try enter(2) == .wait(displaced: nil))
    let next = queue.leave(running[0])
    #expect(next.flatMap { owners[$0] } == 2)
  }

  @Test(arguments: [1, 4])
  mutating func `a login among many addresses waits for few checks`(rounds: Int) throws {
    queue = LoginQueue()
    let running = [queue.makeTicket(), queue.makeTicket()]
    let other = try #require(ClientAddress("198.51.100.1"))
    for ticket in running { _ = queue.enter(ticket, from: other, isKnown: false) }
    for round in 0..<rounds {
      for client in 1...250 {
        // The last place is for the good login.
        if round == 0, client == 16 { #expect(try enter(0) == .wait(displaced: nil)) }
        _ = try enter(client)
      }
    }
    var order: [Int?] = []
    var next = queue.leave(running[0])
    while let ticket = next {
      order.append(owners[ticket])
      next = queue.leave(ticket)
    }
    // The good login precedes the clients that have repeated their requests.
    #expect(order == (rounds == 1 ? Array(1...15) + [0] : [0] + Array(1...15)))
  }

  @Test mutating func `a full queue drops a login of the busiest address`() throws {
    for client in [1, 2] { _ = try enter(client) }
    for client in [1, 1, 1, 2, 2, 2] { #expect(try enter(client) == .wait(displaced: nil)) }
    _ = try enter(1)
    guard case .wait(let displaced?) = try enter(3) else {
      Issue.record("A newcomer is refused.")
      return
    }
    #expect(owners[displaced] == 1)
    #expect(queue.waitingCount == 6)
  }

  @Test mutating func `a full queue of equally busy addresses refuses others`() throws {
    for client in 1...8 { #expect(try enter(client) != .refuse) }
    #expect(try enter(9) == .refuse)
    #expect(try enter(9, isKnown: true) == .wait(displaced: nil))
  }

  @Test mutating func `known and unknown devices take turns`() throws {
    let running = [queue.makeTicket(), queue.makeTicket()]
    let other = try #require(ClientAddress("192.0.2.9"))
    for ticket in running { _ = queue.enter(ticket, from: other, isKnown: false) }
    for client in [1, 2, 3] { _ = try enter(client) }
    for client in [4, 5] { _ = try enter(client, isKnown: true) }
    var order: [Int?] = []
    var next = queue.leave(running[0])
    while let ticket = next {
      order.append(owners[ticket])
      next = queue.leave(ticket)
    }
    #expect(order == [4, 1, 5, 2, 3])
  }

  @Test mutating func `a cancelled login frees its place`() throws {
    for client in 1...8 { _ = try enter(client) }
    let waiting = try #require(owners.first { $0.value == 8 })
    #expect(queue.leave(waiting.key) == nil)
    #expect(try enter(9) == .wait(displaced: nil))
    #expect(finishAll().contains(9))
    #expect(queue.waitingCount == 0)
  }
}
