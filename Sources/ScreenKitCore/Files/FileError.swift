/// The reason why a file or folder cannot be read.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The user of the process may not read the file or folder.
  case noPermission
  /// The file or folder, or the target of a symbolic link, does not exist or was removed.
  case gone
  /// A part of the path is not a folder.
  case notAFolder
  /// Symbolic links form a circle, or the chain of links is too long.
  case tooManyLinks
  /// A symbolic link has a target outside of the source's root folder.
  case outside
  /// The system reported another error, with its number.
  case failed(Int32)

  /// The message for the user.
  public var description: String { text(in: Strings()) }
}

extension FileError: TranslatedError {
  /// Returns the message for the user in the language of `strings`.
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
