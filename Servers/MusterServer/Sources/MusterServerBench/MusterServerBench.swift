import ArgumentParser

/// Measures the server beside floors in the same run; use a release build.
@main
struct MusterServerBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Muster's server.", subcommands: [Requests.self, Logins.self])
}
