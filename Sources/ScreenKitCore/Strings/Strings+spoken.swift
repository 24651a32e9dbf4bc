extension Strings {
  /// The descriptions of a screen for screen readers and for the plain lines of a terminal.
  public struct Spoken: Sendable {
    /// The states of controls.
    public var states = States()
    /// The descriptions of texts, documents and charts.
    public var texts = Texts()
    /// The sentences of plain lines in a terminal.
    public var lines = Lines()
    /// The answers to input lines.
    public var answers = LineAnswers()

    init() {}
  }

  /// The states of controls.
  public struct States: Sendable {
    /// The state of a switch that is on.
    public var on = "on"
    /// The state of a switch that is off.
    public var off = "off"
    /// The state of a check box with a tick.
    public var checked = "checked"
    /// The state of a check box without a tick.
    public var unchecked = "not checked"
    /// The state of a selected row, tab or choice.
    public var selected = "selected"
    /// The state of the highlighted row of a list without multiple selection.
    public var current = "current"
    /// The state of work whose progress is unknown.
    public var busy = "busy"
    /// The progress in percent.
    public var percent: @Sendable (Int) -> String = { "\($0) %" }
    /// The state of a control that cannot be used.
    public var disabled = "disabled"
    /// The description of a control without a name.
    public var unnamed = "unnamed"
    /// The description of a view with a context menu.
    public var hasMenu = "has a menu"
    /// The meaning of the colour of errors.
    public var error = "error"
    /// The meaning of the colour of warnings.
    public var warning = "warning"

    init() {}
  }

  /// The descriptions of texts, documents and charts.
  public struct Texts: Sendable {
    /// The selected part of a text.
    public var selected: @Sendable (String) -> String = { "selected: \($0)" }
    /// The character at the cursor.
    public var character: @Sendable (String) -> String = { "at \($0)" }
    /// The description of a space at the cursor.
    public var blank = "at a space"
    /// The description of an empty line.
    public var emptyLine = "blank line"
    /// The number of characters of a hidden text.
    public var characters: @Sendable (Int) -> String = {
      $0 == 1 ? "1 character" : "\($0) characters"
    }
    /// The selected link of a document: its number, the number of links, and its text.
    public var link: @Sendable (Int, Int, String) -> String = { "link \($0) of \($1), \($2)" }
    /// The back button to the screen with the given title.
    public var backTo: @Sendable (String) -> String = { "Back to \($0)" }
    /// The description of a chart without values.
    public var noValues = "No values."
    /// The description of a gauge without a value.
    public var noValue = "no value"
    /// The description of a chart: the number of values, the minimum, the maximum and the last
    /// value.
    public var chart: @Sendable (Int, String, String, String) -> String = {
      let count = $0 == 1 ? "1 value" : "\($0) values"
      return "\(count) from \($1) to \($2), the last is \($3)."
    }
    /// A value of a chart with several curves: the name of the curve, and the value.
    public var curve: @Sendable (String, String) -> String = { "\($0): \($1)" }
    /// The word for positive infinity.
    public var infinity = "infinity"
    /// The word for negative infinity.
    public var minusInfinity = "minus infinity"

    init() {}
  }

  /// The answers to input lines that press an element by the number of its line.
  public struct LineAnswers: Sendable {
    /// The answer to a number without a line on the screen.
    public var missing: @Sendable (Int) -> String = { "There is no line \($0)." }
    /// The introduction to input by lines, written at the start.
    public var introduction = """
      Type a text, a key such as Tab or Ctrl-P, "press 4" for line 4, or ? for all keys; \
      then Enter.
      """
    /// The answer to the number of a line without an element to press.
    public var notPressed: @Sendable (Int) -> String = { "Line \($0) cannot be pressed." }

    init() {}
  }

  /// The sentences of plain lines, which a terminal writes for screen readers.
  public struct Lines: Sendable {
    /// The name of a role, such as "text field".
    public var role: @Sendable (SemanticRole) -> String = { $0.words }
    /// The word for a screen.
    public var screen = "Screen"
    /// The word for a dialog.
    public var dialog = "Dialog"
    /// The word for a panel.
    public var panel = "Panel"
    /// The heading before all lines of a screen are written again, with the word for its kind.
    public var now: @Sendable (String) -> String = { "\($0) updated" }
    /// The report that a dialog or panel is closed, and the heading of the area now in front.
    public var closed: @Sendable (String) -> String = { "Closed. \($0)" }
    /// The report of the focus: the number of the line, and its text.
    public var focus: @Sendable (Int, String) -> String = { "Focus, line \($0): \($1)" }
    /// The report that no line has the focus.
    public var noFocus = "Nothing is focused."
    /// The report of a new line: its number and its text.
    public var newLine: @Sendable (Int, String) -> String = { "New line \($0): \($1)" }
    /// The report of a changed line: its number and its text.
    public var line: @Sendable (Int, String) -> String = { "Line \($0): \($1)" }
    /// The report that the lines with these numbers no longer exist.
    public var linesGone: @Sendable (ClosedRange<Int>) -> String = {
      $0.count == 1
        ? "Line \($0.lowerBound) removed."
        : "Lines \($0.lowerBound) to \($0.upperBound) removed."
    }
    /// The end of a shortened text, with the number of omitted characters.
    public var moreCharacters: @Sendable (Int) -> String = { "… \($0) more characters" }

    init() {}
  }
}
