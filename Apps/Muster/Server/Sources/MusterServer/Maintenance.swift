import ArgumentParser
import Foundation
import MusterServerKit
import ServerCommands

struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List logins and changes of accounts, the newest last.")
  @OptionGroup var options: DatabaseOptions
  @Option(help: "The number of entries.") var last = 100

  func run() throws {
    try options.use { database in
      for entry in try database.auditEntries(last: max(0, last)) {
        let date = entry.date.formatted(.iso8601)
        say("\(date) \(entry.address) \(entry.event) \(entry.name ?? "(unknown user)")")
      }
    }
  }
}

struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy everything to a new file, while the server runs.")
  @OptionGroup var options: DatabaseOptions
  @Argument(help: "The file to write, which must not exist.") var file: String

  func run() throws {
    try options.use { try $0.backUp(to: file) }
    say("Everything is in \(file).")
  }
}

struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replace everything by a backup, and end all sessions.")
  @OptionGroup var options: DatabaseOptions
  @Argument(help: "The file that backup wrote.") var file: String

  func run() throws {
    try options.use { database in
      try database.restore(from: file)
      try database.audit(.restored, file)
    }
    say("Everything is as in \(file). All users have to log in again.")
  }
}

struct Integrity: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the file and its contents; the status is 1 if anything is wrong.")
  @OptionGroup var options: DatabaseOptions

  func run() throws {
    try options.use { database in
      let defects = try database.defects()
      for defect in defects { say(defect) }
      if !defects.isEmpty { throw ExitCode.failure }
      say("Nothing is wrong.")
    }
  }
}
