import ArgumentParser

/// The benchmark of the server, beside lower bounds of the same run; use a release build.
@main
struct MusterServerBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Muster's server.", subcommands: [Requests.self, Logins.self])
}
