/// A program of the system that runs in the app's place for a while, such as an editor or a pager.
public struct ExternalProgram: Hashable, Sendable {
  /// The way a program ended.
  public enum Ending: Hashable, Sendable {
    /// The program exited with this status; 0 means success.
    case exited(Int32)
    /// A signal ended the program.
    case killed(signal: Int32)
  }

  /// The ending of the program, or the reason why it could not run.
  public typealias Outcome = Result<Ending, ExternalProgramError>

  /// The program's name, for a search in the system's path, or the path of its file.
  public var name: String
  /// The arguments, without the program's own name.
  public var arguments: [String]
  /// The environment variables in addition to those of the app.
  public var environment: [String: String]

  /// Creates the description of a program without starting it.
  public init(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }
}

/// The reason why a program could not run in the app's place.
public enum ExternalProgramError: PresentableError, Hashable {
  /// The backend cannot show other programs, or the app is in the background.
  case unavailable
  /// The program does not exist.
  case notFound(String)
  /// The user may not execute the program.
  case notAllowed(String)
  /// The system refused to start the program; `code` is the error number.
  case refused(String, code: Int32)

  /// The title of the error's dialog.
  @MainActor public var title: String { Strings.current.errors.programs.title }
}

extension ExternalProgramError: TranslatedError {
  /// Returns a message with the program's name and the reason why it did not start.
  public func text(in strings: Strings) -> String {
    let texts = strings.errors.programs
    return switch self {
    case .unavailable: texts.unavailable
    case .notFound(let name): texts.notFound(name)
    case .notAllowed(let name): texts.notAllowed(name)
    case .refused(let name, let code): texts.refused(name, code)
    }
  }
}

extension ExternalProgramError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(text(in: Strings())) (SK806)" }
}
