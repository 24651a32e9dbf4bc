import ArgumentParser
import Foundation
import Logging
import MusterAPI
import MusterServerKit

/// `MusterServer`, `MusterServer serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Run the server on this machine.")

  @OptionGroup var options: DatabaseOptions
  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8080
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
  }

  func run() async throws {
    let (path, isSample) = options.place
    let database = try MusterDatabase(path: path)
    if isSample, try database.isEmpty { try database.addSample() }
    var logger = Logger(label: "muster") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = quiet ? .error : .info
    let server = MusterServerApp(database: database, port: port, logger: logger)
    try await server.run { port in
      say("Listening on http://127.0.0.1:\(port), with the database \(path).")
      guard isSample else { return }
      for (name, password) in SampleContent.passwords.sorted(by: { $0.key < $1.key }) {
        say("Sample user \(name) has the password \"\(password)\".")
      }
    }
    try database.close()
  }
}

/// Says it at once, also where the output is no terminal.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}
