/// A program of the system that takes the app's place for a while, such as an editor or a pager.
public struct ExternalProgram: Hashable, Sendable {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// By itself; 0 means that it did what it should.
    case exited(Int32)
    /// By a signal.
    case killed(signal: Int32)
  }

  /// What became of it.
  public typealias Outcome = Result<Ending, OutsideProgramError>

  /// Its name, which is looked for where the system keeps programs, or the path of its file.
  public var name: String
  /// What it is given, without its own name.
  public var arguments: [String]
  /// Variables of its environment, beside those of the app.
  public var environment: [String: String]

  /// Describes a program; nothing is started.
  public init(_ name: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }
}

/// Why a program could not take the app's place.
public enum OutsideProgramError: PresentableError, Hashable {
  /// Where the app is shown nothing else can be, or the app is in the background.
  case unavailable
  /// There is no such program.
  case notFound(String)
  /// The user may not run it.
  case notAllowed(String)
  /// The system refused, with its error number.
  case refused(String, code: Int32)

  /// That it did not start.
  public var title: String { "The program did not start" }

  /// Which one, and why.
  public var message: String {
    switch self {
    case .unavailable: "No other program can be shown here."
    case .notFound(let name): "There is no program \"\(name)\"."
    case .notAllowed(let name): "\"\(name)\" may not be run."
    case .refused(let name, let code): "\"\(name)\" cannot be run (system error \(code))."
    }
  }
}
