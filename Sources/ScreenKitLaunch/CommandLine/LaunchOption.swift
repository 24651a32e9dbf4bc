/// A command-line option of an app or of its host, or an operand: an argument without a name.
public struct LaunchOption: Hashable, Sendable {
  /// The meaning of an option that every host has.
  enum Meaning: Hashable, Sendable {
    case help, look, theme, open, snapshot, record, replay
    /// An option of the app or of one host.
    case other
  }

  /// The number of values.
  enum Arity: Hashable, Sendable {
    case none, one, optional
  }

  /// The option as it is typed, with its two dashes.
  ///
  /// Without dashes it is the name of an operand in the help.
  public let name: String
  /// The name of the value in the help; `nil` for an option without a value.
  public var value: String? {
    if choices.isEmpty { return valueName }
    let all = choices.joined(separator: "|")
    return arity == .optional ? "[\(all)]" : all
  }
  /// The option's description, in one line.
  public let help: String
  /// The values that the option takes; empty if it takes any.
  public let choices: [String]
  let meaning: Meaning
  let arity: Arity
  /// The name of a value that can be any text.
  private let valueName: String?

  /// Creates an option or an operand; `value` is the name of its value in the help, `nil` for none.
  public init(_ name: String, value: String? = nil, help: String) {
    self.init(name, value: value, help: help, .other, value == nil ? .none : .one)
  }

  /// Creates an option whose value is one of `choices`; any other value is rejected.
  public init(_ name: String, choices: [String], help: String) {
    self.init(name, help: help, .other, .one, choices: choices)
  }

  private init(
    _ name: String, value: String? = nil, help: String, _ meaning: Meaning, _ arity: Arity,
    choices: [String] = []
  ) {
    (self.name, valueName, self.help, self.choices) = (name, value, help, choices)
    (self.meaning, self.arity) = (meaning, arity)
  }

  /// Whether it is an operand.
  var isOperand: Bool { !name.hasPrefix("-") }

  /// Throws an error that lists the choices if `value` is none of them.
  func check(_ value: String) throws(LaunchError) {
    if choices.isEmpty || choices.contains(value) { return }
    throw LaunchError(
      "\(name): unknown value \"\(value)\"; choose one of \(choices.joined(separator: ", "))")
  }
}

/// The options that mean the same under every host; a host lists those that it has.
extension LaunchOption {
  /// The option `--help`, or `-h`, which requests ``Launch/Mode/help``.
  public static let help = LaunchOption(
    "--help", value: nil, help: "show this text", .help, .none)

  /// Returns the option `--look`, which sets ``Launch/look`` to one of `names`.
  public static func looks(_ names: [String]) -> LaunchOption {
    LaunchOption(
      "--look", help: "draw the screens in the style of a platform", .look, .one, choices: names)
  }

  /// The option `--theme`, which sets ``Launch/theme``.
  public static let theme = LaunchOption(
    "--theme", value: "FILE", help: "use the colors and characters of a JSON file", .theme, .one)

  /// The option `--open`, which sets ``Launch/link``.
  public static let open = LaunchOption(
    "--open", value: "LINK", help: "open the screen of a link", .open, .one)

  /// Returns the option `--snapshot`, whose format may be omitted; the first of `formats` is used
  /// then.
  public static func snapshot(formats: [String]) -> LaunchOption {
    LaunchOption(
      "--snapshot", help: "print the first screen and exit", .snapshot, .optional, choices: formats)
  }

  /// The option `--record`, which sets ``Launch/recording``.
  public static let record = LaunchOption(
    "--record", value: "FILE", help: "record the run in a new file (asciicast)", .record, .one)

  /// The option `--replay`, which requests ``Launch/Mode/replay(_:)``.
  public static let replay = LaunchOption(
    "--replay", value: "FILE", help: "repeat a recording and compare the screens", .replay, .one)
}

/// An error of the command line, described in one line.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description, which names the option.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

extension LaunchError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK811)" }
}
