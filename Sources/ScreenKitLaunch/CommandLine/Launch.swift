/// The parsed command line of an app, with the options that mean the same under every host.
///
/// A host parses it with the options of the app and of the host, and then configures the app:
///
/// ```swift
/// let launch = try Launch(
///   CommandLine.arguments.dropFirst(), own: app.options, host: [.help, .open, .record, .replay])
/// try app.applyOptions(of: launch)
/// let root = try app.makeRoot(opening: launch.link)
/// ```
public struct Launch: Hashable, Sendable {
  /// The action that the command line requests.
  public enum Mode: Hashable, Sendable {
    /// The app runs.
    case run
    /// The options are printed.
    case help
    /// A snapshot of the first screen, in one of the formats of
    /// ``LaunchOption/snapshot(formats:)``.
    case snapshot(format: String)
    /// A replay of the recording in a file, given by its path.
    case replay(String)
  }

  /// The value of one of the app's own options.
  private struct Value: Hashable {
    let name: String
    let text: String
  }

  /// The requested action; the last option that requests one counts.
  public private(set) var mode = Mode.run
  /// The name of the look, one of the framework's or of the app's; `nil` if it was not given.
  public private(set) var look: String?
  /// The link to open at the start; `nil` shows the root screen.
  public private(set) var link: String?
  /// The path of the user's theme file; `nil` leaves the look unchanged.
  public private(set) var theme: String?
  /// The path of the file to record into; `nil` records nothing.
  public private(set) var recording: String?
  private var values: [Value] = []

  /// Parses the command line of an app.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - own: The app's own options.
  ///   - host: The options of the host, in the order of its help; those of ``LaunchOption`` that
  ///     every host has, and others.
  ///   - apply: Receives the value of an option that only the host has, in the order of the line.
  ///     The value is empty for an option without one.
  /// - Throws: ``LaunchError`` for an unknown option or an invalid value, the first in the line.
  @inlinable
  public init(
    _ arguments: some Sequence<String>, own: [LaunchOption] = [], host: [LaunchOption],
    apply: (_ option: String, _ value: String) throws(LaunchError) -> Void = { _, _ in }
  ) throws(LaunchError) {
    // Inlinable, since a copy of a sequence of unknown type searches the conformances of all
    // libraries.
    try self.init(line: Array(arguments), own: own, host: host, apply: apply)
  }

  @usableFromInline
  init(
    line arguments: [String], own: [LaunchOption], host: [LaunchOption],
    apply: (_ option: String, _ value: String) throws(LaunchError) -> Void
  ) throws(LaunchError) {
    var line = ArgumentLine(arguments)
    while let argument = line.next() {
      let name = argument.name == "-h" ? "--help" : argument.name
      if let option = host.first(where: { $0.name == name }) {
        let value = try line.value(of: option, argument)
        if try !applyCommon(option, value) { try apply(option.name, value ?? "") }
      } else if let option = own.first(where: { $0.name == name }) {
        let value = try line.value(of: option, argument)
        values.append(Value(name: name, text: value ?? ""))
      } else if !argument.text.hasPrefix("-"),
        let operand = own.first(where: { $0.isOperand && value(of: $0.name) == nil })
      {
        values.append(Value(name: operand.name, text: argument.text))
      } else {
        throw LaunchError("unknown option \(argument.text); --help lists them")
      }
    }
  }

  /// Whether the app runs without a user, for a snapshot or a replay.
  ///
  /// In this case, the app must not send or save anything for its user.
  public var isDryRun: Bool {
    switch mode {
    case .snapshot, .replay: true
    case .run, .help: false
    }
  }

  /// Returns the value of one of the app's own options; `nil` if it was not given.
  ///
  /// The value is empty for an option without a value. If the option was given twice, the last one
  /// counts.
  public func value(of option: String) -> String? {
    values.last { $0.name == option }?.text
  }

  /// Returns the whole number given for one of the app's own options; `nil` if it was not given.
  ///
  /// - Throws: A ``LaunchError`` if it is not a number or outside of `range`.
  public func number(
    of option: String, in range: ClosedRange<Int>
  ) throws(LaunchError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw LaunchError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// Applies the value of an option that every host has; returns `false` for any other option.
  private mutating func applyCommon(
    _ option: LaunchOption, _ value: String?
  ) throws(LaunchError) -> Bool {
    switch option.meaning {
    case .help: mode = .help
    case .snapshot: mode = .snapshot(format: value ?? option.choices.first ?? "")
    case .replay: mode = .replay(value ?? "")
    case .look: look = value
    case .open: link = value
    case .theme: theme = value
    case .record: recording = value
    case .other: return false
    }
    return true
  }
}
