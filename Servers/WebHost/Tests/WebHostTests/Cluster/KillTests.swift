import Foundation
import ServerConnections
import Testing

/// Hosts as processes, which are killed while visitors type.
@Suite("Killed hosts", .serialized, .timeLimit(.minutes(3)))
struct KillTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = DescriptorLimit.raise(for: 5_000)
  }

  /// Types in all pages in turn, for at least `duration`.
  private func type(_ pages: [RawPage], for duration: Duration) throws {
    let end = ContinuousClock.now + duration
    repeat {
      for page in pages { try page.type() }
    } while ContinuousClock.now < end
  }

  /// Joins all pages again, and expects that each lost at most the typing of the second before `moment`.
  private func comeBack(_ pages: [RawPage], after moment: ContinuousClock.Instant) throws {
    for page in pages {
      let text = try page.joinWhenPossible()
      guard let lost = page.goOn(from: text) else { continue }
      #expect(moment - lost <= .seconds(1))
    }
  }

  @Test func `a thousand sessions survive a kill`() async throws {
    try await Self.onThread { [self] in try killHost() }
  }

  private func killHost() throws {
    let (port, store) = (try RawSocket.freePort(), folder.path + "/sessions.sqlite")
    let origin = "http://127.0.0.1:\(port)"
    var host = try HostProcess.typingWeb(port: port, origin: origin, store: store)
    let pages = try (0..<1_000).map { _ in try RawPage(port: port, origin: origin) }
    try type(pages, for: .seconds(2))
    let moment = ContinuousClock.now
    host.kill()
    host = try HostProcess.typingWeb(port: port, origin: origin, store: store)
    try comeBack(pages, after: moment)
    try type(pages, for: .zero)
    #expect(host.stop() == 0)
  }

  @Test(
    .enabled(
      if: Cluster.isInstalled && PostgresServer.isInstalled,
      "needs HAProxy and the programs of a PostgreSQL server"))
  func `no session of a cluster is lost with a host`() async throws {
    try await Self.onThread { [self] in try killHostOfCluster() }
  }

  /// Runs blocking work with sockets outside of the threads of other tests.
  private static func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try body() }) }.start()
    }
  }

  private func killHostOfCluster() throws {
    let cluster = try Cluster(folder)
    let pages = try (0..<200).map { _ in
      try RawPage(port: cluster.port, origin: cluster.origin)
    }
    try type(pages, for: .seconds(2))
    // Both hosts have sessions.
    #expect(Set(pages.map(\.node)) == ["a", "b"])
    let moment = ContinuousClock.now
    cluster.hosts["a"]?.kill()
    try comeBack(pages, after: moment)
    try type(pages, for: .seconds(1))
    #expect(Set(pages.map(\.node)) == ["b"])
    // The other host is replaced by a new version, without any loss.
    try cluster.start("a")
    #expect(cluster.hosts["b"]?.stop() == 0)
    for page in pages { #expect(page.goOn(from: try page.joinWhenPossible()) == nil) }
    try type(pages, for: .zero)
    #expect(Set(pages.map(\.node)) == ["a"])
  }
}
