public import ScreenKitCore

extension WebSession {
  /// Performs a message of the client, and sends a frame for all of its effects.
  ///
  /// A message that violates the protocol or the limits ends the session, with the output
  /// ``Output/close(_:)``. A number that was already performed is ignored, since clients repeat
  /// unconfirmed messages.
  ///
  /// - Parameters:
  ///   - text: The text of one WebSocket message.
  ///   - now: The current instant of the clock.
  public func receive(_ text: String, at now: ClockInstant) {
    guard machine.isConnected else { return }
    guard incoming.rate.allow(at: now) else { return apply(machine.end(.tooManyMessages)) }
    let message: ClientMessage
    do {
      message = try ClientMessage(text, settings.limits)
    } catch {
      return apply(machine.end(.protocolError(error.reason)))
    }
    if message.number > 0 {
      guard message.number > incoming.last else { return }
      incoming.last = message.number
    }
    incoming.isPerforming = true
    for operation in message.operations where machine.isConnected { perform(operation, at: now) }
    incoming.isPerforming = false
    guard machine.isConnected else { return }
    guard !outgoing.window.isFull, outgoing.isDue || incoming.isUnconfirmed else { return }
    // This is a separate turn, since views may run code of the app during layout.
    application.run {}
    if machine.isConnected, incoming.isUnconfirmed { acknowledge() }
  }

  func perform(_ operation: ClientOperation, at now: ClockInstant) {
    switch operation {
    case .acknowledge(let frame):
      let wasFull = outgoing.window.isFull
      guard outgoing.window.acknowledge(frame) else {
        return apply(machine.end(.protocolError("the frame was never sent")))
      }
      // Tasks that draw successive frames wait for space.
      if wasFull, !outgoing.window.isFull { application.run {} }
    case .press(let node): press(view: node)
    case .value(let node, let value): set(value, of: node)
    case .edit(let node, let change, let revision): edit(node, change, seen: revision)
    case .submit(let node): act(.submit, on: node)
    case .highlight(let node): actOnRow(node) { .highlight($0) }
    case .toggle(let node): actOnRow(node) { .toggle($0) }
    case .menu(let node) where view(node) is TableHeader: act(.menu(RowIndex(0)), on: node)
    case .menu(let node):
      let isRow = view(node)?.contextMenu == nil && actOnRow(node) { .menu($0) }
      if !isRow { act(.contextMenu, on: node) }
    case .sort(let node, let column, let adding):
      act(.sort(column: column, adding: adding), on: node)
    case .columnWidth(let node, let column, let width): setWidth(width, of: column, in: node)
    case .follow(let node, let link): act(.followLink(link), on: node)
    case .scroll(let node, let top, let visible): scroll(node, to: top, visible: visible)
    case .space(let node, let length, let lines): setSpace(length, lines, of: node)
    case .focus(let node): focus(node)
    case .dismiss(let node): act(.dismiss, on: node)
    case .key(let text): press(text)
    case .address(let address, let entry, let known): move(to: entry, address, known: known)
    case .size(let columns, let lines): resize(columns, lines)
    case .hidden(let isHidden): apply(machine.setHidden(isHidden, at: now))
    case .pointer(let node, let x, let y, let kind): point(node, x, y, kind)
    }
  }

  private func view(_ number: Int) -> View? { scene.node(number)?.view }

  /// Performs an action on the view of a node.
  ///
  /// The application ignores it if the view is covered, hidden or disabled.
  private func act(_ action: ViewAction, on number: Int) {
    guard let view = view(number), let target = application.window.target(of: view) else { return }
    application.dispatch(.action(action, on: target))
  }

  private func press(view number: Int) {
    let group = view(number)?.parent as? ChoiceControl
    act(.press, on: number)
    guard let choice = group else { return }
    // The browser has already checked the pressed button in place of the selected one.
    sendState(of: number)
    let selected = choice.value.map { choice.items[$0] }?.backend.backing as? WebNode
    if let selected { sendState(of: selected.number) }
  }

  /// Sends the state of a control that the browser has changed, even if the app has refused the
  /// change.
  private func sendState(of number: Int) {
    guard let node = scene.node(number), scene.painters.templates[node.kind].stateSlot != nil else {
      return
    }
    node.client.isStateUncertain = true
    node.viewDidChange(.appearance)
    outgoing.isDue = true
  }

  /// Performs an action on the row around the view of a node; returns whether there is a row.
  @discardableResult
  private func actOnRow(_ number: Int, _ action: (RowIndex) -> ViewAction) -> Bool {
    // The sign of a tree node is in a view within the row.
    let path = sequence(first: view(number)) { $0?.parent }
    guard let cell = path.lazy.compactMap({ $0 as? RowCell }).first,
      let list = cell.parent as? ListView,
      let target = application.window.target(of: list)
    else { return false }
    application.dispatch(.action(action(cell.index), on: target))
    return true
  }

