import AppMessages
import ArgumentParser
import EStudentAPI
import EStudentServerKit
import Foundation
import Logging
import ServerCommands

@main
struct EStudentServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves eStudent's prototype API to programs of this machine.",
    discussion: "Without --database it has the students of the demo, in memory.")

  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8081
  @Option(name: .long, help: "The file of the database.")
  var database: String?
  @Flag(name: .long, help: "Make the database if there is none.")
  var create = false
  @Flag(
    name: .long, help: "Add the students of the demo, whose secrets are public, if it is empty.")
  var demo = false
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
    guard database != nil || !create else { throw ValidationError("--create needs --database.") }
  }

  func run() async throws {
    let store =
      try database.map { try StudentDatabase(path: $0, creates: create) } ?? StudentDatabase()
    let isEmpty = try store.isEmpty
    let isDemo = (database == nil || demo) && isEmpty
    if isDemo { try store.addSample(on: Self.today) }
    if demo, !isEmpty { say("The database has students; those of the demo are not added.") }
    let app = StudentServerApp(
      database: store, port: port, today: { Self.today },
      logger: Logger(server: "estudent", isQuiet: quiet))
    try await app.run { port in
      say("Listening on http://127.0.0.1:\(port).")
      guard isDemo else { return }
      for student in SampleStudent.all(on: Self.today) {
        say("Demo student \(student.identity.identifier) has the JMBG \(student.secret).")
      }
    }
    try store.close()
  }

  private static var today: CalendarDay {
    let now = Date()
    return CalendarDay(of: now, secondsFromUTC: TimeZone.current.secondsFromGMT(for: now))
  }
}
