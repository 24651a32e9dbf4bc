/// The suspension of the app while an external program uses its terminal or screen.
extension Application {
  /// Runs `program` in the place of the app until the program ends.
  ///
  /// The app goes to the background after the current turn: its screens pause and their states are
  /// saved. After the program's end or failed start, the app returns to the foreground and calls
  /// `then`. If the app ends before, `then` is not called.
  ///
  /// A direct call of `exec` would start the program in the app's terminal modes.
  ///
  /// - Parameters:
  ///   - program: The program to run.
  ///   - then: Called with the outcome of the program.
  public func runExternally(
    to program: ExternalProgram,
    then: @escaping @MainActor (ExternalProgram.Outcome) throws -> Void
  ) {
    run { [self] in
      guard let runProgram = ports.runProgram, state.isInForeground else {
        return try then(.failure(.unavailable))
      }
      // The remaining work of the current turn comes first.
      dispatch(.application(.enterBackground))
      run { runProgram(program) { [weak self] in self?.comeBack($0, then) } }
    }
  }

  private func comeBack(
    _ outcome: ExternalProgram.Outcome,
    _ then: @escaping @MainActor (ExternalProgram.Outcome) throws -> Void
  ) {
    guard state != .notRunning else { return }
    turn([.event(.application(.enterForeground)), .action { try then(outcome) }])
  }
}

extension ControllerLogic where Self: Controller {
  /// Runs `program`, such as an editor, in the place of the app until the program ends.
  ///
  /// The screen pauses before and appears again afterwards. An error that `then` throws, such as by
  /// `outcome.get()`, is shown to the user.
  ///
  /// - Parameters:
  ///   - program: The program to run.
  ///   - then: Called with this screen and the outcome, unless the screen was destroyed meanwhile.
  public func runExternally(
    to program: ExternalProgram,
    then: @escaping @MainActor (Self, ExternalProgram.Outcome) throws -> Void
  ) {
    application?.runExternally(to: program) { [weak self] outcome in
      if let self { try then(self, outcome) }
    }
  }
}
