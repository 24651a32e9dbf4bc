/// Giving the place of the app to another program, and taking it back.
extension Application {
  /// Gives the app's place to `program` until that ends.
  ///
  /// The app goes to the background after the turn under way, as if it were stopped: its screens
  /// pause and their states are kept. When the program has ended, or could not start, the app comes
  /// to the front again, and then `then` is called. It is not called if the app ends before.
  ///
  /// An app that calls `exec` instead would leave its terminal to the program as it is.
  ///
  /// - Parameters:
  ///   - program: What to run.
  ///   - then: Takes what became of it.
  public func runExternally(
    to program: ExternalProgram,
    then: @escaping @MainActor (ExternalProgram.Outcome) throws -> Void
  ) {
    run { [self] in
      guard let runProgram, state.isInForeground else { return try then(.failure(.unavailable)) }
      // Behind what the turn under way still has to do.
      dispatch(.application(.enterBackground))
      run { runProgram(program) { [weak self] in self?.comeBack($0, then) } }
    }
  }

  private func comeBack(
    _ outcome: ExternalProgram.Outcome,
    _ then: @escaping @MainActor (ExternalProgram.Outcome) throws -> Void
  ) {
    guard state != .notRunning else { return }
    loop.turn([.event(.application(.enterForeground)), .action { try then(outcome) }])
  }
}

extension ControllerLogic where Self: Controller {
  /// Gives the app's place to `program`, such as an editor, until that ends.
  ///
  /// The screen pauses before and appears again after. An error that `then` throws, such as by
  /// `outcome.get()`, is shown to the user.
  ///
  /// - Parameters:
  ///   - program: What to run.
  ///   - then: Takes this screen and what became of the program, unless the screen is gone by then.
  public func runExternally(
    to program: ExternalProgram,
    then: @escaping @MainActor (Self, ExternalProgram.Outcome) throws -> Void
  ) {
    application?.runExternally(to: program) { [weak self] outcome in
      if let self { try then(self, outcome) }
    }
  }
}
