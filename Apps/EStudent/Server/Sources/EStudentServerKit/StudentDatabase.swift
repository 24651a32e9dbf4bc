public import AppMessages
internal import EStudentAPI
internal import Foundation
internal import GRDB

/// The reason why a database cannot be used.
public enum StudentDatabaseError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist, and its creation was not allowed.
  case missing(String)
  /// The system refused to open the file, with this `errno`.
  case cannotOpen(String, Int32)
  /// A later version of this program wrote the file.
  case tooNew(String)

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .missing(let path): "There is no database \(path). Use --create to make one."
    case .cannotOpen(let path, let number):
      "The database \(path) cannot be opened: \(String(cString: strerror(number)))."
    case .tooNew(let path): "A later version of this program wrote the database \(path)."
    }
  }
}

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
  /// - Throws: ``StudentDatabaseError``, or an error of SQLite.
  public init(path: String, creates: Bool, today: CalendarDay? = nil) throws {
    let file = open(path, (creates ? O_CREAT : 0) | O_RDWR | O_CLOEXEC, 0o600)
    if file < 0, errno == ENOENT { throw StudentDatabaseError.missing(path) }
    guard file >= 0 else { throw StudentDatabaseError.cannotOpen(path, errno) }
    Foundation.close(file)
    queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    let migrator = Self.migrator(on: today ?? Self.today)
    if try queue.read(migrator.hasBeenSuperseded) { throw StudentDatabaseError.tooNew(path) }
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
