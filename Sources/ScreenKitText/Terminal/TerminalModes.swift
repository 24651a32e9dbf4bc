/// The bytes that take a terminal over and give it back.
///
/// Computed, because a stored constant may be made at its first use: too late in a signal handler.
package enum TerminalModes {
  /// The alternate screen comes first, because 1049 saves the shell's cursor and wrap mode.
  ///
  /// Mode 8 has a terminal that knows about directions leave the order of characters as it is told;
  /// mode 2031 has one tell when the user changes between light and dark.
  package static var enter: StaticString {
    """
    \u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[8l\
    \u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2031h\u{1B}[?2004h
    """
  }

  /// The reverse of `enter`.
  ///
  /// CAN ends a sequence that a crash has cut short. The scroll region is reset while still on the
  /// alternate screen, because that homes the cursor and 1049 brings it back.
  package static var leave: StaticString {
    """
    \u{18}\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\
    \u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[m\u{1B}[0 q\u{1B}[r\u{1B}[8h\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l
    """
  }

  /// The same where the shell's screen stays in sight; the pointer is left to the terminal, which
  /// alone knows what lies where.
  package static var enterInline: StaticString {
    "\u{1B}[?7l\u{1B}[?25l\u{1B}[8l\u{1B}[?1004h\u{1B}[?2031h\u{1B}[?2004h"
  }

  /// The reverse of `enterInline`; nothing of it moves the cursor.
  package static var leaveInline: StaticString {
    """
    \u{18}\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\
    \u{1B}[m\u{1B}[0 q\u{1B}[8h\u{1B}[?25h\u{1B}[?7h
    """
  }

  /// Has keys come so that each is told from all others, also those of other alphabets.
  ///
  /// The flags of the kitty protocol for that are 1 and 4; with 2 releases would come, which no
  /// screen waits for. The terminal keeps a stack of flags for each of its screens.
  package static var pushKeyboard: StaticString { "\u{1B}[>5u" }

  /// The reverse of `pushKeyboard`, before the alternate screen is left.
  package static var popKeyboard: StaticString { "\u{18}\u{1B}[<u" }

  /// Leaves the order of characters to a terminal that knows about directions.
  package static var orderText: StaticString { "\u{1B}[8h" }

  /// Has the terminal keep the name of its window; one that cannot passes over it.
  package static var pushTitle: StaticString { "\u{1B}[22;2t" }

  /// Gives the window its name back, after ending a link that a crash may have left open.
  package static var popTitle: StaticString { "\u{18}\u{1B}]8;;\u{1B}\\\u{1B}[23;2t" }
}
