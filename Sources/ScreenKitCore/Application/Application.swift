/// A running app: its root screen, its window, its clock, its saved states and its event loop.
///
/// Every controller can reach it. The code that drives it (a terminal, a test) calls ``start()``
/// and then ``dispatch(_:)`` for each event; all work of the app happens within these calls.
@MainActor
public final class Application {
  /// The clock that all timers of the app use.
  public let clock: any TimerClock
  /// The root of all views.
  public let window = Window()
  /// The keyboard focus: the view that receives the keys.
  public let focus: Focus
  /// The root screen.
  public let root: Controller
  /// The delegate, which is notified of state changes, lifecycle steps, warnings and errors.
  public weak var delegate: (any ApplicationDelegate)?
  /// The observer of turns and events; set before the start by the code that drives the app.
  package weak var witness: (any LoopWitness)?
  /// The storage for the screens' states; set before the start by the code that drives the app.
  public var stateKeeper: (any StateKeeper)?
  /// A closure that takes the warnings that the delegate does not handle; set by the code that
  /// drives the app.
  ///
  /// In debug builds a terminal writes them to standard error after the app has ended.
  public var onWarning: (@MainActor (RuntimeWarning) -> Void)?
  /// A closure called once, when the application has ended; set by the code that drives the app.
  public var onEnd: (@MainActor (ApplicationOutcome) -> Void)?

  /// The current state of the application.
  public internal(set) var state = ApplicationState.notRunning {
    didSet { if state != oldValue { delegate?.application(self, didChangeFrom: oldValue) } }
  }

  /// The effect of going back when no screen and no navigator has anything to go back to.
  public var rootBack = RootBack.ignore

  /// A closure that leaves the foreground, for ``RootBack/background``; set by the code that drives
  /// the app.
  ///
  /// If `nil`, the application enters the background by itself.
  public var leaveForeground: (@MainActor () -> Void)?

  /// A closure that runs a program in the place of the app; set by the code that drives the app.
  ///
  /// It calls its second argument when the program has ended or did not start. `nil` where no other
  /// program can be shown.
  public var runProgram:
    (
      @MainActor (
        ExternalProgram, @escaping @MainActor (ExternalProgram.Outcome) -> Void
      ) -> Void
    )?

  /// The number of bytes that one screen may save, not counting the screens within it.
  public var stateLimit = 64 << 10

  /// Whether screens can be seen: from just before they appear until they pause together.
  package internal(set) var isShowing = false

  /// The commands that work on every screen.
  public private(set) var commands: [Command] = []

  /// The queue of work from other threads; it may outlive the application.
  public nonisolated let inbox = Inbox()
  /// The activity of the tasks of all screens.
  package nonisolated let activity = TaskActivity()

  /// The user's key bindings for commands.
  private let keyMap: KeyMap
  /// The names in the key map that no command has had so far.
  private var awaitedNames: Set<String>
  let chord = PendingChord()
  /// The tasks that resume when the next frame is shown.
  let frameWait = FrameWait()
  private(set) lazy var saver = StateSaver()
  /// The text shown along the lower edge.
  weak var notice: NoticeBar?
  private var uses = 0
  /// Whether work was requested during a transition that was made between turns.
  private var isTurnDue = false
  /// The time of the user's last request to quit.
  var quitRequest: ClockInstant?
  /// The key whose command is being performed.
  var commandPress: KeyPress?
  package let transitions = TransitionQueue()
  let surface: any Surface
  var router: EventRouter
  /// The outcome of the app, once it is decided; the current turn still finishes first.
  var outcome: ApplicationOutcome? { didSet { requestTurn() } }
  /// The event loop.
  ///
  /// It runs only within calls of the application, so `self` is alive in its closures.
  private(set) lazy var loop = EventLoop(
    inbox: inbox, perform: { [unowned(unsafe) self] in perform($0) },
    finishTurn: { [unowned(unsafe) self] in finishTurn() })

  /// A closure called on the thread that is about to begin a screen's task, possibly one of a pool.
  package var prepareThread: @MainActor () -> Void = {}

