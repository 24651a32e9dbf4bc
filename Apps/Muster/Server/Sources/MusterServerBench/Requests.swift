import ArgumentParser
import Foundation
import HostileClients
import MusterAPI

/// The requests per second of one simple route, beside those of the bare framework.
struct Requests: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures requests a second beside the bare framework.")
  @Option(help: "Connections at once.") var connections = 8
  @Option(help: "Requests on each connection.") var requests = 4_000
  @Option(help: "Rounds, whose medians count.") var rounds = 5

  func run() async throws {
    let server = try await BenchServer()
    let request = String.request(
      "GET /api/session", headers: ["Authorization: Bearer \(server.token.text)"])
    let one = try RawClient(port: server.port)
    one.send(request)
    let body = await one.answer().components(separatedBy: "\r\n\r\n").last ?? ""
    var rates: (muster: [Double], bare: [Double]) = ([], [])
    for _ in 0..<rounds {
      rates.muster.append(try await rate(server.port, request))
      let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
      try await withBareFramework(body) { continuation.yield(try await rate($0, request)) }
      for await rate in stream.prefix(1) { rates.bare.append(rate) }
    }
    await server.stop()
    let (muster, bare) = (median(rates.muster), median(rates.bare))
    print("GET /api/session: \(Int(muster)) a second, bare framework: \(Int(bare)) a second")
    print("ratio: \((muster / bare * 100).rounded() / 100)")
  }

  private func rate(_ port: Int, _ request: String) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<connections {
        let client = try RawClient(port: port)
        group.addTask { await client.repeatRequest(request, times: requests) }
      }
      try await group.waitForAll()
    }
    return Double(connections * requests) / ((clock.now - start) / .seconds(1))
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
