/// The reason why a database cannot keep sessions; its texts contain neither values nor
/// passwords.
public enum PostgresError: Error, Equatable, CustomStringConvertible {
  /// The address of the database is malformed.
  case badAddress
  /// The address has a password, which other users of the machine could read in the list of processes.
  case passwordInAddress
  /// There is no connection; the reason is the server's.
  case notConnected(String)
  /// The server has not answered in time; the connection is closed.
  case timedOut
  /// The server refused a statement, with this code of five characters.
  case refused(state: String)
  /// A later version of the host made the tables.
  case tooNew
  /// The database contains a value that no host has written.
  case unreadable

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .badAddress:
      "The address of the database is not one such as postgresql://user@host/name?sslmode=verify-full."
    case .passwordInAddress:
      "The address of the database has a password. Use a password file (PGPASSFILE) instead."
    case .notConnected(let reason): "The database cannot be reached: \(reason)."
    case .timedOut: "The database did not answer in time."
    case .refused(let state): "The database refused a statement, SQLSTATE \(state)."
    case .tooNew: "A later version of the host made the tables in the database."
    case .unreadable: "The database holds something that no host has written."
    }
  }
}

extension PostgresError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK824)" }
}