  /// Creates an application; nothing happens before ``start()``.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - surface: The surface that shows the app.
  ///   - clock: The clock for all of the app's timers.
  ///   - keys: The user's key bindings, which replace those of the commands.
  public init(
    root: Controller, surface: any Surface, clock: any TimerClock, keys: KeyMap = KeyMap()
  ) {
    self.root = root
    keyMap = keys
    // An empty array literal avoids loading parts of the standard library at start that most apps
    // never need.
    awaitedNames = keys.names.isEmpty ? [] : Set(keys.names)
    self.surface = surface
    self.clock = clock
    focus = Focus(window: window, bounds: surface.bounds)
    router = EventRouter(
      window: window, focus: focus, clock: clock, hitTest: surface.view, bounds: surface.bounds)
    window.focus = focus
    window.onChange = { [weak self] in self?.requestTurn() }
    surface.attach(window)
    window.host = self
    transitions.onIdle = { [unowned self] in if isTurnDue { turn(EmptyCollection()) } }
    for command in makeCommands() { add(command) }
    clock.deliver = { [weak self] action in self?.ring(action) }
    LeakTracker.current.map(join)
  }

  /// Adds `command` to every screen, after the present commands; the user's key bindings apply.
  package func add(_ command: Command) { commands.append(keyed(command)) }

  /// Returns `command` with the user's key bindings for it.
  package func keyed(_ command: Command) -> Command {
    if !awaitedNames.isEmpty { awaitedNames.remove(command.name) }
    return keyMap.applied(to: command)
  }

  /// The names in the key map that no command has had so far, in alphabetical order.
  package var unknownNames: [String] { awaitedNames.sorted() }

  /// Launches the app: in the foreground, the root screen is created and appears.
  ///
  /// In the background, no screen is created before the app comes to the foreground.
  public func start(inBackground: Bool = false) {
    precondition(state == .notRunning && root.state == .initial, "start: an app starts once")
    beginLeakTracking()
    turn([.action { [unowned self] in launch(inBackground: inBackground) }])
    warnOfUnknownCommands()
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
    guard loop.isTurning || !transitions.isBusy else {
      loop.add(work)
      return isTurnDue = true
    }
    isTurnDue = false
    witness?.willTurn()
    loop.turn(work)
    witness?.didTurn()
  }

  private func ring(_ action: @MainActor () -> Void) {
    precondition(!loop.isTurning, "deliver: a clock moves between turns, never within one")
    withoutActuallyEscaping(action) { action in run { action() } }
  }

  /// The navigator that receives a screen pushed from within a tab.
  package var pushPlacement: PushPlacement { surface.pushPlacement }

  private func perform(_ work: EventLoop.Work) {
    attempt {
      switch work {
      case .action(let action): try action()
      case .event(let event): try deal(with: event)
      case .typing(let events): deal(withTyping: events)
      }
    }
  }

  private func finishTurn() {
    defer { window.ticker.settle(window, clock) }
    if let loop = ObservationRound.takeError() { attempt { throw loop } }
    if stateKeeper != nil, outcome == nil { saver.endTurn(of: self) }
    if outcome != nil, state != .notRunning {
      if state.isInForeground { surface.showLast() }
      return end()
    }
    guard state.isInForeground else { return }
    focus.settle()
    window.title = titleInFront
    surface.show()
    if !surface.isBusy { frameWait.gate.open() }
  }

  private var titleInFront: String {
    var title = root.title
    var screen = root.front
    while let current = screen {
      if !current.title.isEmpty { title = current.title }
      screen = current.front
    }
    return title
  }

  /// Returns a number greater than all before, for telling which screen was used last.
  func nextUse() -> Int {
    uses += 1
    return uses
  }

  func didTake(_ step: LifecycleStep, _ controller: Controller) {
    if step == .create { LeakTracker.current?.note("\(type(of: controller))", controller) }
    delegate?.application(self, controller, didTake: step)
  }
}
