/// A panel that lists the keys of the current screen and their commands.
final class KeyPanel: Panel {
  /// Creates a panel of `sections`, and of ids in the key map that match no command.
  ///
  /// With `showsIDs`, ids that differ from the names are shown, for the user's key map.
  init(
    _ sections: [(title: String, commands: [Command])], unknown: [String] = [],
    showsIDs: Bool = false
  ) {
    let notes = unknown.map { Label(Strings.current.panels.unknownCommand($0)) }
    for note in notes {
      note.style.tint = .warning
      note.wraps = true
    }
    // A command without keys is of use only to the author of a key map.
    let shown = sections.map {
      (title: $0.title, commands: $0.commands.filter { showsIDs || !$0.chords.isEmpty })
    }
    .filter { !$0.commands.isEmpty }
    // The keys align across all sections if each command's keys fit into one row.
    let width = shown.flatMap(\.commands).map { $0.keyNames.count }.max() ?? 0
    let tables = shown.flatMap { section -> [View] in
      let rows = section.commands.flatMap { KeyPanel.row($0, width: width, showsID: showsIDs) }
      return [KeyPanel.heading(section.title), Grid(columns: 2) { rows }]
    }
    super.init(Box(Strings.current.commands.keys, Scroll(Column { tables + notes })))
    accessibleName = Strings.current.commands.keys
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key("?"), .key("q"), .key(KeyPress(.enter)):
      close()
      return true
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
  }

  private static func heading(_ title: String) -> View {
    let label = Label(title)
    label.style.emphasis = .strong
    return label
  }

  private static func row(_ command: Command, width: Int, showsID: Bool) -> [View] {
    let keys = Label(command.keyNames)
    keys.layout.width = .init(minimum: width)
    keys.style.tint = .accent
    let name = Label(command.name)
    if showsID, command.id != command.name { name.text += " (\(command.id))" }
    for label in [keys, name] { label.wraps = true }
    // Readers of lines get both in one line.
    if !keys.text.isEmpty {
      (keys.accessibleName, name.accessibleName) = ("", "\(keys.text), \(name.text)")
    }
    return [keys, name]
  }
}

extension Command {
  /// The readable keys, with commas between alternatives and spaces between presses.
  @MainActor var keyNames: String {
    chords.map { $0.text(in: Strings.current) }.joined(separator: ", ")
  }
}