  private func set(_ value: ClientOperation.Value, of number: Int) {
    switch (value, view(number)) {
    case (.bool(let flag), is CompoundButton): act(.setValue(.bool(flag)), on: number)
    case (.number(let value), is Slider): act(.setValue(.double(value)), on: number)
    case (.number(let value), _?):
      if let index = Int(exactly: value) { act(.setValue(.int(index)), on: number) }
    case (.bool, _), (.text, _), (_, nil): break
    }
    sendState(of: number)
  }

  private func focus(_ number: Int) {
    guard let view = view(number) else { return }
    // The bar has the focus instead of its tabs.
    let bar = (view as? TabItem)?.parent?.backend.backing as? WebNode
    act(.focus, on: bar?.number ?? number)
    client.clientMovedFocus(to: view)
  }

  private func press(_ text: String) {
    guard let press = KeyFilter.press(text, in: application) else { return }
    if let list = application.focus.view as? ListView, let node = list.backend.backing as? WebNode,
      let row = node.window?.row(in: list, pagedBy: press)
    {
      return act(.highlight(row), on: node.number)
    }
    application.dispatch(.key(press))
  }

  private func scroll(_ number: Int, to top: Int, visible: Int) {
    guard let node = scene.node(number) else { return }
    if node.view is DocumentView {
      node.client.document?.scroll(to: top)
      return act(.scroll(to: top), on: number)
    }
    guard node.view is ListView else { return }
    node.window?.scroll(to: top, visible: visible)
    node.viewDidChange(.structure)
    outgoing.isDue = true
  }

  private func setWidth(_ width: Int, of column: Int, in number: Int) {
    guard let header = view(number) as? TableHeader else { return }
    act(.highlight(RowIndex(column)), on: number)
    if header.current == column { act(.setValue(.int(width)), on: number) }
  }

  private func setSpace(_ length: Int, _ lines: Int?, of number: Int) {
    let range = 1...10_000
    guard let node = scene.node(number), range ~= length else { return }
    if let lines {
      guard node.view is Frame, range ~= lines else { return }
      let size = SurfaceSize(width: length, height: lines)
      guard scene.setSpace(size, around: node) else { return }
      // Screens are notified of their new size after the turn.
      return application.dispatch(.resized(surface.size))
    }
    guard node.view is Split else { return }
    node.client.length = length
    node.viewDidChange(.structure)
    outgoing.isDue = true
  }

  private func resize(_ columns: Int, _ lines: Int) {
    let range = 1...10_000
    guard range ~= columns, range ~= lines else { return }
    application.dispatch(.resized(SurfaceSize(width: columns, height: lines)))
  }

  private func point(_ number: Int, _ x: Int, _ y: Int, _ kind: Character) {
    let action: PointerEvent.Action
    switch kind {
    case "d": action = .down(.left)
    case "u", "U": action = .up(.left)
    case "m", "M": action = .drag(.left)
    default: return
    }
    let limit = -10_000...10_000
    guard limit ~= x, limit ~= y else { return }
    act(
      .pointer(
        PointerInput(
          action: action, location: SurfacePoint(x: x, y: y), isInside: kind.isLowercase,
          modifiers: [])),
      on: number)
  }

  // MARK: Text

  private func edit(_ number: Int, _ change: ClientOperation.TextChange, seen: Int) {
    // The client also changes texts that it keeps for later, and an edit of one is reverted.
    guard let node = scene.nodes[number], let input = node.view as? TextInput else { return }
    if node.text == nil { node.text = TextSync(input.value) }
    // A change by the app precedes this message.
    node.writeText(of: input, after: incoming.last - 1, to: &outgoing.texts)
    let before = node.text?.text ?? []
    guard let steps = node.text?.receive(change.steps, seen: seen), let text = node.text else {
      return apply(machine.end(.protocolError("an edit is not within its text")))
    }
    // The next frame reverts an edit that makes the text too long.
    if text.text.count < settings.limits.textBytes / 3 {
      let selection = (
        text.currentPosition(of: change.anchor), text.currentPosition(of: change.head)
      )
      perform(steps, on: node.number, before: before, selection)
    }
    node.writeText(of: input, after: incoming.last, to: &outgoing.texts)
    outgoing.isDue = true
  }

  private func perform(
    _ steps: [TextStep], on number: Int, before: [UInt16], _ selection: (anchor: Int, head: Int)
  ) {
    var offsets = TextOffsets(before)
    var rest = steps[...]
    while let step = rest.popFirst() {
      let range: Range<Int>
      var added = ""
      switch step {
      case .insert(let at, let text):
        range = at..<at
        added = text
      case .delete(let deleted):
        range = deleted
        // A deletion followed by an insertion at the same position is one replacement for the
        // field's rules.
        if case .insert(let at, let text)? = rest.first, at == deleted.lowerBound {
          added = text
          rest.removeFirst()
        }
      }
      let selected = rest.isEmpty ? selection : nil
      guard let edit = offsets.edit(range, by: added, selecting: selected) else { return }
      act(.edit(edit), on: number)
    }
  }
}
