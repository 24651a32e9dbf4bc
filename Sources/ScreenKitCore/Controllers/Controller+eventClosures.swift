/// Connections of event closures to closures that receive the screen as their first argument.
///
/// An event closure is a property of a view, or of any other object, that the object calls; its
/// name begins with `on`. The screen is held weakly. Nothing is called after the screen is
/// released.
extension ControllerLogic where Self: Controller {
  /// Calls `body` with this controller when `source` reports an event.
  ///
  /// It replaces the closure that the property had before.
  ///
  /// - Parameters:
  ///   - source: A view, or another object with an event closure.
  ///   - event: The property with the closure, such as `\.onRefresh` of a list.
  ///   - body: Called with this controller as its first argument.
  public func connect<Source: AnyObject>(
    _ source: Source,
    _ event: ReferenceWritableKeyPath<Source, (@MainActor () throws -> Void)?>,
    _ body: @escaping @MainActor (Self) throws -> Void
  ) {
    source[keyPath: event] = { [weak self] in
      if let self { try body(self) }
    }
  }

  /// Calls `body` with this controller and the new state after the user changed `control`.
  ///
  /// It replaces the closure that the property had before. The function for any source would be
  /// sufficient, but the compiler of Swift 6.3 crashes at the key path of this inherited property.
  ///
  /// - Parameters:
  ///   - control: A ``Toggle`` or ``Checkbox``.
  ///   - event: The property with the closure: `\.onChange`.
  ///   - body: Called with this controller as its first argument.
  public func connect(
    _ control: CompoundButton,
    _ event: ReferenceWritableKeyPath<CompoundButton, (@MainActor (Bool) throws -> Void)?>,
    _ body: @escaping @MainActor (Self, Bool) throws -> Void
  ) {
    control[keyPath: event] = { [weak self] isOn in
      if let self { try body(self, isOn) }
    }
  }

  /// Calls `body` with this controller and the argument of each event that `source` reports.
  ///
  /// It replaces the closure that the property had before.
  ///
  /// - Parameters:
  ///   - source: A view, or another object with an event closure.
  ///   - event: The property with the closure, such as `\.onHighlight` of a list.
  ///   - body: Called with this controller as its first argument.
  public func connect<Source: AnyObject, Value>(
    _ source: Source,
    _ event: ReferenceWritableKeyPath<Source, (@MainActor (Value) throws -> Void)?>,
    _ body: @escaping @MainActor (Self, Value) throws -> Void
  ) {
    source[keyPath: event] = { [weak self] first in
      if let self { try body(self, first) }
    }
  }

  /// Calls `body` with this controller and the arguments of each event that `source` reports.
  ///
  /// It replaces the closure that the property had before.
  ///
  /// - Parameters:
  ///   - source: A view, or another object with an event closure.
  ///   - event: The property with the closure, such as `\.onNarrow` of a ``Split``.
  ///   - body: Called with this controller as its first argument.
  public func connect<Source: AnyObject, First, Second>(
    _ source: Source,
    _ event: ReferenceWritableKeyPath<Source, (@MainActor (First, Second) throws -> Void)?>,
    _ body: @escaping @MainActor (Self, First, Second) throws -> Void
  ) {
    source[keyPath: event] = { [weak self] first, second in
      if let self { try body(self, first, second) }
    }
  }

  /// Calls `body` with this controller when `source` reports an event.
  ///
  /// The event closure cannot throw; an error that `body` throws goes to the application: see
  /// ``PresentableError``.
  ///
  /// - Parameters:
  ///   - source: A view, or another object with an event closure.
  ///   - event: The property with the closure, such as `\.onClose` of a view of your own.
  ///   - body: Called with this controller as its first argument.
  public func connect<Source: AnyObject>(
    _ source: Source,
    _ event: ReferenceWritableKeyPath<Source, (@MainActor () -> Void)?>,
    _ body: @escaping @MainActor (Self) throws -> Void
  ) {
    source[keyPath: event] = { [weak self] in
      guard let self, let application = self.application else { return }
      application.attempt { try body(self) }
    }
  }

  /// Calls `body` with this controller and the argument of each event that `source` reports.
  ///
  /// The event closure cannot throw; an error that `body` throws goes to the application: see
  /// ``PresentableError``.
  ///
  /// - Parameters:
  ///   - source: A view, or another object with an event closure.
  ///   - event: The property with the closure, such as `\.onEvent` of an object of your own.
  ///   - body: Called with this controller as its first argument.
  public func connect<Source: AnyObject, Value>(
    _ source: Source,
    _ event: ReferenceWritableKeyPath<Source, (@MainActor (Value) -> Void)?>,
    _ body: @escaping @MainActor (Self, Value) throws -> Void
  ) {
    source[keyPath: event] = { [weak self] first in
      guard let self, let application = self.application else { return }
      application.attempt { try body(self, first) }
    }
  }

  /// Calls `body` with this controller and an item for the commands in the menu of its row.
  ///
  /// Create the commands of the menu by ``Command/init(_:keys:for:action:)``, so that they do not
  /// keep the screen alive.
  ///
  /// - Parameters:
  ///   - source: A list, or another object with a closure for a menu.
  ///   - menu: The property with the closure, such as `\.menu`.
  ///   - body: Returns the commands; called with this controller as its first argument.
  public func connect<Source: AnyObject, Item>(
    _ source: Source, _ menu: ReferenceWritableKeyPath<Source, (@MainActor (Item) -> [Command])?>,
    _ body: @escaping @MainActor (Self, Item) -> [Command]
  ) {
    source[keyPath: menu] = { [weak self] item in self.map { body($0, item) } ?? [] }
  }
}

extension Command {
  /// Creates a command whose action receives `screen`, which the command holds weakly.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - keys: The keys of the command; a command in a menu needs none.
  ///   - screen: The screen that the command changes.
  ///   - action: Called with the screen; not called after the screen is released.
  @MainActor
  public init<Screen: Controller>(
    _ name: String, keys: [KeyPress] = [], for screen: Screen,
    action: @escaping @MainActor (Screen) throws -> Void
  ) {
    self.init(name, keys: keys) { [weak screen] in
      if let screen { try action(screen) }
    }
  }
}
