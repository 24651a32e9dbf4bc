/// The escape sequences that take over and restore a terminal.
///
/// They are computed, because a stored constant may be initialized at its first use: too late in a
/// signal handler.
enum TerminalModes {
  /// The sequence that turns on the alternate screen and bracketed paste.
  ///
  /// The alternate screen comes first, because mode 1049 saves the shell's cursor and wrap mode.
  /// Resetting mode 8 makes a terminal with bidirectional text keep the order of characters. Mode
  /// 2031 requests a report when the user changes between light and dark.
  static var enter: StaticString {
    """
    \u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[8l\
    \u{1B}[?1004h\u{1B}[?2031h\u{1B}[?2004h
    """
  }

  /// The sequence that turns on mouse reports.
  static var reportMouse: StaticString { "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" }

  /// The sequence that turns on the application mode of the cursor keys and of the keypad.
  static var applicationKeys: StaticString { "\u{1B}[?1h\u{1B}=" }

  /// The reverse of `enter`, `reportMouse` and `applicationKeys`.
  ///
  /// CAN ends a sequence that a crash has cut short. The scroll region is reset on the alternate
  /// screen: the reset homes the cursor, and mode 1049 restores it. The screen is cleared for
  /// terminals without an alternate screen, such as GNU screen, where it would stay.
  static var leave: StaticString {
    """
    \u{18}\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\
    \u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1l\u{1B}>\
    \u{1B}[m\u{1B}[0 q\u{1B}[r\u{1B}[H\u{1B}[J\u{1B}[8h\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l
    """
  }

  /// The counterpart of ``enter`` for inline apps, without the alternate screen and mouse reports.
  ///
  /// The app gets no mouse reports, since its position on the screen is unknown.
  static var enterInline: StaticString {
    "\u{1B}[?7l\u{1B}[?25l\u{1B}[8l\u{1B}[?1004h\u{1B}[?2031h\u{1B}[?2004h"
  }

  /// The reverse of `enterInline` and `applicationKeys`; it does not move the cursor.
  static var leaveInline: StaticString {
    """
    \u{18}\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1l\u{1B}>\
    \u{1B}[m\u{1B}[0 q\u{1B}[8h\u{1B}[?25h\u{1B}[?7h
    """
  }

  /// The sequence that turns on unambiguous and alternate key codes of the kitty keyboard protocol.
  ///
  /// These are its flags 1 and 4. Flag 2 would add key releases, which no screen needs. The
  /// terminal keeps a stack of flags for each of its screens.
  static var pushKeyboard: StaticString { "\u{1B}[>5u" }

  /// The reverse of `pushKeyboard`, before the alternate screen is left.
  static var popKeyboard: StaticString { "\u{18}\u{1B}[<u" }

  /// The sequence that makes xterm report modifiers of keys such as Enter (modifyOtherKeys).
  static var pushOtherKeys: StaticString { "\u{1B}[>4;1m" }

  /// The reverse of `pushOtherKeys`.
  static var popOtherKeys: StaticString { "\u{18}\u{1B}[>4m" }

  /// The sequence that makes xterm send Alt as an Escape rather than as the eighth bit.
  static var pushAlt: StaticString { "\u{1B}[?1036h" }

  /// The reverse of `pushAlt`.
  static var popAlt: StaticString { "\u{18}\u{1B}[?1036l" }

  /// The end of the rows that an inline app has marked as a prompt: output follows.
  static var endPrompt: StaticString { "\u{1B}]133;C\u{1B}\\" }

  /// Returns the last frame of a recording, which moves the cursor of a player below `rows` rows.
  static func endOfRecording(rows: Int) -> String {
    "\u{1B}[m\u{1B}[r\u{1B}[?25h\u{1B}[\(rows);1H\r\n"
  }

  /// The sequence that makes a terminal with bidirectional text reorder characters itself.
  static var orderText: StaticString { "\u{1B}[8h" }

  /// The sequence that saves the window title; terminals without this feature ignore it.
  static var pushTitle: StaticString { "\u{1B}[22;2t" }

  /// The sequence that ends a hyperlink left open by a crash, and restores the window title.
  ///
  /// Terminals that have not saved the title, such as st and rxvt, only remove it.
  static var popTitle: StaticString {
    "\u{18}\u{1B}]2;\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[23;2t"
  }
}
