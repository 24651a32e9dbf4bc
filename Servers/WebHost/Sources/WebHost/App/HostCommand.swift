internal import ArgumentParser
internal import Foundation
internal import Logging
internal import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitLooks
internal import ServerCommands
internal import ServerConnections
internal import ServerParts

/// The command line of every app on the web.
struct HostCommand: ParsableArguments {
  @OptionGroup var network: NetworkOptions
  @Option(name: .long, help: "The address of the pages, such as https://app.example.org.")
  var origin: String?
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
  var connections = HostOptions().network.connections
  @OptionGroup var trial: TrialCommand
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false
  @Argument(parsing: .postTerminator, help: "The app's own options, after --.")
  var appOptions: [String] = []

  func validate() throws {
    guard [sessions, sessionsPerDevice, sessionsPerAddress].allSatisfy({ $0 > 0 }) else {
      throw ValidationError("A limit is at least 1.")
    }
  }

  /// The options in the host's form.
  var options: HostOptions {
    get throws {
      var options = HostOptions()
      options.network = try network.settings(connections: connections)
      options.origin = try origin.map { text in
        guard let origin = PublicOrigin(text) else {
          throw ValidationError("--origin is an address such as https://app.example.org.")
        }
        return origin
      }
      guard let look = LookName(rawValue: look) else {
        throw ValidationError(
          "--look is one of \(LookName.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      options.look = look
      options.sessions.total = sessions
      (options.sessions.perDevice, options.sessions.perAddress) = (
        sessionsPerDevice, sessionsPerAddress
      )
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
      end(with: error)
    }
  }

  @MainActor
  private func serve(_ app: some WebApp) async throws {
    let store = try makeStore(for: app)
    let logger = Logger(server: "web", isQuiet: quiet)
    var options = try options
    if let theme {
      let file = try ThemeFile(file: theme)
      for warning in file.warnings { logger.warning("\(warning.escapedForTerminal)") }
      options.theme = file.theme
    }
    let server = try HostServer(
      app, options: options, store: store, logger: logger)
    let name = app.name
    try await server.run(signals: await .stopSignals(), endProcess: { _exit(128 + SIGTERM) }) {
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
}
