/// What a terminal is asked about itself, and what becomes of its answers.
///
/// It is asked once, after the first frame; nothing waits for an answer.
package struct TerminalProbe {
  /// Whether the terminal knows the kitty protocol of keys and can hold frames back, what it is, and
  /// what its ground is; at last its attributes, which every terminal tells: see ``PendingQuestions``.
  package static let questions: StaticString =
    "\u{1B}[?u\u{1B}[?2026$p\u{1B}[>0q\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// How long after the question a ground is still believed.
  ///
  /// Later the colours would change under the eyes of someone who reads already.
  package static let timeout = Duration.seconds(1)

  /// What is known by now.
  package private(set) var traits: TerminalTraits

  package init(_ traits: TerminalTraits) { self.traits = traits }

  /// Whether the terminal is one that takes questions silently.
  package static func isWelcome(environment value: (String) -> String?) -> Bool {
    let name = value("TERM") ?? "dumb"
    return name != "dumb" && !name.hasPrefix("linux") && value("TERM_PROGRAM") != "Apple_Terminal"
  }

  /// Takes what the terminal says, `delay` after it was asked.
  package mutating func take(_ answer: TerminalReport, after delay: Duration) {
    switch answer {
    case .mode(2026, isPrivate: true, let state):
      traits.synchronizes = state == .set || state == .reset
    case .version(let name): take(name: name)
    case .color(.background, let color) where delay <= Self.timeout:
      let seen = SeenColor(
        red: Int(color.red >> 8), green: Int(color.green >> 8), blue: Int(color.blue >> 8))
      traits.appearance = seen.isDark ? .dark : .light
    // The user has just made that change, and waits to see it.
    case .appearance(let isDark): traits.appearance = isDark ? .dark : .light
    default: break
    }
  }

  /// The terminals that are known to repeat characters and to show each colour as it is, by the
  /// beginnings of their names.
  private static let able = ["kitty", "foot", "WezTerm", "ghostty", "VTE", "contour", "mintty"]

  private mutating func take(name: String) {
    let isAble = Self.able.contains { name.hasPrefix($0) }
    traits.repeats = isAble || name.hasPrefix("XTerm") ? .all : .nothing
    // It forgets what to repeat at a character of several bytes.
    if name.hasPrefix("tmux") { traits.repeats = .ascii }
    // No colours at all are what the user asked for.
    if isAble && traits.colors != .none { traits.colors = .full }
  }
}
