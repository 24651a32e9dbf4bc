package import ScreenKitCore

/// A report of the terminal about itself.
///
/// Reports are untrusted: the terminal or a program in between has written them. A report is used
/// only if it was requested, and it never becomes a key.
package enum TerminalReport: Hashable, Sendable {
  /// DA1: the conformance level and the numbers of its extensions.
  case primaryAttributes([Int])
  /// DA2: the kind of terminal, its version, its keyboard.
  case secondaryAttributes([Int])
  /// DA3: the unit's identity, hexadecimal digits.
  case tertiaryAttributes(String)
  /// CPR: the cursor position, counted from 0.
  case cursor(SurfacePoint)
  /// DECRPM: the state of a mode.
  case mode(Int, isPrivate: Bool, ModeState)
  /// The current flags of the kitty keyboard protocol.
  case keyboardFlags(Int)
  /// OSC 4, 10, 11, 12: a colour.
  case color(ColorSlot, Color)
  /// Whether the user prefers a dark appearance; sent without a query after mode 2031 is set.
  case appearance(isDark: Bool)
  /// XTVERSION: the terminal's name and version.
  case version(String)
  /// XTGETTCAP: a capability; `nil` if the terminal does not support it.
  case capability(String, value: String?)
  /// The text area in cells.
  case textArea(cells: SurfaceSize)
  /// The text area in pixels.
  case textArea(pixels: SurfaceSize)
  /// One cell in pixels.
  case cell(pixels: SurfaceSize)
  /// A new size, reported in the input under mode 2048.
  case resized(cells: SurfaceSize, pixels: SurfaceSize)
  /// OSC 52: the content of the clipboard, without control characters, like a paste.
  case clipboard(String)
}

extension TerminalReport {
  /// The state of a terminal mode; the raw values are those of DECRPM.
  package enum ModeState: Int, Sendable {
    case unknown, set, reset, alwaysSet, alwaysReset
  }

  /// A colour that can be queried.
  package enum ColorSlot: Hashable, Sendable {
    case palette(Int)
    case foreground, background, cursor
  }

  /// A colour with 16 bits for each of its parts.
  package struct Color: Hashable, Sendable {
    var red, green, blue: UInt16

    init(red: UInt16, green: UInt16, blue: UInt16) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }
}
