import Foundation

/// Two hosts behind HAProxy with one PostgreSQL database, as `Deploy/haproxy.cfg` describes them.
final class Cluster {
  /// Whether HAProxy is installed; `true` also if it is required, so that the tests fail without it.
  static let isInstalled =
    ProcessInfo.processInfo.environment["SCREENKIT_REQUIRE_HAPROXY"] != nil || proxy != nil

  private static let proxy = [
    "/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let configuration = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Deploy/haproxy.cfg").standardizedFileURL.path

  struct NotInstalled: Error {}
  struct NotReady: Error {}

  let port: UInt16
  let origin: String
  private let store: String
  private let ports: [String: UInt16]
  private(set) var hosts: [String: HostProcess] = [:]
  private var proxy: HostProcess?

  init(_ folder: TemporaryFolder) throws {
    guard let program = Self.proxy else { throw NotInstalled() }
    port = try RawSocket.freePort()
    origin = "http://127.0.0.1:\(port)"
    ports = ["a": try RawSocket.freePort(), "b": try RawSocket.freePort()]
    store = try PostgresServer.shared.get().makeAddress("cluster")
    for name in ports.keys { try start(name) }
    var environment = ["WEB_ADDRESS": "127.0.0.1:\(port)"]
    for (name, port) in ports { environment["WEB_NODE_\(name.uppercased())"] = "127.0.0.1:\(port)" }
    proxy = try HostProcess(
      program, ["-db", "-f", Self.configuration], environment: environment, untilLine: false)
    // HAProxy prints nothing when it is ready.
    let end = ContinuousClock.now + .seconds(20)
    while (try? RawSocket(port)) == nil {
      guard ContinuousClock.now < end else { throw NotReady() }
      usleep(50_000)
    }
  }

  /// Starts a host, or starts it again after its end.
  func start(_ name: String) throws {
    hosts[name] = try .typingWeb(port: ports[name] ?? 0, origin: origin, store: store)
  }
}
