/// The reason why a file or folder cannot be read.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The user of the process may not read it.
  case noPermission
  /// It does not exist, or not any more; for a symbolic link, its target.
  case gone
  /// A part of the path is no folder.
  case notAFolder
  /// Symbolic links lead in a circle, or too many of them follow each other.
  case tooManyLinks
  /// A symbolic link leads out of the folder to which the source is limited.
  case outside
  /// The system reports another error, with its number.
  case failed(Int32)

  /// The message for the user.
  public var description: String { text(in: Strings()) }
}

extension FileError: TranslatedError {
  /// Returns the sentence for users.
  public func text(in strings: Strings) -> String {
    let texts = strings.errors.files
    return switch self {
    case .noPermission: texts.noPermission
    case .gone: texts.gone
    case .notAFolder: texts.notAFolder
    case .tooManyLinks: texts.tooManyLinks
    case .outside: texts.outside
    case .failed(let number): texts.failed(number)
    }
  }
}

extension FileError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK825)" }
}
