internal import Foundation
internal import GRDB
internal import ServerParts

/// The reason why a database cannot be used.
public enum MusterDatabaseError: Error, Equatable, CustomStringConvertible {
  /// The file exists already, and would have been overwritten.
  case exists(String)
  /// The file is damaged or not a database of this program; the texts describe the defects.
  case damaged(String, [String])
  /// A text contains a NUL character, which SQLite treats as its end.
  case zeroInText
  /// A user name is empty, longer than 200 bytes, or contains invisible characters.
  case badUserName
  /// A password has fewer than eight characters.
  case shortPassword
  /// No client can request a page at the path.
  case badPagePath

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .exists(let path): "\(path) exists already and is left as it is."
    case .damaged(let path, let defects):
      "\(path) is damaged: \(defects.map(\.escapedForTerminal).joined(separator: "; "))."
    case .zeroInText: "A text with a character zero cannot be kept."
    case .badUserName: "A user name has 1 to 200 bytes, and only characters that can be seen."
    case .shortPassword: "A password has at least eight characters."
    case .badPagePath:
      "The path of a page begins with /intranet/, and has at most 1000 ASCII characters. It has no "
        + "spaces, none of \"#<>?\\^`{|}, no parts . or .., and no encoded slash. Write other "
        + "characters in encoded form, such as %20 for a space."
    }
  }
}

/// The data of the server, in one SQLite file.
///
/// Each request is one transaction. A login has two: one before and one after the slow check of its
/// password. All acknowledged data is on the disk, so neither a killed process nor a power failure
/// loses an acknowledged change.
public final class MusterDatabase: Sendable {
  let pool: DatabasePool
  /// The path of the file.
  let path: String

  /// Opens the file at `path` and migrates it to the present schema.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - creates: Whether to create the file if there is none.
  ///   - busyTimeout: The time that a statement waits for another process's lock, in seconds.
  /// - Throws: ``DatabaseFileError``, or an error of SQLite.
  public init(path: String, creates: Bool = false, busyTimeout: Double = 5) throws {
    try Self.prepareFile(path, creates: creates)
    var configuration = Configuration()
    configuration.busyMode = .timeout(busyTimeout)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    let pool = try DatabasePool(path: path, configuration: configuration)
    let migrator = DatabaseMigrator.muster
    if try pool.read(migrator.hasBeenSuperseded) { throw DatabaseFileError.tooNew(path) }
    try migrator.migrate(pool)
    (self.pool, self.path) = (pool, path)
  }

  /// Closes the file; called once, after the last request.
  public func close() throws { try pool.close() }

  /// Whether the database has no users.
  public var isEmpty: Bool {
    get throws {
      try pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM user") == 0 }
    }
  }

  private static func prepareFile(_ path: String, creates: Bool) throws {
    if creates {
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
    }
    try DatabaseFile.prepare(path, creates: creates)
  }
}
