import ArgumentParser
import Foundation
import MusterServerKit
import ServerParts

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

  /// Prints an error, whose text can contain any characters of the arguments, and exits.
  private static func end(with error: any Error) -> Never {
    let (status, message) = (exitCode(for: error), fullMessage(for: error))
    let text = CommandLine.arguments.reduce(message) { text, argument in
      let escaped = argument.escapedForTerminal
      return argument == escaped ? text : text.replacing(argument, with: escaped)
    }
    let output = status.isSuccess ? FileHandle.standardOutput : .standardError
    if !text.isEmpty { try? output.write(contentsOf: Data((text + "\n").utf8)) }
    Foundation.exit(status.rawValue)
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
