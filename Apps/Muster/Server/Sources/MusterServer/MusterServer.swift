import ArgumentParser
import MusterServerKit
import ServerCommands

@main
struct MusterServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves Muster: logins, announcements, musters, and intranet pages.",
    subcommands: [Serve.self, Admin.self], defaultSubcommand: Serve.self)

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }
}

/// The options that every command takes.
struct DatabaseOptions: ParsableArguments {
  @Option(name: .long, help: "The file of the database. Without it, a sample one of your own.")
  var database: String?
  @Flag(name: .long, help: "Make the database if there is none.")
  var create = false

  /// The path of the file, and whether it is the sample.
  var place: (path: String, isSample: Bool) {
    database.map { ($0, false) } ?? (SamplePlace.path, true)
  }

  /// Opens the database; creates a missing one only for `--create` or as the sample.
  func open() throws -> MusterDatabase {
    try MusterDatabase(path: place.path, creates: create || place.isSample)
  }
}
