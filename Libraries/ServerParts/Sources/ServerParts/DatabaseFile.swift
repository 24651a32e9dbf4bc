internal import CLibrary

/// The file of a database.
public enum DatabaseFile {
  /// Checks that the file at `path` can be opened, or creates it so that only its owner can read it.
  ///
  /// SQLite gives its other files the permissions of this one.
  public static func prepare(_ path: String, creates: Bool) throws(DatabaseFileError) {
    let file = open(path, (creates ? O_CREAT : 0) | O_RDWR | O_CLOEXEC, 0o600)
    if file < 0, errno == ENOENT, !creates { throw .missing(path) }
    guard file >= 0 else { throw .cannotOpen(path, String(cString: strerror(errno))) }
    close(file)
  }
}

/// The reason why the file of a database cannot be used.
public enum DatabaseFileError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist, and its creation was not allowed.
  case missing(String)
  /// The file cannot be opened, for the given reason.
  case cannotOpen(String, String)
  /// A later version of this program wrote the file.
  case tooNew(String)

  /// The message for the administrator.
  public var description: String {
    switch self {
    case .missing(let path): "There is no database \(path). Use --create to make one."
    case .cannotOpen(let path, let reason): "The database \(path) cannot be opened: \(reason)."
    case .tooNew(let path): "A later version of this program wrote the database \(path)."
    }
  }
}

extension DatabaseFileError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK823)" }
}
