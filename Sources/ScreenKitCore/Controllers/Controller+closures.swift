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
