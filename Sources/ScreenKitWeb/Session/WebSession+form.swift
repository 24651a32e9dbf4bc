public import ScreenKitCore

extension WebSession {
  /// Performs a form that a browser without script has sent, as the answer to a POST.
  ///
  /// The fields come first, in the order of the form, then the pressed button. Each value goes the
  /// same way as a message of a connected client, so what is covered or disabled stays as it is.
  /// Afterwards a host redirects to ``page(_:)``, or to the start if the session was released. The
  /// host must have checked the ticket of the form.
  ///
  /// - Parameters:
  ///   - fields: The names and values, decoded from `application/x-www-form-urlencoded`.
  ///   - now: The present instant of the clock.
  /// - Returns: `false` if a client with script has the session, or if it has ended.
  public func submit(_ fields: [(name: String, value: String)], at now: ClockInstant) -> Bool {
    guard !machine.isConnected, machine.touch(at: now) else { return false }
    guard fields.count <= settings.limits.operations else { return false }
    let names = Set(fields.map(\.name))
    isTaking = true
    defer { isTaking = false }
    uncheck(names)
    for (name, value) in fields {
      guard let letter = name.first, let number = Int(name.dropFirst()), letter == "v" else {
        continue
      }
      set(value, of: number)
    }
    for (name, value) in fields {
      guard let target = FormTarget(name: name, value: value) else { continue }
      perform(target.operation, at: now)
    }
    return true
  }

  /// Switches off what a form does not mention, since browsers leave out boxes without a mark.
  private func uncheck(_ names: Set<String>) {
    for node in Array(scene.nodes.values) where !names.contains("v\(node.number)") {
      guard let box = node.view as? CompoundButton, box.value else { continue }
      perform(.value(node.number, .bool(false)), at: clock.now)
    }
  }

  private func set(_ text: String, of number: Int) {
    guard let view = scene.node(number)?.view else { return }
    switch view {
    case let box as CompoundButton:
      if !box.value { perform(.value(number, .bool(true)), at: clock.now) }
    case let input as TextInput:
      let lines = text.replacing("\r\n", with: "\n")
      let shown = WebNode.shown(input.value, input.backend.isSecret)
      guard lines != shown, lines.utf8.count <= settings.limits.textBytes,
        let target = application.window.target(of: input)
      else { return }
      application.dispatch(.action(.setValue(.string(lines)), on: target))
    case let choice as ChoiceControl:
      // Its value is the number of the node of the item.
      if let item = Int(text), let view = scene.node(item)?.view as? ChoiceItem,
        view.parent === choice, !view.isSelected
      {
        perform(.press(item), at: clock.now)
      }
    case is Slider, is Picker:
      if let value = Double(text) { perform(.value(number, .number(value)), at: clock.now) }
    default: break
    }
  }
}

/// The button of a form: its name says what it does, and its value on what.
private struct FormTarget {
  let operation: ClientOperation

  init?(name: String, value: String) {
    guard let letter = name.first, let argument = Int(value) else { return nil }
    let number = Int(name.dropFirst())
    switch (letter, number) {
    case ("p", nil) where name == "p": operation = .press(argument)
    case ("o", let number?): operation = .sort(number, column: argument, adding: false)
    case ("l", let number?): operation = .follow(number, link: argument)
    default: return nil
    }
  }
}
