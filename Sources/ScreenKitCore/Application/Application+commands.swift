/// The commands that work on every screen: moving the focus, listing the keys and quitting.
extension Application {
  /// The commands that work on every screen.
  public var commands: [Command] { commandTable.commands }

  /// The commands that the user can perform now, by section.
  ///
  /// The commands of the front screen come first, then those of the screens around it, and last
  /// those of the application, in a section without a title. While a panel is open, the screens'
  /// commands are left out. Disabled commands, and the commands of a screen within a disabled view,
  /// are always left out.
  public var commandsInForce: [(title: String, commands: [Command])] {
    enabled(commandsWithKeys)
  }

  /// The commands whose keys the app handles now, by section: ``commandsInForce`` and the disabled
  /// ones, whose keys do nothing.
  package var commandsWithKeys: [(title: String, commands: [Command])] {
    guard window.panel == nil else {
      return [("", commandsOfToast + commandsOfTooltip + commands)]
    }
    return commandsOfScreens + [("", commandsOfToast + commandsOfSpentUndo + commands)]
  }

  /// The commands of the screens in front, the innermost first, with those of the focused view.
  private var commandsOfScreens: [(title: String, commands: [Command])] {
    var sections = Array(root.usablePath.map { ($0.title, $0.commands) }.reversed())
    if !sections.isEmpty {
      sections[0].1.insert(contentsOf: commandsOfText + commandsOfTooltip, at: 0)
    }
    return sections
  }

  /// Returns `sections` without their disabled commands, and without keys that a command before has.
  private func enabled(
    _ sections: [(title: String, commands: [Command])]
  ) -> [(title: String, commands: [Command])] {
    var sections = sections
    var used: Set<KeyChord> = []
    for section in sections.indices {
      for index in sections[section].commands.indices {
        sections[section].commands[index].chords.removeAll(where: used.contains)
        used.formUnion(sections[section].commands[index].chords)
      }
      sections[section].commands.removeAll { !$0.isEnabled }
    }
    return sections
  }

  /// Adds `command` to every screen, after the present commands; the user's key bindings apply.
  public func add(_ command: Command) { commandTable.add(command) }

  /// Records a change of the commands of a screen, and shows the new key hints.
  func commandsDidChange() {
    commandTable.didChange()
    requestTurn()
  }

  /// Returns `command` with the user's key bindings for it.
  func keyed(_ command: Command) -> Command { commandTable.keyed(command) }

  /// The ids in the key map that no command has had so far, in alphabetical order.
  public var unknownIDs: [String] { commandTable.unknownIDs }

  var chord: PendingChord { commandTable.chord }

  func makeCommands() -> [Command] {
    let isMirrored = strings.direction == .rightToLeft
    return [
      command("Next control", { $0.nextControl }, KeyPress(.tab)) { $0.focus.advance(by: 1) },
      command("Previous control", { $0.previousControl }, KeyPress(.tab, .shift)) {
        $0.focus.advance(by: -1)
      },
      command("Commands", { $0.commands }, KeyPress("p", .control), KeyPress(.function(1))) {
        $0.showPalette()
      },
      command("Back", { $0.back }, KeyPress(.escape), KeyPress(isMirrored ? .right : .left, .alt)) {
        $0.goBack()
      },
      command("Keys", { $0.keys }, "?") { $0.showKeys() },
      command("Quit", { $0.quit }, "q", KeyPress("c", .control)) { $0.quitByUser() },
    ]
  }

  /// The first chord of the command "Back", as the user configured it; `nil` if there is none.
  public var backKeys: KeyChord? { commands.first { $0.id == "Back" }?.chords.first }

  /// The app's own commands in key hints: "Keys", or "Commands" while the user types, and "Quit".
  var commandsOfHints: [Command] {
    let isTyping = focus.view is TextInput
    return [isTyping ? "Commands" : "Keys", "Quit"].compactMap { id in
      commands.first { $0.id == id }
    }
  }

  /// The hint for quitting by a key with Control, which a panel does not block.
  var hintOfQuittingInPanel: KeyHint? {
    let quit = commands.first { $0.id == "Quit" }
    let chord = quit?.chords.first { $0.first.modifiers.contains(.control) }
    guard let quit, let chord else { return nil }
    return KeyHint(chord, quit.name)
  }

  /// The app's own command for screens with few hints: "Commands", or while the user types, "Next
  /// control" if there is another control.
  var commandForFewHints: Command? {
    let isTyping = focus.view is TextInput
    if isTyping, !focus.hasOtherViews { return nil }
    return commands.first { $0.id == (isTyping ? "Next control" : "Commands") }
  }

