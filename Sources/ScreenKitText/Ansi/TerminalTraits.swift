import ScreenKitCore
internal import ScreenKitLooks

/// The characters that a terminal can repeat with REP.
enum Repetition: Hashable, Sendable, CaseIterable {
  /// No characters, or an unknown set.
  case nothing
  /// ASCII characters only.
  case ascii
  /// All characters that take one column.
  case all
}

/// The known optional features of a terminal.
package struct TerminalTraits: Hashable, Sendable {
  /// The number of colours to use.
  var colors: ColorDepth
  /// The appearance of the terminal's own background.
  var appearance: Appearance
  /// Whether the terminal supports synchronized output (mode 2026).
  var synchronizes: Bool
  /// The characters that the terminal can repeat with REP.
  var repeats: Repetition
  /// Whether the terminal supports hyperlinks, or at least ignores them (OSC 8).
  var links: Bool
  /// Whether the terminal shows images in place of placeholders (kitty graphics protocol).
  var images = false
  /// Whether the terminal shows images by the sixel protocol.
  var sixels = false
  /// The size of a cell in pixels; `nil` if it is unknown.
  var cellPixels: SurfaceSize?
  /// Whether the terminal wraps rows again when its width changes.
  var rewraps = false

  init(
    colors: ColorDepth = .full, on appearance: Appearance = .dark, synchronizes: Bool = false,
    repeats: Repetition = .nothing, links: Bool = true
  ) {
    self.colors = colors
    self.appearance = appearance
    self.synchronizes = synchronizes
    self.repeats = repeats
    self.links = links
  }

  /// The way in which the terminal draws images.
  var imageMethod: ImageMethod {
    if images { return .placeholders }
    guard sixels, let cellPixels else { return .halfBlocks }
    return .sixels(cell: cellPixels)
  }

  /// Returns whether the app may query image support; `false` in a multiplexer, which forwards only
  /// text.
  static func mayShowImages(environment value: (String) -> String?) -> Bool {
    let name = value("TERM") ?? "dumb"
    return value("TMUX") == nil && value("STY") == nil && value("ZELLIJ") == nil
      && !["screen", "tmux"].contains { name.hasPrefix($0) }
  }

  /// Returns whether the terminal ignores unknown commands (OSC) rather than printing them.
  static func takesCommands(environment value: (String) -> String?) -> Bool {
    let name = value("TERM") ?? "dumb"
    // Kernel consoles and old hardware terminals print them.
    return !["dumb", "linux", "cons", "vt1", "vt2", "vt3"].contains { name.hasPrefix($0) }
  }
}
