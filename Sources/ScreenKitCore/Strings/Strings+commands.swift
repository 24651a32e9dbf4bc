extension Strings {
  /// The names of the commands that every app has.
  public struct Commands: Sendable {
    /// The command that moves the focus forward.
    public var nextControl = "Next control"
    /// The command that moves the focus backward.
    public var previousControl = "Previous control"
    /// The command that opens the list of commands, and the title of that list.
    public var commands = "Commands"
    /// The command that goes back.
    public var back = "Back"
    /// The command that opens the list of keys, and the title of that list.
    public var keys = "Keys"
    /// The command that ends the app.
    public var quit = "Quit"
    /// The command that undoes the change with the given name.
    public var undo: @Sendable (String) -> String = { "Undo: \($0)" }
    /// The command that redoes the change with the given name.
    public var redo: @Sendable (String) -> String = { "Redo: \($0)" }
    /// The name of changes of the focused text, for the commands that undo them.
    public var typing = "Typing"
    /// The command that selects the next tab.
    public var nextTab = "Next tab"
    /// The command that selects the previous tab.
    public var previousTab = "Previous tab"
    /// The command that suspends the app and returns to the shell.
    public var suspend = "Suspend"
    /// The command that draws the whole screen again.
    public var redraw = "Redraw the screen"
    /// The command that reads the theme file again.
    public var reloadTheme = "Reload the theme"
    /// The command that shows the printed output of the app, and the title of its panel.
    public var log = "Log"

    init() {}
  }

  /// The names of keys' effects on the focused control, in the row of key hints.
  public struct Hints: Sendable {
    /// The key that selects a row of a list with multiple selection.
    public var select = "Select"
    /// The key that changes a switch or a check box.
    public var change = "Change"
    /// The key that opens a list of choices.
    public var choose = "Choose"
    /// The key that loads a list again.
    public var refresh = "Refresh"
    /// The key that opens the menu of a view.
    public var menu = "Menu"
    /// The key, and the command, that show the help text of the focused view.
    public var help = "Help"
    /// The key that sorts a table by the highlighted column alone.
    public var sort = "Sort"
    /// The key that adds the highlighted column to the sorting, or removes it again.
    public var addToSorting = "Add to sorting"

    init() {}
  }

  /// The names of the commands that change the look.
  public struct Looks: Sendable {
    /// The command that uses the look with the given name.
    public var look: @Sendable (String) -> String = { "Look: \($0)" }
    /// The command for colours on a dark background.
    public var darkBackground = "Colors: for a dark background"
    /// The command for colours on a light background.
    public var lightBackground = "Colors: for a light background"
    /// The command that shows no colours.
    public var noColors = "Colors: none"
    /// The command that shows all colours.
    public var allColors = "Colors: all"

    init() {}
  }
}
