/// Lists the keys of the present screen and what they do.
final class KeyPanel: Panel {
  init(_ sections: [(title: String, commands: [Command])]) {
    let rows = sections.filter { !$0.commands.isEmpty }.flatMap { section in
      [KeyPanel.heading(section.title)] + section.commands.map(KeyPanel.row)
    }
    super.init(Box("Keys", Scroll(Column { rows })))
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
