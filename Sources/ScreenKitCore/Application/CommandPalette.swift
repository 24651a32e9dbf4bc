/// A panel that searches the available commands by name, shows their keys and performs one.
final class CommandPalette: Panel {
  private let commands: [Command]
  private let query = TextField(Strings.current.panels.search)
  private let list = Column(cross: .fill) {}
  private let scroll: Scroll
  private var found: [CommandRow] = []
  private var chosen = 0

  /// The maximum height, in units of the surface.
  private static let mostHeight = 16

  /// The maximum height, so that the search field keeps its position for any number of commands.
  override var placementHeight: Int? { CommandPalette.mostHeight }

  init(_ commands: [Command]) {
    self.commands = commands.mergingEqualIDs
    scroll = Scroll(list)
    scroll.takesFocus = false
    query.accessibleName = Strings.current.panels.searchCommands
    let content: [View] = [query, scroll]
    let box = Box(Strings.current.commands.commands, Column(cross: .fill) { content })
    box.layout.width = .init(minimum: 60, maximum: 60)
    box.layout.height = .init(maximum: CommandPalette.mostHeight)
    super.init(box)
    accessibleName = Strings.current.commands.commands
    query.hasSubmitHint = false
    query.onChange = { [unowned self] in search($0) }
    query.onSubmit = { [unowned self] _ in
      if found.indices.contains(chosen) { try found[chosen].perform() }
    }
    search("")
  }

  override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.enter), strings.hints.select)]
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    guard case .key(let press) = input, press.phase != .up else { return try super.handle(input) }
    switch (press.key, press.modifiers) {
    case (.character("p"), .control), (.function(1), []): close()
    case (.up, []): choose(chosen - 1)
    case (.down, []): choose(chosen + 1)
    default: return try super.handle(input)
    }
    return true
  }

  private func search(_ text: String) {
    found = CommandSearch.indices(of: commands.map(\.name), matching: text).map { index in
      let command = commands[index]
      let row = CommandRow(command)
      // Closing releases the palette, so the closure captures the command itself.
      row.action = { [weak self] in
        self?.close()
        try command.action()
      }
      return row
    }
    list.setChildren(found.isEmpty ? [Label(strings.panels.noCommandFound)] : found)
    scroll.offset = 0
    choose(0)
  }

  private func choose(_ index: Int) {
    guard found.indices.contains(index) else { return }
    chosen = index
    for (position, row) in found.enumerated() { row.isHighlighted = position == index }
    if index < scroll.offset { scroll.offset = index }
    if index >= scroll.offset + scroll.visibleHeight {
      scroll.offset = index - scroll.visibleHeight + 1
    }
  }
}

/// One row of a command palette, which keeps the focus in its search field.
public final class CommandRow: Button {
  /// The keys of the command in readable form.
  public let keys: String

  /// Whether Enter performs this command.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed(.appearance) } }
  }

  init(_ command: Command) {
    keys = command.keyNames
    super.init(command.name)
  }

  public override var acceptsFocus: Bool { false }
  public override var accessibleValue: String { keys }

  public override var semanticDetails: SemanticDetails {
    let state = isHighlighted ? strings.spoken.states.selected : ""
    let told = [state, keys].filter { !$0.isEmpty }
    return SemanticDetails(value: told.joined(separator: ", "), parts: [])
  }
}

extension [Command] {
  /// The commands without duplicates; the first command of an id and name gets the keys of all.
  @MainActor fileprivate var mergingEqualIDs: [Command] {
    var merged: [Command] = []
    for command in self {
      if let index = merged.firstIndex(where: { $0.id == command.id && $0.name == command.name }) {
        merged[index].chords += command.chords.filter { !merged[index].chords.contains($0) }
      } else {
        merged.append(command)
      }
    }
    return merged
  }
}
