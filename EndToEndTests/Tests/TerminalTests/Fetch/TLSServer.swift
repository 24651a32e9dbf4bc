internal import Foundation

/// A server for `https://` on this machine, which answers with the bytes of files.
final class TLSServer {
  /// Whether the server program is installed.
  static let isThere = Programs.installed("openssl") != nil
  /// Whether a program can be run that trusts the server, while others do not.
  static let canBeTrusted = isThere && (try? TLSServer([:]).tryTrust()) == true
  /// The path of the certificates that the system trusts.
  private static let trusted = "/etc/ssl/certs/ca-certificates.crt"

  private let folder = TemporaryFolder()
  private let terminal: PseudoTerminal
  private let process: AppProcess
  private let port: UInt16

  /// Creates a certificate for `name` and serves `answers`, which are whole responses, by their
  /// paths.
  init(_ answers: [String: String], for name: String = "127.0.0.1") throws {
    let kind = name.contains { $0.isLetter } ? "DNS" : "IP"
    for (path, answer) in answers { folder.write(answer, to: "\(folder.path)/\(path)") }
    port = try LoopbackServer.free()
    let script = """
      cd \(folder.path) &&
      openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 \
        -subj /CN=\(name) -addext subjectAltName=\(kind):\(name) &&
      cat certificate.pem $(ls \(Self.trusted)) > trusted.pem &&
      exec openssl s_server -HTTP -accept \(port) -cert certificate.pem -key key.pem
      """
    terminal = try PseudoTerminal(columns: 500, rows: 50)
    process = try AppProcess("/bin/sh", ["-c", script], at: terminal)
    try terminal.wait(for: "ACCEPT")
  }

  var origin: String { "https://127.0.0.1:\(port)" }

  /// A command that runs another one with trust in the server's certificate.
  var trust: [String] {
    let script = "mount --bind \(folder.path)/trusted.pem \(Self.trusted) && exec \"$@\""
    return [
      Programs.installed("unshare") ?? "unshare", "--map-root-user", "--mount", "sh", "-c", script,
      "sh",
    ]
  }

  private func tryTrust() throws -> Bool {
    let terminal = try PseudoTerminal()
    let command = trust + ["true"]
    let process = try AppProcess(command[0], Array(command.dropFirst()), at: terminal)
    return try process.waitForEnd(at: terminal) == .exit(0)
  }
}
