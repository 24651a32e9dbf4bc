import Logging
import ServerConnections
import ServiceLifecycle
import Testing

@testable import WebHost

@Suite("The stop of a host")
@MainActor
struct HostStopTests {
  /// A service that runs until it is told to stop.
  private struct Waiting: Service {
    func run() async throws { try await gracefulShutdown() }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a gate that never answers does not hold it back`() async throws {
    let gate = HeldGate()
    let stage = HubStage(gate: gate)
    let page = try stage.page(TestBrowser())
    try page.beginJoin()
    let group = ServiceGroup(
      configuration: .init(services: [Waiting()], logger: Logger(label: "test")))
    let stop = ServerStop(
      hub: stage.hub, group: group,
      connections: ConnectionCount(total: 1, perAddress: 1, exempt: []),
      deadline: .milliseconds(1), endProcess: {})
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let obeying = Task { await stop.obey(signals) }
    signal.yield()
    try await group.run()
    obeying.cancel()
    await gate.open()
  }
}
