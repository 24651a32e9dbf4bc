import ArgumentParser
import Foundation
import HostileClients

/// The time of a good login beside a flood of hostile ones.
struct Logins: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures a good login beside hostile ones.")
  @Option(help: "Hostile connections.") var connections = 1_000
  @Option(help: "Addresses that they come from.") var addresses = 20
  @Option(help: "Good logins.") var logins = 20

  func run() async throws {
    let server = try await BenchServer()
    print("alone: \(try await times(server.port))")
    let flood = LoginFlood()
    flood.begin(port: server.port, connections: connections, addresses: addresses)
    while flood.count < connections { await Task.yield() }
    let before = flood.count
    print(
      "beside \(connections) hostile from \(addresses) addresses: \(try await times(server.port))")
    print("hostile logins sent meanwhile: \(flood.count - before)")
    flood.end()
    await server.stop()
  }

  private func times(_ port: Int) async throws -> String {
    var times: [Duration] = []
    var statuses: [Int: Int] = [:]
    let clock = ContinuousClock()
    for _ in 0..<logins {
      let start = clock.now
      let client = try RawClient(port: port)
      client.send(.login("anna", "north star"))
      statuses[await client.answer().status ?? 0, default: 0] += 1
      times.append(clock.now - start)
    }
    times.sort()
    let milliseconds = { (time: Duration) in Int(time / .milliseconds(1)) }
    return
      "median \(milliseconds(times[times.count / 2])) ms, longest \(milliseconds(times[times.count - 1])) ms, statuses \(statuses)"
  }
}
