/// A command-line option of an app, or an operand: an argument without a name.
public struct LaunchOption: Hashable, Sendable {
  /// The option as it is typed, with its two dashes.
  ///
  /// Without dashes it is the name of an operand in the help.
  public let name: String
  /// The name of the value in the help; `nil` for an option without a value.
  public let value: String?
  /// The option's description, in one line.
  public let help: String

  /// Creates an option or an operand.
  public init(_ name: String, value: String? = nil, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// Whether it is an operand.
  var isOperand: Bool { !name.hasPrefix("-") }

  /// The options of every app; `looks` are the names of the app's own looks.
  static func standard(looks: [String] = []) -> [LaunchOption] {
    [
      LaunchOption("--help", help: "show this text"),
      LaunchOption(
        "--look", value: (Look.Name.allCases.map(\.rawValue) + looks).joined(separator: "|"),
        help: "draw the screens in the style of a platform"),
      LaunchOption(
        "--theme", value: "FILE", help: "use the colours and characters of a JSON file"),
      LaunchOption("--accessible", help: "write plain lines for screen readers"),
      LaunchOption(
        "--ambiguous", value: "narrow|wide",
        help: "the width of characters like § and Ω in your terminal"),
      LaunchOption(
        "--bidi", value: "visual|logical",
        help: "logical if your terminal reorders Hebrew and Arabic"),
      LaunchOption("--open", value: "LINK", help: "open the screen of a link"),
      LaunchOption("--inline", value: "ROWS", help: "run in a few rows below the prompt"),
      LaunchOption(
        "--snapshot", value: "[text|styled|svg]", help: "print the first screen and exit"),
      LaunchOption("--size", value: "COLSxROWS", help: "the size of the snapshot (80x24)"),
      LaunchOption(
        "--press", value: "KEYS", help: "keys to press before the snapshot ($'\\r' is Enter)"),
      LaunchOption(
        "--press-from", value: "FILE", help: "the same from a file; a line break is Enter"),
      LaunchOption("--record", value: "FILE", help: "record the run in a new file (asciicast)"),
      LaunchOption("--replay", value: "FILE", help: "repeat a recording and compare the screens"),
    ]
  }
}

/// An error of the command line, described in one line.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description, which names the option.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
