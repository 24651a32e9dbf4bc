import ArgumentParser
import Foundation
import MusterAPI
import MusterServerKit
import ServerCommands
import ServerParts

/// The command `MusterServer admin …`; the server may run meanwhile.
struct Admin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change users, announcements and pages, and look after the database.",
    subcommands: [
      AddUser.self, RemoveUser.self, Revoke.self, Announce.self, Withdraw.self, AddPage.self,
      List.self, Audit.self, Backup.self, Restore.self, Integrity.self,
    ])
}

extension DatabaseOptions {
  /// Opens the database, calls `body` with it, and closes it.
  func use(_ body: (MusterDatabase) throws -> Void) throws {
    let database = try open()
    do {
      try body(database)
    } catch {
      try? database.close()
      throw error
    }
    try database.close()
  }
}

extension MusterDatabase {
  /// Records an action of an administrator.
  func audit(_ event: AuditEntry.Event, _ name: String) throws {
    try audit(event, name, address: AuditEntry.admin, at: Date())
  }
}

struct AddUser: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a user, or give one another password, which is read from standard input.")
  @OptionGroup var options: DatabaseOptions
  @Argument var name: String

  func run() throws {
    // The password is no argument, because all users of the machine can read arguments.
    guard let password = readPassword(), !password.isEmpty else {
      throw ValidationError("A password is needed, as a line of standard input.")
    }
    try options.use { database in
      try database.addUser(name, password: password)
      try database.audit(.userAdded, name)
    }
  }

  private func readPassword() -> String? {
    isatty(STDIN_FILENO) == 1
      ? getpass("Password: ").map { String(cString: $0) } : readLine(strippingNewline: true)
  }
}

struct RemoveUser: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Remove a user with everything of theirs.")
  @OptionGroup var options: DatabaseOptions
  @Argument var name: String

  func run() throws {
    try options.use { database in
      guard try database.removeUser(name) else {
        throw ValidationError("There is no user \(name.escapedForTerminal).")
      }
      try database.audit(.userRemoved, name)
    }
  }
}

struct Revoke: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "End all sessions of a user.")
  @OptionGroup var options: DatabaseOptions
  @Argument var name: String

  func run() throws {
    try options.use { database in
      say("\(try database.revokeSessions(of: name)) sessions ended.")
      try database.audit(.sessionsRevoked, name)
    }
  }
}

struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add an announcement, or change the one of a number.")
  @OptionGroup var options: DatabaseOptions
  @Option(help: "The number of the announcement to change.") var number: Int?
  @Option var title: String
  @Option var body: String
  @Option(help: "Further information, as text or a link.") var more: String?
  @Option(help: "The first day, such as 2026-11-21.") var from: String?
  @Option(help: "The last day.") var until: String?
  @Flag(help: "To be read before others.") var urgent = false

  func run() throws {
    let (first, last) = (try day(from), try day(until))
    if let first, let last, first > last {
      throw ValidationError("The last day, \(last), is before the first day, \(first).")
    }
    func content(_ number: Int) -> AnnouncementContent {
      AnnouncementContent(
        dbID: number, title: title, body: body, more: more, startDate: first, endDate: last,
        pubDate: Date(), isUrgent: urgent)
    }
    try options.use { database in
      if let number {
        try database.publish(content(number))
        try database.audit(.announced, "\(number)")
      } else {
        let number = try database.publishNew(content)
        try database.audit(.announced, "\(number)")
        say("Announcement \(number).")
      }
    }
  }

  private func day(_ text: String?) throws -> CalendarDay? {
    guard let text else { return nil }
    guard let day = CalendarDay(text) else {
      throw ValidationError("\(text.escapedForTerminal) is no day such as 2026-11-21.")
    }
    return day
  }
}

struct Withdraw: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Remove an announcement.")
  @OptionGroup var options: DatabaseOptions
  @Argument var number: Int

  func run() throws {
    try options.use { database in
      guard try database.withdraw(number) else {
        throw ValidationError("There is no announcement \(number).")
      }
      try database.audit(.withdrawn, "\(number)")
    }
  }
}

struct AddPage: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a page of the intranet, whose HTML is read from standard input.")
  @OptionGroup var options: DatabaseOptions
  @Argument(help: "Its path, such as /intranet/safety.html.") var path: String

  func validate() throws {
    // Before the HTML is read, which an administrator may type.
    guard PagePath.canBeRequested(path) else {
      throw ValidationError(MusterDatabaseError.badPagePath.description)
    }
  }

  func run() throws {
    let html = FileHandle.standardInput.readDataToEndOfFile()
    try options.use { database in
      try database.addPage(path, html: String(decoding: html, as: UTF8.self))
      try database.audit(.pageAdded, path)
    }
  }
}

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List users and announcements.")
  @OptionGroup var options: DatabaseOptions

  func run() throws {
    try options.use { database in
      for name in try database.users() { say("user \(name)") }
      for item in try database.announcements() {
        let days = "\(item.startDate?.description ?? "…") to \(item.endDate?.description ?? "…")"
        say("announcement \(item.dbID), \(days): \(item.title)")
      }
    }
  }
}
