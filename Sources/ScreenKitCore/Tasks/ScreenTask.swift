/// Work of a screen that takes its time, as a model: controllers observe how far it is.
///
/// One that a controller keeps can be started again; the earlier run is cancelled by that, and may
/// still be on its way to its end when the later one begins.
public final class ScreenTask: Model {
  /// Where the work is.
  public enum Phase: Hashable, Sendable {
    /// Not started yet.
    case idle
    case running
    /// Came to its end.
    case finished
    /// Called off, by the user or with its screen.
    case cancelled
    /// Threw an error, which the application was told of.
    case failed
  }

  /// Where the work is.
  @Observed public private(set) var phase = Phase.idle

  /// How much is done, from 0 to 1, as the work itself says; `nil` while that is unknown.
  @Observed public var progress: Double?

  /// What is being done, in a few words, as the work itself says.
  @Observed public var note = ""

  /// Whether the work has been started and is not over.
  public var isRunning: Bool { phase == .running }

  private var run: Run?

  /// The work to which the running task belongs; `nil` outside of any.
  @TaskLocal package static var current: ScreenTask?
  /// How many answers of other screens the work waits for.
  private var questions = 0

  /// One start of the work, so that a late end of an earlier one is told apart.
  private final class Run {
    var task: Task<Void, Never>?
  }

  /// Calls the work off; its result and its errors no longer count, even if it goes on.
  public func cancel() {
    run?.task?.cancel()
    run = nil
    if isRunning { phase = .cancelled }
  }

  /// Records that the work waits for another screen, so that the pause of its own does not end it.
  package func beginQuestion() { questions += 1 }

  package func endQuestion() { questions -= 1 }

  func start(
    in application: Application, onFailure: @escaping @MainActor (any Error) -> Void,
    _ body: @escaping @MainActor () async throws -> Void
  ) {
    cancel()
    let run = Run()
    self.run = run
    (phase, progress, note) = (.running, nil, "")
    let activity = application.activity
    activity.enter()
    run.task = TaskActivity.$current.withValue(activity) {
      ScreenTask.$current.withValue(self) {
        Task { [weak application] in
          defer { activity.leave() }
          application?.prepareThread()
          let error = await self.failure(of: body)
          application?.run { if let error = self.end(run, error) { onFailure(error) } }
        }
      }
    }
  }

  private func failure(of body: @MainActor () async throws -> Void) async -> (any Error)? {
    do {
      try Task.checkCancellation()
      try await body()
      return nil
    } catch {
      return error
    }
  }

  /// Takes note of the end of `run`, and returns the error that is to be dealt with.
  private func end(_ run: Run, _ error: (any Error)?) -> (any Error)? {
    guard run === self.run else { return nil }
    self.run = nil
    switch error {
    case nil: phase = .finished
    case is CancellationError: phase = .cancelled
    case let error?:
      phase = .failed
      return error
    }
    return nil
  }
}

extension ScreenTask: Cancellable {
  var isOver: Bool { !isRunning }
  var awaitsAnswer: Bool { questions > 0 }
}

extension ControllerLogic where Self: Controller {
  /// Runs `body` as a task that is cancelled at pause or at destroy.
  ///
  /// It begins after the present turn, and whatever it changes is shown as if by a turn of the
  /// loop. The controller is held weakly until then. An error goes to `onError`, or the way of all
  /// errors of the application, where the user may have a ``PresentableError`` tried again.
  ///
  /// - Parameters:
  ///   - work: What controllers observe of it; one that runs already is cancelled first.
  ///   - scope: Whether it ends when the screen pauses, or at destroy.
  ///   - onError: Deals with an error of the work; what it throws goes the way of all errors.
  ///   - body: Called with this controller on the main actor.
  /// - Returns: The work, for cancelling and observing it.
  @discardableResult
  public func task(
    _ work: ScreenTask = ScreenTask(), while scope: LifecycleScope = .visible,
    onError: (@MainActor (Self, any Error) throws -> Void)? = nil,
    _ body: @escaping @MainActor (Self) async throws -> Void
  ) -> ScreenTask {
    precondition(state != .initial, "task: the controller is in no application before create")
    guard let application else { return work }
    let retry: @MainActor () -> Void = { [weak self, weak work] in
      guard let self, let work else { return }
      task(work, while: scope, onError: onError, body)
    }
    let onFailure: @MainActor (any Error) -> Void = { [weak self, weak application] error in
      application?.attempt(retry: retry) {
        guard let onError, let self else { throw error }
        try onError(self, error)
      }
    }
    work.start(in: application, onFailure: onFailure) { [weak self] in
      if let self { try await body(self) }
    }
    subscriptions.add(work, scope)
    return work
  }
}
