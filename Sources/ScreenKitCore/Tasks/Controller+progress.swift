extension ControllerLogic where Self: Controller {
  /// Runs `body` as ``task(_:while:onError:_:)`` does, and shows how far it is while it lasts.
  ///
  /// Work that is over within a moment shows nothing. The user can call it off.
  ///
  /// - Parameters:
  ///   - title: What is being done, in a few words.
  ///   - work: What says how far it is; one that runs already is cancelled first.
  ///   - scope: Whether it ends when the screen pauses, or at destroy.
  ///   - onError: Deals with an error of the work; what it throws goes the way of all errors.
  ///   - body: Called with this controller, and with the work to tell of its progress.
  /// - Returns: The work, for cancelling and observing it.
  @discardableResult
  public func progress(
    _ title: String, _ work: ScreenTask = ScreenTask(), while scope: LifecycleScope = .visible,
    onError: (@MainActor (Self, any Error) throws -> Void)? = nil,
    _ body: @escaping @MainActor (Self, ScreenTask) async throws -> Void
  ) -> ScreenTask {
    task(work, while: scope, onError: onError) { screen in
      guard let application = screen.application else { return }
      let panel = ProgressPanel(title, work)
      let timer = application.clock.schedule(after: ProgressPanel.delay) { [weak application] in
        if work.isRunning { application?.open(panel) }
      }
      defer { timer.cancel() }
      try await body(screen, work)
    }
  }
}

/// Shows how far some work is until that is over, with a way to call it off.
final class ProgressPanel: DialogPanel {
  /// The time for which nothing is shown.
  static let delay = Duration.milliseconds(300)

  private let work: ScreenTask
  private let note = Label()
  private let bar = ProgressBar()
  private var tokens: [ObservationToken] = []

  init(_ title: String, _ work: ScreenTask) {
    self.work = work
    note.wraps = true
    bar.layout.width = .init(minimum: 24)
    super.init(title, "", [note, bar])
    let cancel = Button("Cancel")
    cancel.action = { [unowned self] in close() }
    frame.buttons.setChildren([cancel])
    preferred = cancel
    tokens = [
      work.observe(\.progress) { [unowned self] change in bar.fraction = change.new },
      work.observe(\.note) { [unowned self] change in show(note: change.new) },
      work.observe(\.phase) { [unowned self] change in if change.new != .running { close() } },
    ]
    bar.fraction = work.progress
    show(note: work.note)
  }

  /// The user's way out calls the work off; after its end there is nothing to call off.
  override func didClose() {
    tokens = []
    work.cancel()
  }

  private func show(note text: String) {
    note.text = text
    note.isHidden = text.isEmpty
  }
}
