// A trailing closure of several statements matches these overloads as well as those with a closure.
// The compiler would prefer these overloads, and report a missing function result, unless they were
// disfavored. The label `to:` still selects them.
extension ControllerLogic where Self: Controller {
  /// Calls `method` when `control` is used, by key, pointer or test.
  @_disfavoredOverload
  public func connect(_ control: Control, to method: @escaping (Self) -> () throws -> Void) {
    control.action = { [weak self] in
      if let self { try method(self)() }
    }
  }

  /// Declares a command of the screen: its keys call `method`, and the list of keys shows it.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - id: The identity for key maps; `nil` uses the name.
  ///   - keys: The keys of the command; the first one is shown.
  ///   - method: The method to call.
  @_disfavoredOverload
  public func command(
    _ name: String, id: String? = nil, _ keys: KeyPress...,
    to method: @escaping (Self) -> () throws -> Void
  ) {
    command(name, id: id, chords: keys.map { KeyChord($0) }, to: method)
  }

  /// Declares a command of the screen that is performed by sequences of keys.
  ///
  /// - Parameters:
  ///   - name: The name, in a word or two.
  ///   - id: The identity for key maps; `nil` uses the name.
  ///   - chords: The sequences of the command; the first one is shown.
  ///   - method: The method to call.
  @_disfavoredOverload
  public func command(
    _ name: String, id: String? = nil, chords: [KeyChord],
    to method: @escaping (Self) -> () throws -> Void
  ) {
    let command = Command(name, id: id, chords: chords) { [weak self] in
      if let self { try method(self)() }
    }
    replaceCommands(declaredCommands.endIndex..., by: [command])
  }

  /// Runs `body` once after `delay`, unless the scope ends before or the screen is destroyed.
  ///
  /// - Parameters:
  ///   - delay: The time to wait.
  ///   - scope: The scope of the timer. By default a pause of the screen cancels it, and a paused
  ///     screen cannot start it.
  ///   - body: Called with this controller.
  /// - Returns: The timer, for cancelling it early.
  @discardableResult
  public func after(
    _ delay: Duration, while scope: LifecycleScope = .visible,
    _ body: @escaping @MainActor (Self) throws -> Void
  ) -> ClockTimer {
    guard state != .destroyed else { return ClockTimer.over }
    let clock = clock
    return subscriptions.addTimer(scope) { number in
      clock.schedule(after: delay) { [weak self] in
        guard let self else { return }
        subscriptions.timerRan(number)
        application?.attempt { try body(self) }
      }
    }
  }
}
