/// A panel that lists the keys of the current screen and their commands.
final class KeyPanel: Panel {
  /// Creates a panel of `sections`, and of names in the key map that match no command.
  init(_ sections: [(title: String, commands: [Command])], unknown: [String] = []) {
    let notes = unknown.map { Label("No command is called \"\($0)\" so far") }
    for note in notes {
      note.style.tint = .warning
      note.wraps = true
    }
    let shown = sections.filter { !$0.commands.isEmpty }
    // The keys align across all sections if each command's keys fit into one row.
    let width = shown.flatMap(\.commands).map { KeyPanel.keys(of: $0).count }.max() ?? 0
    let tables = shown.flatMap { section -> [View] in
      let rows = section.commands.flatMap { KeyPanel.row($0, width: width) }
      return [KeyPanel.heading(section.title), Grid(columns: 2) { rows }]
    }
    super.init(Box("Keys", Scroll(Column { tables + notes })))
    accessibleName = "Keys"
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

  private static func row(_ command: Command, width: Int) -> [View] {
    let keys = Label(keys(of: command))
    keys.layout.width = .init(minimum: width)
    keys.style.tint = .accent
    let name = Label(command.name)
    for label in [keys, name] { label.wraps = true }
    return [keys, name]
  }

  /// Returns the keys of `command`, with commas between alternatives and spaces between presses.
  private static func keys(of command: Command) -> String {
    command.chords.map(\.description).joined(separator: ", ")
  }
}
