/// A running app: its root screen, its window, its clock, its states and its loop (F-085).
///
/// Every controller reaches it. Whoever drives it (a terminal, a test) calls ``start()`` and then
/// ``dispatch(_:)`` for each event; everything happens within these calls.
@MainActor
public final class Application {
  /// The clock that all timers of the app use.
  public let clock: any TimerClock
  /// The root of all views.
  public let window = Window()
  /// Where the keys go.
  public let focus: Focus
  /// The root screen.
  public let root: Controller
  /// Is told of what happens.
  public weak var delegate: (any ApplicationDelegate)?
  /// Is told of each turn and of what comes in; set before the start by whoever drives the app.
  package weak var witness: (any LoopWitness)?
  /// Keeps the screens' states; set before the start by whoever drives the app.
  public var stateKeeper: (any StateKeeper)?
  /// Takes warnings that the delegate leaves; set by the code that drives the app.
  ///
  /// A terminal has them written to standard error in debug builds, below the screens.
  public var onWarning: (@MainActor (RuntimeWarning) -> Void)?
  /// Called once, when the application has ended; set by whoever drives it.
  public var onEnd: (@MainActor (ApplicationOutcome) -> Void)?

  /// Where the application is in its life.
  public internal(set) var state = ApplicationState.notRunning {
    didSet { if state != oldValue { delegate?.application(self, didChangeFrom: oldValue) } }
  }

  /// What going back means where there is nothing left to go back to (F-077).
  public var rootBack = RootBack.ignore

  /// Leaves the foreground, for a `rootBack` that asks for it; set by whoever drives the app.
  ///
  /// `nil` has the application take the step to the background by itself.
  public var leaveForeground: (@MainActor () -> Void)?

  /// Gives the app's place to a program, and calls the second argument when that has ended or did
  /// not start; set by whoever drives the app, where another program can be shown.
  public var runProgram:
    (
      @MainActor (
        ExternalProgram, @escaping @MainActor (ExternalProgram.Outcome) -> Void
      ) -> Void
    )?

  /// The number of bytes that a screen may save, without those of the screens within.
  public var stateLimit = 64 << 10

  /// Whether screens can be seen: from the moment before they appear until they pause together.
  package internal(set) var isShowing = false

  /// The commands that work on every screen.
  public private(set) var commands: [Command] = []

  /// Where work from other threads waits for its turn; it may outlive the application.
  public nonisolated let inbox = Inbox()
  /// What the tasks of all screens are doing.
  package nonisolated let activity = TaskActivity()

  /// What keys the user gave to commands.
  private let keyMap: KeyMap
  /// The names that the user gave keys and that no command so far has.
  private var awaitedNames: Set<String>
  let chord = PendingChord()
  /// Tasks that go on when the next frame is shown.
  let frameWait = FrameWait()
  private(set) lazy var saver = StateSaver()
  /// The text shown along the lower edge.
  weak var notice: NoticeBar?
  private var uses = 0
  /// Whether something was asked for within a transition that was made between turns.
  private var isTurnDue = false
  /// When the user last asked to quit.
  var quitRequest: ClockInstant?
  /// The key whose command is being performed.
  var commandPress: KeyPress?
  package let transitions = TransitionQueue()
  let surface: any Surface
  var router: EventRouter
  /// How it will end, once that is decided; the turn under way is finished first.
  var outcome: ApplicationOutcome? { didSet { requestTurn() } }
  /// Makes turns only within calls of the application, which so is there.
  private(set) lazy var loop = EventLoop(
    inbox: inbox, perform: { [unowned(unsafe) self] in perform($0) },
    finishTurn: { [unowned(unsafe) self] in finishTurn() })

  /// Called on the thread that is about to begin a screen's task, which may be any of a pool.
  package var prepareThread: @MainActor () -> Void = {}

  /// Puts an application together; nothing happens before ``start()``.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - surface: Where the app is shown.
  ///   - clock: The clock for all of the app's timers.
  ///   - keys: Other keys for commands than those that they come with.
  public init(
    root: Controller, surface: any Surface, clock: any TimerClock, keys: KeyMap = KeyMap()
  ) {
    self.root = root
    keyMap = keys
    // A set that may have members is more of the library than most processes need at their start.
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

  /// Has `command` work on every screen, behind those that are there; its keys may be the user's.
  package func add(_ command: Command) { commands.append(keyed(command)) }

  /// `command` with the keys that the user gave it.
  package func keyed(_ command: Command) -> Command {
    if !awaitedNames.isEmpty { awaitedNames.remove(command.name) }
    return keyMap.applied(to: command)
  }

  /// The names that the user gave keys and that no command so far has, in alphabetical order.
  package var unknownNames: [String] { awaitedNames.sorted() }

  /// Launches the app: in the foreground, the root screen is created and appears.
  ///
  /// In the background no screen is made before the app comes to the front (F-086, R6).
  public func start(inBackground: Bool = false) {
    precondition(state == .notRunning && root.state == .initial, "start: an app starts once")
    beginLeakTracking()
    turn([.action { [unowned self] in launch(inBackground: inBackground) }])
    warnOfUnknownCommands()
  }

  /// Deals with `events` in order: a whole turn, or a part of the one that is under way.
  public func dispatch(_ events: Event...) { dispatch(events) }

  /// Deals with `events` in order, and shows what comes of all of them together.
  public func dispatch(_ events: [Event]) {
    guard state != .notRunning else { return }
    turn(work(of: events))
  }

  /// Runs `action` as a turn of the loop, or later in the one that is under way.
  public func run(_ action: @escaping @MainActor () throws -> Void) {
    guard state != .notRunning else { return }
    turn(CollectionOfOne(.action(action)))
  }

  func turn(_ work: some Sequence<EventLoop.Work>) {
    // A task may ask for a transition between turns: what its calls ask for comes after it (R7).
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

  /// Where a screen goes that is pushed from within a tab.
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

  /// A number greater than all before, for telling which screen was used last.
  func nextUse() -> Int {
    uses += 1
    return uses
  }

  func didTake(_ step: LifecycleStep, _ controller: Controller) {
    if step == .create { LeakTracker.current?.note("\(type(of: controller))", controller) }
    delegate?.application(self, controller, didTake: step)
  }
}
