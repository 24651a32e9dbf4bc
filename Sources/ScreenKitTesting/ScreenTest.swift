public import ScreenKitCore
public import ScreenKitText

/// A driver that uses an app as a user does, without a terminal and without waiting.
///
/// Every call returns after all its effects are shown.
@MainActor
public final class ScreenTest {
  /// The app under test.
  public let application: Application
  /// The clock of the app, which moves only by ``advance(by:)``.
  public let clock = ManualClock()
  /// The lifecycle steps of all controllers since the start or ``clearHistory()``, in order.
  public var lifecycle: [String] { witness.steps }
  /// The warnings since the start or ``clearHistory()``; a test of a whole app expects none.
  public var warnings: [RuntimeWarning] { witness.warnings }
  /// The outcome of the app, or `nil` while it runs.
  public private(set) var outcome: ApplicationOutcome?
  /// The bytes of each frame written since the start or ``clearHistory()``.
  public private(set) var frames: [[UInt8]] = []

  /// Whether future steps, frames and warnings are recorded.
  ///
  /// If it is `false`, the memory of a test does not grow with the number of key presses.
  public var keepsHistory: Bool { didSet { witness.isRecording = keepsHistory } }

  private let surface: TextSurface
  private let witness = LifecycleWitness()

  /// Launches an app with `root` as its root screen.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - size: The size of the screen in cells.
  ///   - look: The look, created for this test alone.
  ///   - minimumSize: The size below which a notice is shown.
  ///   - keeper: The storage of the screens' states between launches; `nil` saves nothing.
  ///   - keys: The user's key bindings for commands.
  ///   - strings: The texts of the framework.
  ///   - keepsHistory: Whether steps, frames and warnings are recorded from the start.
  ///   - showsKeyHints: Whether looks that have a row of key hints show it, as running apps do.
  ///   - check: The check of all lifecycle calls against the contract; `nil` checks none.
  public init(
    _ root: Controller, size: CellSize = CellSize(columns: 80, rows: 24),
    look: Look = .named(.terminal), minimumSize: CellSize = CellSize(columns: 1, rows: 1),
    keeper: (any StateKeeper)? = nil, keys: KeyMap = KeyMap(), strings: Strings = Strings(),
    keepsHistory: Bool = true, showsKeyHints: Bool = false, check: LifecycleCheck? = nil
  ) {
    self.keepsHistory = keepsHistory
    witness.isRecording = keepsHistory
    witness.check = check
    var options = TextOptions(look: look, minimumSize: minimumSize)
    options.showsKeyHints = showsKeyHints
    surface = TextSurface(size: size, options: options)
    application = Application(
      root: root, surface: surface, clock: clock, keys: keys, strings: strings)
    application.delegate = witness
    application.ports.stateKeeper = keeper
    surface.output.write = { [weak self] bytes in
      if let self, self.keepsHistory { frames.append(Array(bytes)) }
    }
    application.ports.onEnd = { [weak self] in self?.outcome = $0 }
    application.inbox.onWake { [weak application] in
      Task { @MainActor [weak application] in application?.runPosts() }
    }
    application.start()
  }
}

extension ScreenTest {
  /// Clears the recorded steps, frames and warnings; recording continues as before.
  public func clearHistory() {
    witness.clear()
    frames = []
  }
}

extension ScreenTest {
  /// Presses keys one after another.
  public func press(_ presses: KeyPress...) {
    for press in presses { application.dispatch(.key(press)) }
  }

  /// Types `text`, with one key for each character.
  public func type(_ text: String) {
    for character in text { application.dispatch(.key(KeyPress(.character(character)))) }
  }

  /// Presses and releases the left button at a cell; rows and columns count from 0.
  public func click(column: Int, row: Int) {
    let place = SurfacePoint(x: column, y: row)
    application.dispatch(
      .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)))
  }

  /// Clicks in the middle of `view`, if it is on the screen.
  public func click(_ view: View) {
    guard let bounds = surface.bounds(of: view) else { return }
    click(
      column: bounds.origin.x + bounds.size.width / 2,
      row: bounds.origin.y + bounds.size.height / 2)
  }

  /// Changes the size of the screen.
  public func resize(to size: CellSize) {
    application.dispatch(.resized(SurfaceSize(width: size.columns, height: size.rows)))
  }

  /// Advances the clock by `duration`, running each due action at its deadline.
  ///
  /// Call ``settle()`` before if a task of a screen has just been started or resumed: a task that
  /// has not reached its `sleep` yet has no deadline, and sleeps from the new time on.
  public func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Waits until all posted actions are done, and each task of a screen has ended or is waiting.
  ///
  /// A task may wait for the clock, a model, a dialog or a ``StubResponse``. Work that a task awaits
  /// on another thread counts as work of the task, so all of it is done afterwards. Threads that no
  /// task awaits are not waited for, nor is a task that waits for something outside of the app, such
  /// as a continuation: await such work by `ScreenTask.waitUntilEnd()`.
  public func settle() async { await application.waitUntilIdle() }

  /// Sends events of any kind, all in one turn.
  public func send(_ events: Event...) { application.dispatch(events) }

  /// Sends the system's request to terminate, which ends the app.
  public func terminate() { application.dispatch(.application(.terminate)) }
}

extension ScreenTest {
  /// The screen as text, with one line for each row, without spaces at the ends of lines.
  public var screen: String { surface.snapshot.text }

  /// The screen as a snapshot.
  public var snapshot: ScreenSnapshot { surface.snapshot }

  /// Returns the view with `id` on the screen, or `nil`.
  public func view(_ id: ViewID) -> View? { application.window.view(id) }

  /// Returns the view of class `V` with `id` on the screen, or `nil`.
  public func view<V: View>(_ id: ViewID, as type: V.Type) -> V? { view(id) as? V }

  /// Returns the first view of `role` whose accessible text is `name`, or `nil`.
  ///
  /// While a dialog or a menu is open, its views come first, since those behind it cannot be used.
  public func view(_ role: SemanticRole, named name: String) -> View? {
    func isMatch(_ view: View) -> Bool { view.role == role && view.accessibleText == name }
    let window = application.window
    return window.panel?.backend.first(where: isMatch) ?? window.first(where: isMatch)
  }
}
