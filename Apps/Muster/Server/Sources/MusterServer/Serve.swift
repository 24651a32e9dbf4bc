import ArgumentParser
import Foundation
import Logging
import MusterAPI
import MusterServerKit
import ServerParts
import UnixSignals

/// The commands `MusterServer` and `MusterServer serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run the server.")

  @OptionGroup var options: DatabaseOptions
  @OptionGroup var network: NetworkOptions
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false

  func run() async throws {
    let (path, isSample) = options.place
    let server = try network.makeOptions()
    let database = try options.open()
    if isSample, try database.isEmpty { try database.addSample() }
    var logger = Logger(label: "muster") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = quiet ? .warning : .info
    let app = MusterServerApp(database: database, options: server, logger: logger)
    let scheme = server.certificate == nil ? "http" : "https"
    let host = server.address.contains(":") ? "[\(server.address)]" : server.address
    try await app.run(signals: await Self.signals(), endProcess: { _exit(128 + SIGTERM) }) { port in
      say("Listening on \(scheme)://\(host):\(port), with the database \(path).")
      guard isSample else { return }
      for (name, password) in SampleContent.passwords.sorted(by: { $0.key < $1.key }) {
        say("Sample user \(name) has the password \"\(password)\".")
      }
    }
    try database.close()
  }

  /// Returns the stop signals that arrive from now on.
  private static func signals() async -> AsyncStream<Void> {
    let trapped = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    Task { for await _ in trapped { continuation.yield() } }
    return stream
  }
}

/// The options of the network.
struct NetworkOptions: ParsableArguments {
  @Option(name: .long, help: "The numeric address to listen on.")
  var address = "127.0.0.1"
  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8080
  @Option(name: .long, help: "A name under which clients reach the server; can be repeated.")
  var host: [String] = []
  @Option(name: .long, help: "The certificate for TLS, with its chain, as a PEM file.")
  var certificate: String?
  @Option(name: .long, help: "The private key of the certificate, as a PEM file.")
  var key: String?
  @Option(
    name: .long,
    help: "The address of a front server whose X-Forwarded-For is trusted; can be repeated.")
  var trustedProxy: [String] = []
  @Option(name: .long, help: "The number of connections that may be open.")
  var connections = ServerOptions().connections
  @Option(name: .long, help: "The number of connections of one address that may be open.")
  var connectionsPerAddress = ServerOptions().connectionsPerAddress

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key belong together.")
    }
    guard connections > 0, connectionsPerAddress > 0 else {
      throw ValidationError("A number of connections is at least 1.")
    }
  }

  /// Returns the options in the server's form.
  func makeOptions() throws -> ServerOptions {
    var options = ServerOptions()
    (options.address, options.port, options.hosts) = (address, port, host)
    if let certificate, let key {
      options.certificate = .init(certificate: certificate, key: key)
    }
    options.trustedProxies = Set(
      try trustedProxy.map { text in
        guard let address = ClientAddress(text) else {
          throw ValidationError("\(text.escapedForTerminal) is no numeric address.")
        }
        return address
      })
    (options.connections, options.connectionsPerAddress) = (connections, connectionsPerAddress)
    try options.check()
    return options
  }
}

/// Writes a line at once, also if the output is not a terminal, with all other characters escaped.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line.escapedForTerminal + "\n").utf8))
}
