extension ControllerLogic where Self: Controller {
  /// Runs `body` like ``task(_:while:onError:_:)``, and shows its progress in a dialog.
  ///
  /// Work that ends within 300 ms shows no dialog. The user can cancel the work.
  ///
  /// - Parameters:
  ///   - title: A short description of the work.
  ///   - work: The model of the work's progress; an earlier run of it is cancelled first.
  ///   - scope: Whether the work ends when the screen pauses, or at destroy.
  ///   - onError: Handles an error of the work; errors that it throws go to the application.
  ///   - body: Called with this controller and with the work; sets the work's progress.
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

/// A dialog that shows the progress of some work until its end, with a button to cancel it.
final class ProgressPanel: DialogPanel {
  /// The time before the dialog is shown.
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
    let cancel = Button(nil, standard: { $0.dialogs.cancel })
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

  /// Cancels the work when the user closes the dialog; does nothing after its end.
  override func didClose() {
    tokens = []
    work.cancel()
  }

  private func show(note text: String) {
    note.text = text
    note.isHidden = text.isEmpty
  }
}
