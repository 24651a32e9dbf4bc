/// The key hints for the current focus, screen and panel.
extension Application {
  /// Whether a row of key hints is shown on surfaces that have one.
  ///
  /// An app sets it at any time, such as by a command; it is `true` at first.
  public var showsKeyHints: Bool {
    get { commandTable.showsHints }
    set {
      guard newValue != commandTable.showsHints else { return }
      commandTable.showsHints = newValue
      requestTurn()
    }
  }

  /// The key hints to show now, the most important ones first: three to six with enough commands.
  ///
  /// The hints of the focused control come first, then those of the front screen and of the screens
  /// around it, then the list of keys and quitting. A panel has the hints of its controls and the
  /// key that closes it. If these are less than three, another command of the app is added. Keys
  /// that would write into the focused text, and disabled commands, are left out.
  public var keyHints: [KeyHint] {
    var list = KeyHintList()
    addHintsOfControl(to: &list)
    let isTyping = focus.view is TextInput
    if window.panel != nil {
      let close = backKeys ?? KeyChord(KeyPress(.escape))
      list.add(KeyHint(close, strings.dialogs.close))
      if list.hints.count < KeyHintList.fewest { list.add(hintOfQuittingInPanel) }
      return list.hints
    }
    for command in root.usablePath.map(\.commands).reversed().joined() {
      list.add(KeyHint(command, whileTyping: isTyping), limit: KeyHintList.mostOfScreen)
    }
    for command in commandsOfHints {
      list.add(KeyHint(command, whileTyping: isTyping))
    }
    if list.hints.count < KeyHintList.fewest, let command = commandForFewHints {
      list.add(KeyHint(command, whileTyping: isTyping))
    }
    return list.hints
  }

  private func addHintsOfControl(to list: inout KeyHintList) {
    guard let focused = focus.view else { return }
    for view in focused.path where view.isEffectivelyEnabled {
      for hint in view.keyHints { list.add(hint, limit: KeyHintList.mostOfControl) }
      if view.hasContextMenu {
        let hint = KeyHint(KeyPress(.function(10), .shift), strings.hints.menu)
        list.add(hint, limit: KeyHintList.mostOfControl)
      }
    }
    if let keys = commandsOfTooltip.first?.chords.first {
      list.add(KeyHint(keys, strings.hints.help), limit: KeyHintList.mostOfControl)
    }
  }

  /// Shows the current hints if the surface has a row for them.
  ///
  /// Does nothing while the hint state is unchanged, to keep turns cheap.
  func updateHints() {
    guard surface.showsKeyHints, showsKeyHints else {
      window.hintBar?.removeFromParent()
      return
    }
    let bar = window.hintBar ?? makeHintBar()
    let state = hintState
    if bar.state == state { return }
    bar.state = state
    bar.show(keyHints)
  }

  private func makeHintBar() -> KeyHintBar {
    let bar = KeyHintBar()
    window.addBar(bar)
    return bar
  }

  private var hintState: KeyHintState {
    var state = KeyHintState()
    if let view = focus.view {
      state.focus = ObjectIdentifier(view)
      state.name = view.accessibleText
      state.isEnabled = view.isEffectivelyEnabled
      state.hasTooltip = viewWithTooltip != nil
      if let list = view as? ListView {
        state.isFolded = list.highlightedSection.map(list.isFolded)
      } else if let bar = view as? TabBar {
        state.add(tab: bar.selected, of: bar.children.count)
      }
    }
    state.panel = window.panel.map(ObjectIdentifier.init)
    var screen: Controller? = root
    while let current = screen, !current.isWithinDisabledView {
      state.add(
        screen: ObjectIdentifier(current), revision: current.undoHistoryIfAny?.revision)
      screen = current.front
    }
    state.commands = commandTable.revision
    return state
  }
}
