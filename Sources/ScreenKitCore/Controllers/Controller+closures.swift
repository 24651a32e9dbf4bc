/// Connections to closures, which receive the screen as their first argument.
///
/// The screen is held weakly, so a closure needs no capture list. Nothing is called after the
/// screen is released.
extension ControllerLogic where Self: Controller {
  /// Calls `body` with this controller when `control` is used, by key, pointer or test.
  public func connect(
    _ control: Control, _ body: @escaping @MainActor (Self) throws -> Void
  ) {
    control.action = { [weak self] in
      if let self { try body(self) }
    }
  }

  /// Calls `body` with this controller and the new value when the user changes `control`.
  public func connect<C: ValueControl>(
    _ control: C, _ body: @escaping @MainActor (Self, C.Value) throws -> Void
  ) {
    control.onChange = { [weak self] value in
      if let self { try body(self, value) }
    }
  }

  /// Calls `body` with this controller and the item when the user activates a row of `list`.
  public func connect<Item>(
    _ list: List<Item>, _ body: @escaping @MainActor (Self, Item) throws -> Void
  ) {
    list.onActivate = { [weak self] item in
      if let self { try body(self, item) }
    }
  }

  /// Calls `body` with this controller when the user submits `form` without invalid fields.
  public func connect(
    submit form: Form, _ body: @escaping @MainActor (Self) throws -> Void
  ) {
    form.onSubmit = { [weak self] in
      if let self { try body(self) }
    }
  }

  /// Calls `body` with this controller and the text when the user submits `field`.
  public func connect(
    submit field: TextField, _ body: @escaping @MainActor (Self, String) throws -> Void
  ) {
    field.onSubmit = { [weak self] text in
      if let self { try body(self, text) }
    }
  }

  /// Declares a command of the screen: its keys call `body`, and the list of keys shows it.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - id: The identity for key maps; `nil` uses the name.
  ///   - keys: The keys of the command, such as `"+"` or `"Ctrl-S"`; the first one is shown.
  ///   - body: Called with this controller.
  public func command(
    _ name: String, id: String? = nil, _ keys: KeyPress...,
    body: @escaping @MainActor (Self) throws -> Void
  ) {
    command(name, id: id, chords: keys.map { KeyChord($0) }, body: body)
  }

  /// Declares a command of the screen whose name follows the language of the app.
  ///
  /// - Parameters:
  ///   - name: Returns the name, in a word or two, such as `\.mail.send`.
  ///   - id: The identity for key maps.
  ///   - keys: The keys of the command, such as `"+"` or `"Ctrl-S"`; the first one is shown.
  ///   - body: Called with this controller.
  public func command(
    _ name: @escaping @Sendable (Strings) -> String, id: String, _ keys: KeyPress...,
    body: @escaping @MainActor (Self) throws -> Void
  ) {
    let command = Command(id: id, name, keys: keys) { [weak self] in
      if let self { try body(self) }
    }
    replaceCommands(declaredCommands.endIndex..., by: [command])
  }

  /// Declares a command of the screen that is performed by sequences of keys.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - id: The identity for key maps; `nil` uses the name.
  ///   - chords: The sequences of the command, such as `"Ctrl-K s"`; the first one is shown.
  ///   - body: Called with this controller.
  public func command(
    _ name: String, id: String? = nil, chords: [KeyChord],
    body: @escaping @MainActor (Self) throws -> Void
  ) {
    let command = Command(name, id: id, chords: chords) { [weak self] in
      if let self { try body(self) }
    }
    replaceCommands(declaredCommands.endIndex..., by: [command])
  }
}
