internal import ServerParts
internal import ArgumentParser
internal import Foundation
internal import Logging
internal import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitLooks
internal import UnixSignals

/// The command line of every app on the web.
struct HostCommand: ParsableArguments {
  @Option(name: .long, help: "The numeric address to listen on.")
  var address = "127.0.0.1"
  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8080
  @Option(name: .long, help: "The address of the pages, such as https://app.example.org.")
  var origin: String?
  @Option(
    name: .long,
    help: "The certificate for TLS, with its chain, as a PEM file; needs the trait TLS.")
  var certificate: String?
  @Option(name: .long, help: "The private key of the certificate, as a PEM file.")
  var key: String?
  @Option(
    name: .long, help: "The address of a proxy whose X-Forwarded-For is trusted; repeatable.")
  var trustedProxy: [String] = []
  @Option(name: .long, help: "The SQLite file or database that keeps sessions; by default memory.")
  var store: String?
  @Option(
    name: .long, help: "The look: \(LookName.allCases.map(\.rawValue).joined(separator: ", ")).")
  var look = LookName.cupertino.rawValue
  @Option(name: .long, help: "A JSON file with colors for the look.")
  var theme: String?
  @Option(name: .long, help: "The number of sessions in memory.")
  var sessions = SessionLimits().total
  @Option(name: .long, help: "The number of sessions of one browser.")
  var sessionsPerDevice = SessionLimits().perDevice
  @Option(name: .long, help: "The number of sessions of one address.")
  var sessionsPerAddress = SessionLimits().perAddress
  @Option(name: .long, help: "The number of connections that may be open.")
  var connections = HostOptions().connections
  @Option(name: .long, help: "The number of connections of one address that may be open.")
  var connectionsPerAddress = HostOptions().connectionsPerAddress
  @OptionGroup var trial: TrialCommand
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false
  @Argument(parsing: .postTerminator, help: "The app's own options, after --.")
  var appOptions: [String] = []

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key belong together.")
    }
    guard
      [sessions, sessionsPerDevice, sessionsPerAddress, connections, connectionsPerAddress]
        .allSatisfy({ $0 > 0 })
    else { throw ValidationError("A limit is at least 1.") }
  }

  /// The options in the host's form.
  var options: HostOptions {
    get throws {
      var options = HostOptions()
      (options.address, options.port) = (address, port)
      options.origin = try origin.map { text in
        guard let origin = PublicOrigin(text) else {
          throw ValidationError("--origin is an address such as https://app.example.org.")
        }
        return origin
      }
      if let certificate, let key {
        options.certificate = .init(certificate: certificate, key: key)
      }
      options.trustedProxies = Set(
        try trustedProxy.map { text in
          guard let address = ClientAddress(text) else {
            throw ValidationError("--trusted-proxy is a numeric address.")
          }
          return address
        })
      guard let look = LookName(rawValue: look) else {
        throw ValidationError(
          "--look is one of \(LookName.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      options.look = look
      options.sessions.total = sessions
      (options.sessions.perDevice, options.sessions.perAddress) = (
        sessionsPerDevice, sessionsPerAddress
      )
      (options.connections, options.connectionsPerAddress) = (connections, connectionsPerAddress)
      options.trial = trial.options
      try options.check()
      return options
    }
  }
}

extension HostCommand {
  /// Runs an app by the arguments of the process.
  @MainActor
  static func run<App: WebApp>(_: App.Type) async {
    do {
      var app = App()
      let command = try parse()
      let launch = try Launch(command.appOptions, own: app.options, host: [])
      try app.applyOptions(of: launch)
      if let text = try app.printout(launch) { return say(text) }
      try await command.serve(app)
    } catch {
      let (status, message) = (exitCode(for: error), fullMessage(for: error))
      // The message can contain any characters of the arguments.
      let text = CommandLine.arguments.reduce(message) { text, argument in
        let escaped = argument.escapedForTerminal
        return argument == escaped ? text : text.replacing(argument, with: escaped)
      }
      let output = status.isSuccess ? FileHandle.standardOutput : .standardError
      if !text.isEmpty { try? output.write(contentsOf: Data((text + "\n").utf8)) }
      Foundation.exit(status.rawValue)
    }
  }

  @MainActor
  private func serve(_ app: some WebApp) async throws {
    let store = try makeStore(for: app)
    var logger = Logger(label: "web") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = quiet ? .warning : .info
    var options = try options
    if let theme {
      let file = try ThemeFile(file: theme)
      for warning in file.warnings { logger.warning("\(warning.escapedForTerminal)") }
      options.theme = file.theme
    }
    let server = try HostServer(
      app, options: options, store: store, logger: logger)
    let name = app.name
    try await server.run(signals: await Self.signals(), endProcess: { _exit(128 + SIGTERM) }) {
      say("\(name) is at \($0)/ (Ctrl-C ends it).")
    }
    try await store.close()
  }

  /// Opens the store of the command line, or the app's own store.
  @MainActor
  func makeStore(for app: some WebApp) throws -> any SessionStore {
    if let store { return try app.makeStore(at: store) }
    return try app.makeStore()
  }

  /// Returns the stop signals that arrive from now on.
  private static func signals() async -> AsyncStream<Void> {
    let trapped = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    Task { for await _ in trapped { continuation.yield() } }
    return stream
  }
}

/// Writes a line at once, also if the output is not a terminal.
private func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line.escapedForTerminal + "\n").utf8))
}
