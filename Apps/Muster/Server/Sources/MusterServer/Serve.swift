import ArgumentParser
import Foundation
import Logging
import MusterAPI
import MusterServerKit
import ServerCommands
import ServerConnections

/// The commands `MusterServer` and `MusterServer serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run the server.")

  @OptionGroup var options: DatabaseOptions
  @OptionGroup var network: NetworkOptions
  @Option(name: .long, help: "A name under which clients reach the server; can be repeated.")
  var host: [String] = []
  @Option(name: .long, help: "The number of connections that may be open.")
  var connections = ServerOptions().network.connections
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false

  func run() async throws {
    let (path, isSample) = options.place
    var server = ServerOptions()
    server.network = try network.settings(connections: connections)
    server.hosts = host
    try server.check()
    let database = try options.open()
    if isSample, try database.isEmpty { try database.addSample() }
    let app = MusterServerApp(
      database: database, options: server, logger: Logger(server: "muster", isQuiet: quiet))
    try await app.run(signals: await .stopSignals(), endProcess: { _exit(128 + SIGTERM) }) {
      [server] port in
      say("Listening on \(server.network.origin(port: port)), with the database \(path).")
      guard isSample else { return }
      for (name, password) in SampleContent.passwords.sorted(by: { $0.key < $1.key }) {
        say("Sample user \(name) has the password \"\(password)\".")
      }
    }
    try database.close()
  }
}
