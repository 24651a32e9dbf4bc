/// The reasons why a terminal cannot be used, or can no longer be used.
enum TerminalError: Error, Hashable, Sendable {
  /// A standard stream of the process.
  enum Stream: String, Sendable {
    case input, output
  }

  case notATerminal(Stream)
  /// `TERM` names no terminal that supports escape sequences; `nil` if it is not set or empty.
  case unsuitable(term: String?)
  /// The other end is closed, or the terminal now belongs to another session.
  case hungUp
  /// The system refused a call, with its error number.
  case refused(Int32)
  /// The system refused a pipe or a thread, with this error number.
  case exhausted(Int32)
}

extension TerminalError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notATerminal(let stream): "standard \(stream.rawValue) is not a terminal"
    case .unsuitable(let term?):
      "the terminal cannot show screens (TERM is \"\(term)\"), but --accessible writes lines"
    case .unsuitable(nil):
      "the kind of terminal is unknown (TERM is not set), but --accessible writes lines"
    case .hungUp: "the terminal is gone"
    case .refused(let number): "the terminal does not work (system error \(number))"
    case .exhausted(let number):
      "the system has no pipe or thread left for the app (system error \(number))"
    }
  }
}
