/// Lists the keys of the present screen and what they do.
final class KeyPanel: Panel {
  /// Makes a panel of `sections`, and of names to which the user gave keys in vain.
  init(_ sections: [(title: String, commands: [Command])], unknown: [String] = []) {
    let notes = unknown.map { Label("No command is called \"\($0)\" so far") }
    for note in notes {
      note.style.tint = .warning
      note.wraps = true
    }
    let rows = sections.filter { !$0.commands.isEmpty }.flatMap { section in
      [KeyPanel.heading(section.title)] + section.commands.map(KeyPanel.row)
    }
    let all: [View] = rows + notes
    super.init(Box("Keys", Scroll(Column { all })))
    accessibleName = "Keys"
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key("?"), .key("q"), .key(KeyPress(.enter)):
      close()
      return true
    case .key, .text, .paste, .pointer: return try super.handle(input)
    }
  }

  private static func heading(_ title: String) -> View {
    let label = Label(title)
    label.style.emphasis = .strong
    return label
  }

  private static func row(_ command: Command) -> View {
    let keys = Label(command.chords.map(\.description).joined(separator: " "))
    keys.layout.width = .init(minimum: 10)
    keys.style.tint = .accent
    return Row(spacing: 1) {
      keys
      Label(command.name)
    }
  }
}
