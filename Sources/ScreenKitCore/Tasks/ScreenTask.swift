/// Long-running work of a screen, as a model with observable progress.
///
/// A controller can keep it and start it again. A new start cancels the earlier run, which may end
/// after the beginning of the new one.
public final class ScreenTask: Model {
  /// The phase of the work.
  public enum Phase: Hashable, Sendable {
    /// Not started yet.
    case idle
    /// The work is in progress.
    case running
    /// Completed.
    case finished
    /// Cancelled, by the user or with its screen.
    case cancelled
    /// Failed with an error, which was reported to the application.
    case failed
  }

  /// The current phase of the work.
  @Observed public private(set) var phase = Phase.idle

  /// The completed fraction, from 0 to 1, set by the work itself; `nil` while it is unknown.
  @Observed public var progress: Double?

  /// A short description of the current step, set by the work itself.
  @Observed public var note = ""

  /// Whether the work has been started and has not ended.
  public var isRunning: Bool { phase == .running }

  private var run: Run?
  /// The callers that await the end of the work.
  private var waiters: [Waiter] = []

  /// The work of the running task; `nil` outside of any work.
  @TaskLocal static var current: ScreenTask?
  /// The number of results of other screens that the work awaits.
  private var questions = 0
  /// Returns whether the scope of the work is over, since its screen is hidden or destroyed.
  private var isTooLate: (@MainActor () -> Bool)?

  /// One run of the work; its identity distinguishes the late end of an earlier run.
  private final class Run {
    var task: Task<Void, Never>?
  }

  /// Cancels the work; its result and its errors are ignored, even if it continues.
  public func cancel() {
    run?.task?.cancel()
    run = nil
    if isRunning { phase = .cancelled }
    endWaits()
  }

  /// Waits until the work is finished, cancelled or failed; returns at once if it is not running.
  ///
  /// A test awaits work on other threads with it, which needs no polling. It also returns if the
  /// calling task is cancelled.
  public func waitUntilEnd() async {
    guard isRunning else { return }
    let waiter = Waiter()
    waiters.append(waiter)
    _ = await waiter.wait()
  }

  private func endWaits() {
    let ended = waiters
    waiters = []
    for waiter in ended { waiter.signal() }
  }

  /// Runs `body`, in which the running task opens another screen and awaits its result.
  ///
  /// Until `body` returns, the pause of the task's own screen does not cancel the task, and that
  /// screen is not evicted. If its scope is over afterwards, such as on a screen that is still
  /// hidden, the task is cancelled. Outside of a screen's task, it only runs `body`.
  public static func awaitingScreen<Value>(
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    current?.questions += 1
    defer { current?.endQuestion() }
    return try await body()
  }

  private func endQuestion() {
    questions -= 1
    if questions == 0, isRunning, isTooLate?() == true { cancel() }
  }

  func start(
    in application: Application, isTooLate: @escaping @MainActor () -> Bool = { false },
    onFailure: @escaping @MainActor (any Error) -> Void,
    _ body: @escaping @MainActor () async throws -> Void
  ) {
    cancel()
    let run = Run()
    self.run = run
    self.isTooLate = isTooLate
    (phase, progress, note) = (.running, nil, "")
    let activity = application.activity
    activity.enter()
    let texts = Strings.TaskTexts { [weak application] in application?.strings }
    run.task = TaskActivity.$current.withValue(activity) {
      ScreenTask.$current.withValue(self) {
        Strings.$ofTask.withValue(texts) {
          Task { [weak application] in
            defer { activity.leave() }
            application?.ports.prepareThread()
            let error = await self.failure(of: body)
            application?.run { if let error = self.end(run, error) { onFailure(error) } }
          }
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

  /// Records the end of `run`, and returns the error to handle, if any.
  private func end(_ run: Run, _ error: (any Error)?) -> (any Error)? {
    guard run === self.run else { return nil }
    self.run = nil
    defer { endWaits() }
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
  /// It begins after the current turn, and its changes are shown like those of a turn. The
  /// controller is held weakly until then. An error goes to `onError`, or else to the application,
  /// which may offer a retry after a ``PresentableError``.
  ///
  /// - Parameters:
  ///   - work: The observable model of the work; an earlier run of it is cancelled first.
  ///   - scope: Whether the work ends when the screen pauses, or at destroy.
  ///   - onError: Handles an error of the work; errors that it throws go to the application.
  ///   - body: Called with this controller on the main actor.
  /// - Returns: The work, for cancelling and observing it.
  @discardableResult
  public func task(
    _ work: ScreenTask = ScreenTask(), while scope: LifecycleScope = .visible,
    onError: (@MainActor (Self, any Error) throws -> Void)? = nil,
    _ body: @escaping @MainActor (Self) async throws -> Void
  ) -> ScreenTask {
    precondition(state != .initial, "task: \(Self.self) is in no application before create (SK101)")
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
    let isTooLate: @MainActor () -> Bool = { [weak self] in
      self?.subscriptions.isTooLate(for: scope) ?? true
    }
    work.start(in: application, isTooLate: isTooLate, onFailure: onFailure) { [weak self] in
      if let self { try await body(self) }
    }
    subscriptions.add(work, scope)
    return work
  }
}
