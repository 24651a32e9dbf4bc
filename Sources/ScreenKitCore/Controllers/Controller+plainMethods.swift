/// Compiler messages for calls that pass a method of an instance instead of a method of the type.
///
/// With `connect(button, to: save)`, the button would keep its own screen alive.
extension ControllerLogic where Self: Controller {
  /// Unavailable: write `connect(button, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message: "write connect(control, to: TypeOfScreen.method) or connect(control) { $0.method() }"
  )
  public func connect(_ control: Control, to method: @escaping () throws -> Void) {}

  /// Unavailable: write `connect(control, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message: "write connect(control, to: TypeOfScreen.method) or connect(control) { $0.method($1) }"
  )
  public func connect<C: ValueControl>(_ control: C, to method: @escaping (C.Value) throws -> Void)
  {}

  /// Unavailable: write `connect(list, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message: "write connect(list, to: TypeOfScreen.method) or connect(list) { $0.method($1) }"
  )
  public func connect<Item>(_ list: List<Item>, to method: @escaping (Item) throws -> Void) {}

  /// Unavailable: write `connect(view, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message:
      "write connect(view, to: TypeOfScreen.method) or connect(view, \\.onLink) { $0.method($1) }"
  )
  public func connect(_ view: DocumentView, to method: @escaping (String) throws -> Void) {}

  /// Unavailable: write `connect(submit: field, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message:
      "write connect(submit: field, to: TypeOfScreen.method) or connect(field, \\.onSubmit) { $0.method($1) }"
  )
  public func connect(submit field: TextField, to method: @escaping (String) throws -> Void) {}

  /// Unavailable: write `connect(submit: form, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message:
      "write connect(submit: form, to: TypeOfScreen.method) or connect(form, \\.onSubmit) { $0.method() }"
  )
  public func connect(submit form: Form, to method: @escaping () throws -> Void) {}

  /// Unavailable: write `command("Name", "key", to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message:
      "write command(name, keys, to: TypeOfScreen.method) or command(name, keys) { $0.method() }"
  )
  public func command(_ name: String, _ keys: KeyPress..., to method: @escaping () throws -> Void) {
  }

  /// Unavailable: write `command("Name", chords: chords, to: TypeOfScreen.method)`.
  @available(
    *, unavailable,
    message:
      "write command(name, chords: …, to: TypeOfScreen.method) or command(name, chords: …) { $0.method() }"
  )
  public func command(
    _ name: String, chords: [KeyChord], to method: @escaping () throws -> Void
  ) {}
}
