public import ScreenKitCore

extension WebSession {
  /// Keeps the session awake, since a browser without script loads its page again.
  ///
  /// - Parameter now: The present instant of the clock.
  /// - Returns: `false` if a client with script has the session, or if it has ended.
  public func reload(at now: ClockInstant) -> Bool {
    guard !machine.isConnected, let effects = machine.touch(at: now) else { return false }
    apply(effects)
    return true
  }

  /// Performs a form that a browser without script has sent, as the answer to a POST.
  ///
  /// The fields come first, in the order of the form, then the pressed button. Each value goes the
  /// same way as a message of a connected client, so what is covered or disabled stays as it is. The page
  /// may be one that an earlier session made, from whose archive this one was restored: if all controls
  /// are the same, each value goes to the control in the same place, and otherwise none is used.
  /// Afterwards a host redirects to an address that returns ``page(_:)``, or to the start if the session
  /// was released. The host must have checked the ticket of the form.
  ///
  /// - Parameters:
  ///   - fields: The names and values, decoded from `application/x-www-form-urlencoded`.
  ///   - now: The present instant of the clock.
  /// - Returns: `false` if a client with script has the session, or if it has ended.
  public func submit(_ fields: [(name: String, value: String)], at now: ClockInstant) -> Bool {
    guard reload(at: now) else { return false }
    guard fields.count <= settings.limits.operations else { return true }
    _ = scene.update()
    let numbers = numbers(of: fields)
    incoming.isPerforming = true
    defer { incoming.isPerforming = false }
    uncheck(Set(fields.map(\.name)), numbers)
    var edited: Int?
    for (name, value) in fields where name.first == "v" {
      guard let number = Int(name.dropFirst()).flatMap({ numbers[$0] }) else { continue }
      // A radio button says which item is on by the number of the item.
      let item = Int(value).flatMap { numbers[$0] }
      if set(value, item: item, of: number) { edited = number }
    }
    for (name, value) in fields {
      guard let target = FormTarget(name: name, value: value) else { continue }
      perform(target, numbers, edited: edited, at: now)
    }
    return true
  }

  /// The session's numbers by those of the form.
  private func numbers(of fields: [(name: String, value: String)]) -> [Int: Int] {
    let own = FormControls(of: scene.root, epoch: settings.epoch)
    let text = fields.first { $0.name == FormControls.fieldName }?.value
    return text.flatMap { FormControls($0) }.map { own.numbers(from: $0) } ?? [:]
  }

  /// Switches off the boxes of the form that it does not mention, since browsers leave out boxes without
  /// a mark.
  private func uncheck(_ names: Set<String>, _ numbers: [Int: Int]) {
    for (old, number) in numbers where !names.contains("v\(old)") {
      guard let box = scene.node(number)?.view as? CompoundButton, box.value else { continue }
      perform(.value(number, .bool(false)), at: clock.now)
    }
  }

  /// Sets the value of a control; returns whether it is a text that changed.
  private func set(_ text: String, item: Int?, of number: Int) -> Bool {
    guard let view = scene.node(number)?.view else { return false }
    switch view {
    case let box as CompoundButton:
      if !box.value { perform(.value(number, .bool(true)), at: clock.now) }
    case let input as TextInput: return set(text, of: input)
    case let choice as ChoiceControl:
      if let item, let view = scene.node(item)?.view as? ChoiceItem, view.parent === choice,
        !view.isSelected
      {
        perform(.press(item), at: clock.now)
      }
    case is Slider, is Picker:
      if let value = Double(text) { perform(.value(number, .number(value)), at: clock.now) }
    default: break
    }
    return false
  }

  private func set(_ text: String, of input: TextInput) -> Bool {
    let lines = text.replacing("\r\n", with: "\n")
    let shown = WebNode.shown(input.value, input.backend.isSecret)
    guard lines != shown, lines.utf8.count <= settings.limits.textBytes,
      let target = application.window.target(of: input)
    else { return false }
    application.dispatch(.action(.setValue(.string(lines)), on: target))
    return true
  }

  private func perform(
    _ target: FormTarget, _ numbers: [Int: Int], edited: Int?, at now: ClockInstant
  ) {
    switch target {
    case .press(let node): if let node = numbers[node] { perform(.press(node), at: now) }
    case .toggle(let node): if let node = numbers[node] { perform(.toggle(node), at: now) }
    case .dismiss(let node): if let node = numbers[node] { perform(.dismiss(node), at: now) }
    case .sort(let node, let column):
      if let node = numbers[node] { perform(.sort(node, column: column, adding: false), at: now) }
    case .follow(let node, let link):
      if let node = numbers[node] { perform(.follow(node, link: link), at: now) }
    case .turnPage(let node, let isForward):
      guard let node = numbers[node], let window = scene.node(node)?.window else { return }
      let top = isForward ? window.first + window.count : window.first - window.count
      perform(.scroll(node, top: top + window.visible, visible: window.visible), at: now)
    case .submit:
      // The browser does not say which field has the cursor; it is the one that was typed into last.
      if let edited { perform(.submit(edited), at: now) }
    }
  }
}
