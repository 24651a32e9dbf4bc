internal import Synchronization
internal import Testing

@Suite(.serialized) struct `Muster's requests to this machine` {
  @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY", "HTTP_PROXY"])
  func `send no name or password to a proxy`(variable: String) throws {
    let visits = Mutex(0)
    let proxy = try LoopbackServer { _ in
      visits.withLock { $0 += 1 }
      return .hangUp
    }
    defer { proxy.stop() }
    let (campus, folder) = (try Campus([.numbered(1)]), TemporaryFolder())
    let process = try MusterProcess(
      in: folder, at: campus.address,
      environment: [variable: "http://127.0.0.1:\(proxy.port)"])
    try process.enter()
    process.terminal.type("\u{3}")
    #expect(try process.app.waitForEnd(at: process.terminal) == .exit(0))
    #expect(visits.withLock { $0 } == 0)
  }
}
