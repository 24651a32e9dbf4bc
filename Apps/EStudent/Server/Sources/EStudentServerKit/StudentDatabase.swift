public import AppMessages
internal import EStudentAPI
internal import Foundation
internal import GRDB
internal import ServerParts

/// The data of the server, in an SQLite file or in memory.
public final class StudentDatabase: Sendable {
  let queue: DatabaseQueue

  /// Creates a database in memory, which ends with the process.
  public init() throws {
    queue = try DatabaseQueue(configuration: Self.configuration)
    try Self.migrator(on: Self.today).migrate(queue)
  }

  /// Opens the file at `path`, which only its owner can read.
  ///
  /// - Parameters:
  /// - path: The path of the file.
  /// - creates: Whether to create the file if there is none.
  /// - today: The present day. Answers of an old file are assigned to its semester.
  /// - Throws: ``DatabaseFileError``, or an error of SQLite.
  public init(path: String, creates: Bool, today: CalendarDay? = nil) throws {
    try DatabaseFile.prepare(path, creates: creates)
    queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    let migrator = Self.migrator(on: today ?? Self.today)
    if try queue.read(migrator.hasBeenSuperseded) { throw DatabaseFileError.tooNew(path) }
    try migrator.migrate(queue)
  }

  /// Closes the file; called once, after the last request.
  public func close() throws { try queue.close() }

  /// Whether the database has no students.
  public var isEmpty: Bool {
    get throws {
      try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM student") == 0 }
    }
  }

  private static func migrator(on day: CalendarDay) -> DatabaseMigrator {
    .students(TeachingSemester(of: day))
  }

  private static var today: CalendarDay { CalendarDay(of: Date(), secondsFromUTC: 0) }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase {
      try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    }
    return configuration
  }
}
