/// A running app: its root screen, its window, its clock, its saved states and its event loop.
///
/// Every controller can reach it. The code that drives it (a terminal, a test) calls ``start(inBackground:)``
/// and then ``dispatch(_:)-([Event])`` for each event; all work of the app happens within these calls.
@MainActor
public final class Application {
  /// The clock that all timers of the app use.
  public var clock: any TimerClock { router.clock }
  /// The root of all views.
  public let window = Window()
  /// The root screen.
  public let root: Controller
  // No code is called during a change of an unchecked property. Each turn reads these properties
  // several times: decision 0111.

  /// The delegate, which is notified of state changes, lifecycle steps, warnings and errors.
  @exclusivity(unchecked) public weak var delegate: (any ApplicationDelegate)?
  /// The services of the platform; set before the start by the code that drives the app.
  @exclusivity(unchecked) public var ports = ApplicationPorts()
  /// The effect of going back when no screen and no navigator has anything to go back to.
  public var rootBack = RootBack.ignore

  /// The texts of the framework in the app; setting them shows the new texts at once.
  ///
  /// Every screen is then refreshed, so that screens can update their own texts in `refresh()`.
  public var strings: Strings { didSet { stringsDidChange() } }

  @exclusivity(unchecked) var commandTable: CommandTable
  @exclusivity(unchecked) var lifecycle = ApplicationLifecycle()
  let router: EventRouter
  let saver: StateSaver
  nonisolated let asyncWork = AsyncWork()
  let loop: EventLoop

  /// Creates an application; nothing happens before ``start(inBackground:)``.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - surface: The surface that shows the app.
  ///   - clock: The clock for all of the app's timers.
  ///   - keys: The user's key bindings, which replace those of the commands.
  ///   - strings: The texts of the framework, in the language of the app.
  public init(
    root: Controller, surface: any Surface, clock: any TimerClock, keys: KeyMap = KeyMap(),
    strings: Strings = Strings()
  ) {
    self.root = root
    saver = StateSaver(LookChoice(surface, window))
    window.checks.needsCommandButton = surface.showsCommandButtons
    self.strings = strings
    commandTable = CommandTable(keys)
    loop = EventLoop(inbox: asyncWork.inbox)
    router = EventRouter(
      window: window,
      focus: Focus(window: window, bounds: surface.bounds) { [weak root] in
        root?.innermost.initialFocus
      }, clock: clock, surface: surface)
    window.focus = focus
    window.onChange = { [weak self] in self?.requestTurn() }
    makeStringsCurrent(isForced: true)
    window.layout.direction = strings.direction
    surface.attach(window)
    window.host = self
    transitions.onIdle = { [unowned self] in if loop.isDue { turn(EmptyCollection()) } }
    for command in makeCommands() { add(command) }
    clock.deliver = { [weak self] action in self?.ring(action) }
    LeakTracker.current.map(join)
  }

  /// Launches the app: in the foreground, the root screen is created and appears.
  ///
  /// In the background, no screen is created before the app comes to the foreground.
  public func start(inBackground: Bool = false) {
    precondition(
      state == .notRunning && root.state == .initial, "start: an app starts once (SK103)")
    beginLeakTracking()
    turn(CollectionOfOne(.action { [unowned self] in launch(inBackground: inBackground) }))
    warnOfCommandIDs()
  }

  /// Handles `events` in order: as a whole turn, or as a part of the current turn.
  public func dispatch(_ events: Event...) { dispatch(events) }

  /// Handles `events` in order, and then shows the changes of all of them in one frame.
  public func dispatch(_ events: [Event]) {
    guard state != .notRunning else { return }
    turn(work(of: events))
  }

  /// Runs `action` as a turn of the loop, or later in the current turn.
  public func run(_ action: @escaping @MainActor () throws -> Void) {
    guard state != .notRunning else { return }
    turn(CollectionOfOne(.action(action)))
  }

  func turn(_ work: some Sequence<EventLoop.Work>) {
    // A task may start a transition between turns; work requested by its calls runs after it.
    guard loop.isTurning || !transitions.isBusy else { return loop.add(work) }
    // After a turn within that of another app, its texts are the current ones again.
    let former = Strings.turnDepth > 0 ? (Strings.owner, Strings.latest) : nil
    makeStringsCurrent()
    Strings.turnDepth += 1
    defer {
      Strings.turnDepth -= 1
      if let former, former.0 != ObjectIdentifier(self) { (Strings.owner, Strings.latest) = former }
    }
    if !loop.observers.isEmpty { observers.forEach { $0.willTurn() } }
    loop.turn(work, by: self)
    // A screen may have become due for a refresh after the turn refreshed the screens.
    if !loop.refreshes.isEmpty { requestTurn() }
    if !loop.observers.isEmpty { observers.forEach { $0.didTurn() } }
  }

