import ScreenKitCore
internal import ScreenKitLooks

/// The queries about a terminal's features, and the traits that follow from its reports.
///
/// The terminal is queried once, before the first frame, which waits for the reports a short time.
struct TerminalProbe {
  /// The queries: keyboard protocol, synchronized output, Alt, name, background and device
  /// attributes.
  ///
  /// Every terminal reports the attributes, which come last: see ``PendingQuestions``. Some
  /// terminals, such as st, take the first query for the sequence that restores a saved cursor. So
  /// the cursor and its style are unknown afterwards.
  static let questions: StaticString =
    "\u{1B}[?u\u{1B}[?2026$p\u{1B}[?1036$p\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The sequence before ``questions`` in inline mode, which can address no row of the screen.
  static let savedCursor: StaticString = "\u{1B}7"

  /// The longest wait of the first frame for the reports.
  ///
  /// Without it, a terminal with a light background would first show a frame for a dark one. Local
  /// terminals answer within a millisecond; a silent or distant one must not delay the start.
  static let firstFrameDelay = Duration.milliseconds(30)

  /// The time after the query within which a report of the background is used.
  ///
  /// Later the colours would change while the user is already reading.
  static let timeout = Duration.seconds(1)

  /// The traits known so far.
  private(set) var traits: TerminalTraits
  /// Whether the user has chosen the appearance, which reports do not change afterwards.
  private var isAppearanceChosen = false

  init(_ traits: TerminalTraits) { self.traits = traits }

  /// Returns whether the terminal is known to ignore unknown queries silently.
  static func isWelcome(environment value: (String) -> String?) -> Bool {
    let name = value("TERM") ?? "dumb"
    return name != "dumb" && !name.hasPrefix("linux") && value("TERM_PROGRAM") != "Apple_Terminal"
  }

  /// Returns the modes of keys to turn on after a report.
  ///
  /// Alt is changed only where it is reported to be the eighth bit, so that the end of the app
  /// restores the choice of the user.
  static func keyModes(after report: TerminalReport) -> TerminalRescue.OptionalModes {
    switch report {
    case .keyboardFlags: .keyboard
    case .mode(1036, isPrivate: true, .reset): .alt
    default: []
    }
  }

  /// Sets the appearance that the user has chosen.
  mutating func choose(_ appearance: Appearance) {
    traits.appearance = appearance
    isAppearanceChosen = true
  }

  /// Sets the size of a cell in pixels.
  mutating func use(cellPixels: SurfaceSize?) { traits.cellPixels = cellPixels }

  /// Sets the number of colours that the user has chosen.
  mutating func choose(_ colors: ColorDepth) { traits.colors = colors }

  /// Updates the traits from a report that arrives `delay` after the query.
  mutating func apply(_ report: TerminalReport, after delay: Duration) {
    switch report {
    case .mode(2026, isPrivate: true, let state):
      traits.synchronizes = state == .set || state == .reset
    case .version(let name): apply(name: name)
    // The first number is the level; 4 is the extension for sixels.
    case .primaryAttributes(let numbers): traits.sixels = numbers.dropFirst().contains(4)
    case .color(.background, let color) where delay <= Self.timeout:
      let seen = SeenColor(
        red: Int(color.red >> 8), green: Int(color.green >> 8), blue: Int(color.blue >> 8))
      apply(isDark: seen.isDark)
    // There is no time limit: the user has just changed the terminal's appearance.
    case .appearance(let isDark): apply(isDark: isDark)
    default: break
    }
  }

  private mutating func apply(isDark: Bool) {
    if !isAppearanceChosen { traits.appearance = isDark ? .dark : .light }
  }

  /// The beginnings of names of terminals that support repeated characters and true colour.
  private static let able = ["kitty", "foot", "WezTerm", "ghostty", "VTE", "contour", "mintty"]

  /// The beginnings of names of terminals that wrap rows again when their width changes.
  private static let rewrapping = [
    "kitty", "foot", "WezTerm", "ghostty", "VTE", "contour", "Konsole", "iTerm2", "tmux",
  ]

  private mutating func apply(name: String) {
    let isAble = Self.able.contains { name.hasPrefix($0) }
    traits.repeats = isAble || name.hasPrefix("XTerm") ? .all : .nothing
    // tmux cannot repeat a character of several bytes.
    if name.hasPrefix("tmux") { traits.repeats = .ascii }
    // The user has asked for no colours.
    if isAble && traits.colors != .none { traits.colors = .full }
    traits.images = Self.showsImages(name)
    traits.rewraps = Self.rewrapping.contains { name.hasPrefix($0) }
  }

  /// Returns whether the terminal called `name` shows images in place of placeholders.
  ///
  /// Ghostty has always done so, kitty since version 0.28.
  private static func showsImages(_ name: String) -> Bool {
    if name == "ghostty" || name.hasPrefix("ghostty ") { return true }
    guard name.hasPrefix("kitty(") else { return false }
    let parts = name.dropFirst("kitty(".count).split(separator: ".", maxSplits: 2)
    guard parts.count >= 2, let major = Int(parts[0]), let minor = Int(parts[1]) else {
      return false
    }
    return (major, minor) >= (0, 28)
  }
}
