import Foundation
import Synchronization

/// A PostgreSQL server for the tests, in a temporary folder; it ends with this process.
final class PostgresServer: Sendable {
  /// The server that all tests share; each of their stores has a separate schema.
  static let shared = Result { try PostgresServer() }

  /// Whether the programs of a server are installed; `true` also if they are required, so that the
  /// tests fail without them.
  static let isInstalled =
    ProcessInfo.processInfo.environment["SCREENKIT_REQUIRE_POSTGRES"] != nil || programs != nil

  private static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return
      (versions.sorted().map { "\(root)/\($0)/bin" } + ["/usr/local/bin", "/opt/homebrew/bin"])
      .first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  struct Failure: Error { let log: String }

  let folder: String
  private let process = Process()
  private let schemas = Atomic(0)

  /// A script that runs the server until its input ends, at the latest with this process.
  ///
  /// PostgreSQL refuses to run as root, so the script runs it as `nobody` then.
  private static let script = """
    set -eu
    as=
    if [ "$(id -u)" = 0 ]; then
      chown nobody "$1"; as="setpriv --reuid nobody --regid nogroup --clear-groups"
    fi
    cd "$1"
    PATH="$2:$PATH"
    trap 'cd /; $as pg_ctl -D "$1/data" -m immediate stop >/dev/null 2>&1; rm -rf "$1"' EXIT
    $as initdb -D data -A trust -U web --no-sync -E SQL_ASCII --locale C >log 2>&1 || { cat log; exit 1; }
    $as pg_ctl -D data -w -l data/log -o "-k '$1' -c listen_addresses= -c fsync=off" start >/dev/null ||
      { cat data/log; exit 1; }
    for number in $(seq 100); do echo "CREATE SCHEMA test$number;"; done |
      $as psql -q -h "$1" -U web postgres >/dev/null
    echo ready
    cat >/dev/null
    """

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "sk-postgres-\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let programs = Self.programs else { throw Failure(log: "PostgreSQL is not installed.") }
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", folder, programs]
    (process.standardInput, process.standardOutput) = (Pipe(), output)
    try process.run()
    var text = ""
    while !text.hasSuffix("ready\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(log: text) }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// Returns the address of an empty schema.
  ///
  /// - Parameter name: The name by which ``PostgresStoreTests`` identify the connection.
  /// - Returns: The address.
  func makeAddress(_ name: String = "test") -> String {
    let number = schemas.add(1, ordering: .relaxed).newValue
    let place = folder.replacing("/", with: "%2F")
    return "postgresql://web@/postgres?host=\(place)&application_name=\(name)"
      + "&options=-csearch_path%3Dtest\(number)"
  }
}
