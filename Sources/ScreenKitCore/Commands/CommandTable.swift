/// The commands that work on every screen, the user's own keys, and the keys pressed so far.
@MainActor
struct CommandTable {
  /// The id of the command for the action of the shown message, for key maps and tests.
  static let toastID = "Action of the message"

  /// The commands in the order of their addition.
  private(set) var commands: [Command] = []
  /// The number of changes of commands so far, of the app and of all screens.
  private(set) var revision = 0
  /// The presses of an incomplete chord.
  let chord = PendingChord()
  /// The key whose command is being performed.
  var press: KeyPress?
  /// Whether key hints are shown on surfaces that have a row for them.
  var showsHints = true
  /// The user's key bindings for commands.
  private let keyMap: KeyMap
  /// The ids in the key map that no command has had so far.
  private var awaitedIDs: Set<String>

  init(_ keyMap: KeyMap) {
    self.keyMap = keyMap
    // An empty array literal avoids loading parts of the standard library at start that most apps
    // never need.
    awaitedIDs = keyMap.commandIDs.isEmpty ? [] : Set(keyMap.commandIDs)
    // These commands exist only while they have an effect.
    for id in ["Undo", "Redo", CommandTable.toastID] where !awaitedIDs.isEmpty {
      awaitedIDs.remove(id)
    }
  }

  /// The ids in the key map that no command has had so far, in alphabetical order.
  var unknownIDs: [String] { awaitedIDs.sorted() }

  /// Whether the user has key bindings.
  var hasKeyMap: Bool { !keyMap.commandIDs.isEmpty }

  /// Adds `command`, with the user's key bindings for it.
  mutating func add(_ command: Command) {
    commands.append(keyed(command))
    didChange()
  }

  /// Records a change of the commands of the app or of a screen.
  mutating func didChange() { revision &+= 1 }

  /// Returns `command` with the user's key bindings for it.
  mutating func keyed(_ command: Command) -> Command {
    if !awaitedIDs.isEmpty { awaitedIDs.remove(command.id) }
    return applied(to: command)
  }

  /// Returns `command` with the user's key bindings for it; its id stays in the awaited ids.
  func applied(to command: Command) -> Command { keyMap.applied(to: command) }
}
