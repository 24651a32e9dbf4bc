import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitLooks

/// The parsed command line of an app in a terminal: the common options and those of the terminal.
struct TextLaunch: Hashable, Sendable {
  /// The format of a snapshot.
  enum SnapshotFormat: String, CaseIterable, Sendable {
    case text, styled, svg
  }

  /// The options that every host has, and those of the app.
  let common: Launch
  /// The options that only a terminal has.
  let terminal: TerminalLaunch

  /// Parses the command line of an app.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - own: The app's own options.
  ///   - looks: The names of the app's own looks.
  /// - Throws: ``LaunchError`` for an unknown option or an invalid value.
  init(
    _ arguments: [String], own: [LaunchOption] = [], looks: [String] = []
  ) throws(LaunchError) {
    var terminal = TerminalLaunch()
    common = try Launch(arguments, own: own, host: LaunchOption.ofTerminals(looks: looks)) {
      (name, value) throws(LaunchError) in try terminal.apply(name, value)
    }
    self.terminal = terminal
    if terminal.isAccessible, recording != nil || isReplay {
      throw LaunchError("--accessible writes no frames that could be recorded or replayed")
    }
  }

  var mode: Launch.Mode { common.mode }
  var recording: String? { common.recording }
  /// The name of the look, one of the framework's or of the app's.
  var look: String { common.look ?? Look.Name.terminal.rawValue }
  var isReplay: Bool { if case .replay = mode { true } else { false } }
}

/// The options that only a terminal has.
struct TerminalLaunch: Hashable, Sendable {
  private(set) var ambiguousWidth = AmbiguousWidth.narrow
  /// The order of right-to-left text; `nil` takes that of the terminal.
  private(set) var bidiOrder: BidiOrder?
  private(set) var size = CellSize(columns: 80, rows: 24)
  /// Whether to describe screens in lines of plain text, for screen readers.
  private(set) var isAccessible = false
  /// Whether looks with a row of key hints show it.
  private(set) var showsHints = true
  /// Whether the terminal may draw images itself.
  private(set) var usesGraphics = true
  /// Whether to omit all unnecessary motion.
  private(set) var reducesMotion = false
  /// The number of rows for inline mode; `nil` uses the app's placement.
  private(set) var inlineRows: Int?
  /// The bytes of a terminal to process before the snapshot.
  private(set) var presses = ""

  /// Sets the option `name` to `value`; throws an error if the value is invalid.
  mutating func apply(_ name: String, _ value: String) throws(LaunchError) {
    switch name {
    case "--accessible": isAccessible = true
    case "--ambiguous": ambiguousWidth = AmbiguousWidth(rawValue: value) ?? .narrow
    case "--bidi": bidiOrder = BidiOrder(rawValue: value)
    case "--images": usesGraphics = value != "blocks"
    case "--reduced-motion": reducesMotion = true
    case "--no-hints": showsHints = false
    case "--size": size = try TerminalLaunch.size(value)
    case "--inline": inlineRows = try TerminalLaunch.rows(value)
    case "--press-from": presses = try PressFile(path: value).text()
    default: presses = value
    }
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

extension LaunchOption {
  /// Returns the options of every app in a terminal; `looks` are the names of the app's own looks.
  static func ofTerminals(looks: [String] = []) -> [LaunchOption] {
    [
      .help, .looks(Look.Name.allCases.map(\.rawValue) + looks), .theme,
      LaunchOption("--accessible", help: "write plain lines for screen readers"),
      LaunchOption(
        "--ambiguous", choices: AmbiguousWidth.allCases.map(\.rawValue),
        help: "the width of characters like § and Ω in your terminal"),
      LaunchOption(
        "--bidi", choices: BidiOrder.allCases.map(\.rawValue),
        help: "logical if your terminal reorders Hebrew and Arabic"),
      .open,
      LaunchOption(
        "--images", choices: ["auto", "blocks"],
        help: "blocks if your terminal draws images badly"),
      LaunchOption("--inline", value: "ROWS", help: "run in a few rows below the prompt"),
      LaunchOption("--no-hints", help: "show no keys in the last row"),
      LaunchOption("--reduced-motion", help: "move nothing that need not move"),
      .snapshot(formats: TextLaunch.SnapshotFormat.allCases.map(\.rawValue)),
      LaunchOption("--size", value: "COLSxROWS", help: "the size of the snapshot (80x24)"),
      LaunchOption(
        "--press", value: "KEYS", help: "keys to press before the snapshot ($'\\r' is Enter)"),
      LaunchOption(
        "--press-from", value: "FILE", help: "the same from a file; a line break is Enter"),
      .record, .replay,
    ]
  }
}

extension HelpText {
  /// Returns the help of an app in a terminal; `looks` are the names of the app's own looks.
  static func ofTerminals(_ name: String, _ own: [LaunchOption], looks: [String] = []) -> String {
    HelpText(
      name, own: own, host: LaunchOption.ofTerminals(looks: looks),
      footer: "Within the app, ? lists the keys and q quits."
    ).text { displayWidth(of: $0) }
  }
}
