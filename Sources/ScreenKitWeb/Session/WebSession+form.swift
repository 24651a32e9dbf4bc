public import ScreenKitCore

extension WebSession {
  /// Keeps the session awake, since a browser without script has loaded its page again.
  ///
  /// - Parameter now: The current instant of the clock.
  /// - Returns: `false` if a client with script is connected, or if the session has ended.
  public func reload(at now: ClockInstant) -> Bool {
    guard !machine.isConnected, let effects = machine.touch(at: now) else { return false }
    apply(effects)
    return true
  }

  /// Performs a submitted form of a browser without script, in response to a POST request.
  ///
  /// The fields come first, in the order of the form, and then the pressed button. Each value is
  /// handled like a message of a connected client, so covered or disabled views stay unchanged.
  ///
  /// The page may come from an earlier session, from whose archive this one was restored. If all
  /// controls are the same, each value goes to the control at the same position; otherwise the
  /// values are ignored. A form with more fields than ``WebLimits/operations`` is ignored too, so
  /// hosts refuse it.
  ///
  /// Afterwards a host redirects to an address with ``page(_:)``, or to the start if the session
  /// was released. The host must have checked the ticket of the form.
  ///
  /// - Parameters:
  ///   - fields: The names and values, decoded from `application/x-www-form-urlencoded`.
  ///   - now: The current instant of the clock.
  /// - Returns: `false` if a client with script is connected, or if the session has ended.
  public func submit(_ fields: [(name: String, value: String)], at now: ClockInstant) -> Bool {
    guard reload(at: now) else { return false }
    guard fields.count <= settings.limits.operations else { return true }
    // The session of the previous turn may have another language.
    application.strings.makeCurrent()
    _ = scene.update()
    let numbers = numbers(of: fields)
    incoming.isPerforming = true
    defer { incoming.isPerforming = false }
    uncheck(Set(fields.map(\.name)), numbers)
    var edited: Int?
    for (name, value) in fields where name.first == "v" {
      guard let number = Int(name.dropFirst()).flatMap({ numbers[$0] }) else { continue }
      // The value of a radio button is the number of its item.
      let item = Int(value).flatMap { numbers[$0] }
      if set(value, item: item, of: number) { edited = number }
    }
    for (name, value) in fields {
      guard let target = FormTarget(name: name, value: value) else { continue }
      perform(target, numbers, edited: edited, at: now)
    }
    return true
  }

  /// Returns the session's numbers by the numbers in the form.
  private func numbers(of fields: [(name: String, value: String)]) -> [Int: Int] {
    let own = FormControls(of: scene.root, epoch: settings.epoch)
    let text = fields.first { $0.name == FormControls.fieldName }?.value
    return text.flatMap { FormControls($0) }.map { own.numbers(from: $0) } ?? [:]
  }

  /// Switches off the check boxes missing in the form, since browsers omit unchecked boxes.
  private func uncheck(_ names: Set<String>, _ numbers: [Int: Int]) {
    for (old, number) in numbers where !names.contains("v\(old)") {
      guard let box = scene.node(number)?.view as? CompoundButton, box.value else { continue }
      perform(.value(number, .bool(false)), at: clock.now)
    }
  }

  /// Sets the value of a control; returns whether the value is a text that has changed.
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
      // The form does not tell which field has the cursor, so the field edited last is submitted.
      if let edited { perform(.submit(edited), at: now) }
    }
  }
}