  private func command(
    _ id: String, _ name: @escaping @Sendable (Strings.Commands) -> String, _ keys: KeyPress...,
    action: @escaping @MainActor (Application) -> Void
  ) -> Command {
    Command(id: id, { name($0.commands) }, keys: keys) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Adds a command for each look.
  func addLookCommands() {
    for name in looks.names {
      add(
        Command(id: "Look: \(name)", { $0.looks.look(name) }, keys: []) { [weak self] in
          try self?.looks.choose(name)
        })
    }
  }

  func route(_ event: Event) throws {
    // An earlier event of this turn may have brought another screen or panel to the front.
    focus.update()
    if event.isUse { focus.confirm() }
    if case .key(let press) = event, press.phase != .up, !chord.presses.isEmpty {
      return try continueChord(chord.append(press))
    }
    let controllers = root.usablePath.reversed()
    if case .action(let action, let target) = event { return try perform(action, on: target) }
    if try router.route(event, controllers: controllers) { return }
    guard case .key(let press) = event else { return }
    // The message is in front of panels.
    if window.notice != nil, try perform(commandsOfToast, press) { return }
    // A panel blocks the app's commands, except focus movement by Tab and commands with Control.
    let isOpen = window.panel == nil || press.key == .tab || press.modifiers.contains(.control)
    if isOpen, try perform(commandsOfTooltip + commandsOfSpentUndo + commands, press) { return }
    if let direction = direction(of: press) { _ = focus.move(direction) }
    // The Enter key of some keypads arrives as a line feed, which is Ctrl-J.
    if press.key == .character("j"), press.modifiers == .control, press.phase != .up {
      try route(.key(KeyPress(.enter)))
    }
  }

  /// Performs the command of `commands` for `press`, or holds `press` if it begins a chord.
  ///
  /// Returns `false` if no command uses `press`.
  func perform(_ commands: [Command], _ press: KeyPress) throws -> Bool {
    guard press.phase != .up else { return false }
    let presses = [KeyPress(press.key, press.modifiers)]
    switch commands.match(presses) {
    case .command(let command):
      guard command.isEnabled else { break }
      commandTable.press = presses[0]
      defer { commandTable.press = nil }
      try command.action()
    case .beginning: chord.hold(presses, clock)
    case .nothing: return false
    }
    return true
  }

  /// Performs the command of the chord `presses`; unknown chords do nothing.
  private func continueChord(_ presses: [KeyPress]) throws {
    let inner = window.panel == nil ? root.usablePath.map(\.commands).reversed() : []
    for commands in inner + [commands] {
      switch commands.match(presses) {
      case .command(let command):
        if command.isEnabled { try command.action() }
        return
      case .beginning: return chord.hold(presses, clock)
      case .nothing: continue
      }
    }
  }

  /// Returns whether a screen in front or the application has a command whose keys begin with
  /// `press`.
  public func hasCommand(for press: KeyPress) -> Bool {
    (root.usablePath.map(\.commands) + [commands]).contains {
      if case .nothing = $0.match([press]) { false } else { true }
    }
  }

  private func direction(of press: KeyPress) -> FocusGeometry.Direction? {
    guard press.modifiers.isEmpty, press.phase != .up else { return nil }
    switch press.key {
    case .up: return .up
    case .down: return .down
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }

  /// Opens `panel` in front of all screens and of all open panels.
  public func open(_ panel: Panel) {
    precondition(!panel.isOpen, "open: the panel is open (SK110)")
    let hasEnded = outcome != nil && state == .notRunning
    if hasEnded { return panel.didClose() }
    panel.onClose = { [weak self, unowned panel] in
      panel.onClose = nil
      self?.window.hide(panel)
      panel.didClose()
    }
    window.show(panel)
  }

  /// Opens the command palette; does nothing while a panel is open.
  ///
  /// Commands of screens could remove the screen behind an open panel.
  func showPalette() {
    guard window.panel == nil else { return }
    open(CommandPalette(commandsInForce.flatMap(\.commands)))
  }

  private func showKeys() {
    open(
      KeyPanel(
        enabled(
          commandsOfScreens + [
            (strings.panels.everywhere, commandsOfToast + commandsOfSpentUndo + commands)
          ]),
        unknown: unknownIDs,
        showsIDs: commandTable.hasKeyMap))
  }
}

extension Event {
  /// Whether the user acts on the focused view with this event, or moves the focus.
  fileprivate var isUse: Bool {
    switch self {
    case .key(let press): press.phase == .down
    case .text, .paste, .action: true
    case .pointer(let pointer): if case .down = pointer.action { true } else { false }
    case .resized, .focusChanged, .application: false
    }
  }
}
