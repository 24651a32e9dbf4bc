/// What a command line asks for.
public struct Launch: Hashable, Sendable {
  /// What is to be done.
  package enum Mode: Hashable, Sendable {
    case run
    case help
    case snapshot(SnapshotFormat)
    /// With the file that has the recording.
    case replay(String)
  }

  /// What a picture of a screen is made of.
  package enum SnapshotFormat: String, CaseIterable, Sendable {
    case text, styled, svg
  }

  /// What was given for an option of the app's own.
  private struct Value: Hashable {
    let name: String
    let text: String
  }

  package private(set) var mode = Mode.run
  package private(set) var look = Look.Name.terminal
  package private(set) var ambiguousWidth = AmbiguousWidth.narrow
  package private(set) var bidiOrder = BidiOrder.visual
  package private(set) var size = CellSize(columns: 80, rows: 24)
  /// Where the app is to begin; `nil` is at its beginning.
  package private(set) var link: String?
  /// Whether plain lines tell what is shown.
  package private(set) var isAccessible = false
  /// The file with the user's own colours and characters; `nil` leaves the look as it is.
  package private(set) var theme: String?
  /// The file to record the app into; `nil` records nothing.
  package private(set) var recording: String?
  /// In how many rows below the prompt to run; `nil` where the app runs otherwise.
  package private(set) var inlineRows: Int?
  /// What a terminal would send before the picture is taken.
  package private(set) var presses = ""
  private var values: [Value] = []
  private static let namesWithValue = [
    "--look", "--size", "--press", "--ambiguous", "--bidi", "--open", "--record", "--replay",
    "--theme", "--inline", "--press-from",
  ]

  /// Reads `arguments`, without the program's name; `own` are the app's own options.
  package init(_ arguments: some Sequence<String>, own: [LaunchOption] = []) throws(LaunchError) {
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
        try take(name, try Launch.value(of: name, attached, &rest))
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

  /// Whether no user is at the app: it runs for a snapshot or a replay.
  ///
  /// An app must not send or save anything for its user then.
  public var isRehearsal: Bool {
    switch mode {
    case .snapshot, .replay: true
    case .run, .help: false
    }
  }

  private var isReplay: Bool { if case .replay = mode { true } else { false } }

  /// The value given for one of the app's own options, or `nil`; empty if it takes none.
  ///
  /// Of one that is given twice, the last counts.
  public func value(of option: String) -> String? {
    values.last { $0.name == option }?.text
  }

  /// The whole number given for one of the app's own options, or `nil` if there is none.
  ///
  /// - Throws: A ``LaunchError`` if it is no number or outside of `range`.
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

  /// The format may follow or be left out, so only a known one is taken from the rest.
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

  private mutating func take(_ name: String, _ value: String) throws(LaunchError) {
    switch name {
    case "--look": look = try Launch.choice(of: name, value)
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
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw LaunchError("\(name) knows \(known), not \(value)")
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
