/// Connections of controls that report a value.
extension ControllerLogic where Self: Controller {
  /// Calls `method` with the new value when the user changes `control`.
  @_disfavoredOverload
  public func connect<C: ValueControl>(
    _ control: C, to method: @escaping (Self) -> (C.Value) throws -> Void
  ) {
    control.onChange = { [weak self] value in
      if let self { try method(self)(value) }
    }
  }

  /// Calls `method` with the text when the user submits `field`.
  @_disfavoredOverload
  public func connect(
    submit field: TextField, to method: @escaping (Self) -> (String) throws -> Void
  ) {
    field.onSubmit = { [weak self] text in
      if let self { try method(self)(text) }
    }
  }

  /// Calls `method` with the target of each link that the user follows in `view`.
  @_disfavoredOverload
  public func connect(
    _ view: DocumentView, to method: @escaping (Self) -> (String) throws -> Void
  ) {
    view.onLink = { [weak self] target in
      if let self { try method(self)(target) }
    }
  }

  /// Calls `method` with the item when the user activates a row of `list`.
  @_disfavoredOverload
  public func connect<Item>(
    _ list: List<Item>, to method: @escaping (Self) -> (Item) throws -> Void
  ) {
    list.onActivate = { [weak self] item in
      if let self { try method(self)(item) }
    }
  }

  /// Calls `method` when the user submits `form` without invalid fields.
  @_disfavoredOverload
  public func connect(submit form: Form, to method: @escaping (Self) -> () throws -> Void) {
    form.onSubmit = { [weak self] in
      if let self { try method(self)() }
    }
  }
}
