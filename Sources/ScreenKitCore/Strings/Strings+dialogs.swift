extension Strings {
  /// The texts of dialogs.
  public struct Dialogs: Sendable {
    /// The button that only confirms a message.
    public var ok = "OK"
    /// The button that leaves a dialog without an answer.
    public var cancel = "Cancel"
    /// The button that closes a dialog about an error.
    public var close = "Close"
    /// The button that repeats the failed work.
    public var retry = "Retry"
    /// The button that saves changes.
    public var save = "Save"
    /// The button that discards changes.
    public var discard = "Discard"
    /// The button that returns to the changes.
    public var keepEditing = "Keep editing"
    /// The title of the question about unsaved changes.
    public var unsavedChanges = "Unsaved changes"
    /// The message of the question about unsaved changes.
    public var unsavedChangesMessage = "You have unsaved changes."
    /// The texts of controls for choosing files.
    public var files = Files()

    init() {}
  }

  /// The texts of panels and notices.
  public struct Panels: Sendable {
    /// The placeholder of the search field among commands.
    public var search = "Search"
    /// The accessible name of the search field among commands.
    public var searchCommands = "Search commands"
    /// The text for a search without a result.
    public var noCommandFound = "No matching command"
    /// The heading of the commands that work on every screen.
    public var everywhere = "Everywhere"
    /// The note about an id in the user's key map without a command.
    public var unknownCommand: @Sendable (String) -> String = {
      "No command has the name \"\($0)\" yet"
    }
    /// The title of a notice.
    public var notice = "Notice"
    /// The button of a message that undoes the change of which the message tells.
    public var undo = "Undo"
    /// The request to enlarge the window to a size such as `80x24`.
    public var enlarge: @Sendable (String) -> String = {
      "Please enlarge the terminal to \($0)"
    }
    /// The shorter request to enlarge the window, for little space.
    public var enlargeBriefly = "Please enlarge"
    /// The text of an empty log.
    public var nothingPrinted = "No output yet."
    /// The text in place of the log while a recording is made.
    public var logNotRecorded = "The log is not shown in a recording."

    init() {}
  }

  /// The texts of forms and switches.
  public struct Forms: Sendable {
    /// The button that submits a form.
    public var submit = "Submit"
    /// The request to correct the fields with the given labels.
    public var correct: @Sendable ([String]) -> String = {
      "Please correct: " + $0.joined(separator: ", ")
    }
    /// The message for a required field that is empty.
    public var mustNotBeEmpty = "must not be empty"
    /// The message for an option that has to be selected.
    public var mustBeAccepted = "must be accepted"
    /// The caption of a switch that is on; at most three characters.
    public var switchOn = "on"
    /// The caption of a switch that is off; at most three characters.
    public var switchOff = "off"

    init() {}
  }
}
