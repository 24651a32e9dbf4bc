/// A kind of terminal whose keys or modes differ from those of xterm, by its name in `TERM`.
package enum TerminalKind: Hashable, Sendable {
  /// A terminal like xterm.
  case usual
  case alacritty
  case kitty
  case rxvt
  case st
  /// GNU screen.
  case screen
  /// The console of Linux.
  case console

  /// Creates the kind from environment variables.
  init(environment value: (String) -> String?) {
    let name = value("TERM") ?? ""
    func isNamed(_ word: String) -> Bool { name == word || name.hasPrefix(word + "-") }
    // tmux may have the name of screen.
    let isScreen = value("STY") != nil && value("TMUX") == nil
    if isNamed("st") || isNamed("stterm") {
      self = .st
    } else if isNamed("rxvt") {
      self = .rxvt
    } else if isNamed("linux") {
      self = .console
    } else if isNamed("alacritty") {
      self = .alacritty
    } else if isNamed("xterm-kitty") {
      self = .kitty
    } else if isScreen, isNamed("screen") || name.hasPrefix("screen.") {
      self = .screen
    } else {
      self = .usual
    }
  }

  /// Whether to turn on the application mode of the keys (`smkx` of terminfo).
  ///
  /// Without it, st sends sequences that other terminals use for other keys. With it, rxvt and the
  /// Linux console send the same sequence for an arrow and for a digit of the keypad.
  var hasApplicationKeys: Bool { self != .rxvt && self != .console }

  /// Whether the terminal wraps rows again when its width changes, and does not report its name.
  var rewraps: Bool { self == .alacritty }

  /// Whether the terminal erases a marked prompt when its width changes, for a shell to draw it again.
  ///
  /// The cursor stays in its row of the prompt. Without the mark, kitty 0.26 moves the cursor to
  /// another row while it wraps the rows.
  var erasesPrompts: Bool { self == .kitty }

  /// Whether to request mouse reports.
  ///
  /// While they are on, GNU screen holds a lone Escape until the next key.
  var reportsMouse: Bool { self != .screen }
}
