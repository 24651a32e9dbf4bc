import ArgumentParser

@main
struct MusterServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves Muster: logins, announcements, musters, and intranet pages.",
    subcommands: [Serve.self, Admin.self], defaultSubcommand: Serve.self)
}

/// What every command takes.
struct DatabaseOptions: ParsableArguments {
  @Option(name: .long, help: "The file of the database. Without it, a sample one of your own.")
  var database: String?

  /// The file, and whether it is the sample.
  var place: (path: String, isSample: Bool) {
    database.map { ($0, false) } ?? (SamplePlace.path, true)
  }
}
