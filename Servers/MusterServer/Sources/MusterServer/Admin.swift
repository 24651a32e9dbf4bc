import ArgumentParser
import Foundation
import MusterAPI
import MusterServerKit

/// `MusterServer admin …`; the server may run meanwhile.
struct Admin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change users, announcements and pages.",
    subcommands: [
      AddUser.self, RemoveUser.self, Revoke.self, Announce.self, Withdraw.self, AddPage.self,
      List.self,
    ])
}

extension DatabaseOptions {
  /// Opens the database, does something with it, and closes it.
  func use(_ body: (MusterDatabase) throws -> Void) throws {
    let database = try MusterDatabase(path: place.path)
    try body(database)
    try database.close()
  }
}

struct AddUser: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a user, or give one another password, which is read from standard input.")
  @OptionGroup var options: DatabaseOptions
  @Argument var name: String

  func run() throws {
    // Never an argument, which everybody on the machine could read.
    guard let password = readPassword(), !password.isEmpty else {
      throw ValidationError("A password is needed, as a line of standard input.")
    }
    try options.use { try $0.addUser(name, password: password) }
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
        throw ValidationError("There is no user \(name).")
      }
    }
  }
}

struct Revoke: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "End all sessions of a user.")
  @OptionGroup var options: DatabaseOptions
  @Argument var name: String

  func run() throws {
    try options.use { say("\(try $0.revokeSessions(of: name)) sessions ended.") }
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
    func content(_ number: Int) -> AnnouncementContent {
      AnnouncementContent(
        dbID: number, title: title, body: body, more: more, startDate: first, endDate: last,
        pubDate: Date(), isUrgent: urgent)
    }
    try options.use { database in
      if let number {
        try database.publish(content(number))
      } else {
        say("Announcement \(try database.publishNew(content)).")
      }
    }
  }

  private func day(_ text: String?) throws -> CalendarDay? {
    guard let text else { return nil }
    guard let day = CalendarDay(text) else {
      throw ValidationError("\(text) is no day such as 2026-11-21.")
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
    }
  }
}

struct AddPage: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a page of the intranet, whose HTML is read from standard input.")
  @OptionGroup var options: DatabaseOptions
  @Argument(help: "Its path, such as /intranet/safety.html.") var path: String

  func validate() throws {
    guard path.hasPrefix("/intranet/") else {
      throw ValidationError("A page's path begins with /intranet/.")
    }
  }

  func run() throws {
    let html = FileHandle.standardInput.readDataToEndOfFile()
    try options.use { try $0.addPage(path, html: String(decoding: html, as: UTF8.self)) }
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
        // Announcements can contain anything, also what would steer this terminal.
        say("announcement \(item.dbID), \(days): \(item.title.debugDescription)")
      }
    }
  }
}
