/// The parsed command line of an app.
public struct Launch: Hashable, Sendable {
  /// The action that the command line requests.
  enum Mode: Hashable, Sendable {
    case run
    case help
    case snapshot(SnapshotFormat)
    /// A replay of the recording in a file, given by its path.
    case replay(String)
  }

  /// The format of a snapshot.
  enum SnapshotFormat: String, CaseIterable, Sendable {
    case text, styled, svg
  }

  /// The value of one of the app's own options.
  private struct Value: Hashable {
    let name: String
    let text: String
  }

  private(set) var mode = Mode.run
  /// The name of the look, one of the framework's or of the app's.
  private(set) var look = Look.Name.terminal.rawValue
  private(set) var ambiguousWidth = AmbiguousWidth.narrow
  private(set) var bidiOrder = BidiOrder.visual
  private(set) var size = CellSize(columns: 80, rows: 24)
  /// The link to open at the start; `nil` shows the root screen.
  private(set) var link: String?
  /// Whether to describe screens in lines of plain text, for screen readers.
  private(set) var isAccessible = false
  /// The path of the user's theme file; `nil` leaves the look unchanged.
  private(set) var theme: String?
  /// The path of the file to record into; `nil` records nothing.
  private(set) var recording: String?
  /// The number of rows for inline mode; `nil` uses the app's placement.
  private(set) var inlineRows: Int?
  /// The bytes of a terminal to process before the snapshot.
  private(set) var presses = ""
  private var values: [Value] = []
  private static let namesWithValue = [
    "--look", "--size", "--press", "--ambiguous", "--bidi", "--open", "--record", "--replay",
    "--theme", "--inline", "--press-from",
  ]

  /// Parses the command line of an app.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - own: The app's own options.
  ///   - looks: The names of the app's own looks.
  /// - Throws: ``LaunchError`` for an unknown option or an invalid value.
  init(
    _ arguments: some Sequence<String>, own: [LaunchOption] = [], looks: [String] = []
  ) throws(LaunchError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let (name, attached) = Launch.split(argument)
      if name == "--help" || name == "-h" {
        _ = try Launch.noValue(of: name, attached)
        mode = .help
      } else if name == "--accessible" {
        _ = try Launch.noValue(of: name, attached)
        isAccessible = true
      } else if name == "--snapshot" {
        try takeSnapshot(attached, &rest)
      } else if Launch.namesWithValue.contains(name) {
        try apply(name, try Launch.value(of: name, attached, &rest), looks: looks)
      } else if let option = own.first(where: { $0.name == name }) {
        let value =
          option.value == nil
          ? try Launch.noValue(of: name, attached) : try Launch.value(of: name, attached, &rest)
        values.append(Value(name: name, text: value))
      } else if !argument.hasPrefix("-"),
        let operand = own.first(where: { $0.isOperand && value(of: $0.name) == nil })
      {
        values.append(Value(name: operand.name, text: argument))
      } else {
        throw LaunchError("unknown option \(argument); --help lists them")
      }
    }
    if isAccessible, recording != nil || isReplay {
      throw LaunchError("--accessible writes no frames that could be recorded or replayed")
    }
  }

  /// Whether the app runs without a user, for a snapshot or a replay.
  ///
  /// The app must not send or save anything for its user then.
  public var isRehearsal: Bool {
    switch mode {
    case .snapshot, .replay: true
    case .run, .help: false
    }
  }

  private var isReplay: Bool { if case .replay = mode { true } else { false } }

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
}

extension Launch {
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private static func value(
    of name: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) -> String {
    if let value = attached ?? rest.popFirst() { return value }
    throw LaunchError("\(name) needs a value")
  }

  private static func noValue(of name: String, _ attached: String?) throws(LaunchError) -> String {
    guard attached == nil else { throw LaunchError("\(name) takes no value") }
    return ""
  }

  /// Parses the format, which may be omitted: a following argument that begins with a dash is an
  /// option.
  private mutating func takeSnapshot(
    _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(LaunchError) {
    let text = attached ?? rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    if attached == nil, text != nil { rest.removeFirst() }
    guard let format = SnapshotFormat(rawValue: text ?? "text") else {
      throw LaunchError("--snapshot makes text, styled or svg, not \(text ?? "")")
    }
    mode = .snapshot(format)
  }

  private mutating func apply(
    _ name: String, _ value: String, looks: [String]
  ) throws(LaunchError) {
    switch name {
    case "--look":
      let known = Look.Name.allCases.map(\.rawValue) + looks
      guard known.contains(value) else { throw Launch.unknown(value, of: name, among: known) }
      look = value
    case "--ambiguous": ambiguousWidth = try Launch.choice(of: name, value)
    case "--bidi": bidiOrder = try Launch.choice(of: name, value)
    case "--size": size = try Launch.size(value)
    case "--open": link = value
    case "--theme": theme = value
    case "--record": recording = value
    case "--inline": inlineRows = try Launch.rows(value)
    case "--replay": mode = .replay(value)
    case "--press-from": presses = try PressFile(path: value).text()
    default: presses = value
    }
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of name: String, _ value: String
  ) throws(LaunchError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    throw unknown(value, of: name, among: Choice.allCases.map(\.rawValue))
  }

  private static func unknown(
    _ value: String, of name: String, among known: [String]
  ) -> LaunchError {
    LaunchError("\(name) knows \(known.joined(separator: ", ")), not \(value)")
  }

  private static func rows(_ value: String) throws(LaunchError) -> Int {
    if let rows = Int(value), (1...1000).contains(rows) { return rows }
    throw LaunchError("--inline takes a number of rows from 1 to 1000, not \(value)")
  }

  private static func size(_ value: String) throws(LaunchError) -> CellSize {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { throw LaunchError("--size takes COLSxROWS from 1x1 to 1000x1000, not \(value)") }
    return CellSize(columns: columns, rows: rows)
  }
}