  private func ring(_ action: @MainActor () -> Void) {
    precondition(
      !loop.isTurning, "deliver: a clock delivers timers between turns, not within one (SK104)")
    withoutActuallyEscaping(action) { action in run { action() } }
  }

  /// The looks that the user can choose, and the look in force.
  public var looks: LookChoice { saver.looks }

  /// The keyboard focus: the view that receives the keys.
  public var focus: Focus { router.focus }

  /// The queue of work from other threads; it may outlive the application.
  public nonisolated var inbox: Inbox { asyncWork.inbox }

  /// The activity of the tasks of all screens.
  package nonisolated var activity: TaskActivity { asyncWork.activity }

  /// Adds an observer of turns and events, which the application does not keep alive.
  public func add(_ observer: any LoopObserver) { loop.observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public func remove(_ observer: any LoopObserver) { loop.observers.remove(observer) }

  var observers: LoopObservers { loop.observers }

  var refreshes: RefreshQueue { loop.refreshes }

  var surface: any Surface { router.surface }

  /// The navigator that receives a screen pushed from within a tab.
  public var pushPlacement: PushPlacement { surface.pushPlacement }

  /// The width that a scrolling view keeps free for its scroll bar, in units of the surface.
  public var scrollBarWidth: Int { surface.scrollBarWidth }

  private var titleInFront: String {
    var title = root.title
    var screen = root.front
    while let current = screen {
      if !current.title.isEmpty { title = current.title }
      screen = current.front
    }
    return title
  }

  func didTake(_ step: LifecycleStep, _ controller: Controller) {
    if step == .destroy { notice?.withdraw { $0.screen == ObjectIdentifier(controller) } }
    if step == .create { LeakTracker.current?.track("\(type(of: controller))", controller) }
    delegate?.application(self, controller, didTake: step)
  }
}

extension Application: TurnHandler {
  func perform(_ work: EventLoop.Work) {
    attempt {
      switch work {
      case .action(let action): try action()
      case .event(let event): try deal(with: event)
      case .typing(let events): deal(withTyping: events)
      }
    }
  }

  func finishTurn() {
    defer { window.motion.ticker.update(window, clock) }
    if !loop.refreshes.isEmpty { refreshChangedScreens() }
    if let loop = ObservationRound.takeError() { attempt { throw loop } }
    if ports.stateKeeper != nil, outcome == nil { saver.endTurn(of: self) }
    let surface = surface
    if outcome != nil, state != .notRunning {
      if state.isInForeground { surface.showLast() }
      return end()
    }
    guard state.isInForeground else { return }
    focus.update()
    if window.checks.needsPopup, window.updatePopup() { focus.update() }
    window.updateTooltip()
    window.title = titleInFront
    updateHints()
    if window.checks.needsCommandButton { updateCommandButton() }
    surface.show()
    if window.checks.needsSizes { updateSizes() }
    if !surface.isBusy { asyncWork.frameWait.gate.open() }
  }
}

/// The entry point of the loop for work that does not come from the user, the clock or the system.
extension Application {
  /// Runs `action` on the main actor, in order of posting, as a part of a turn; callable on any
  /// thread.
  public nonisolated func post(_ action: @escaping Inbox.Action) { inbox.post(action) }

  /// Runs the pending posted actions as a turn; called by the code that drives the app.
  public func runPosts() {
    if inbox.needsTurn { run {} }
  }

  /// Requests a turn for changes made outside of one, such as by a step of a task.
  func requestTurn() {
    guard state != .notRunning else { return }
    if loop.isTurning { loop.isAsked = true } else { inbox.requestTurn() }
  }

  /// Waits until all posted actions are done and no task has work left, or until the calling task
  /// is cancelled.
  ///
  /// Afterwards ``Strings/current`` contains the texts of this app.
  public func waitUntilIdle() async {
    // Work that was just handed to the main actor runs before the first check.
    await Task.yield()
    await activity.quiet()
    runPosts()
    while !Task.isCancelled, activity.isBusy || inbox.needsTurn {
      // Work may post more work without end, which must not keep other work from the main actor.
      await Task.yield()
      await activity.quiet()
      runPosts()
    }
    // Another app may have had a turn meanwhile, and the caller reads the views of this app.
    makeStringsCurrent()
  }
}
