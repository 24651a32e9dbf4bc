/// One screen's behaviour: paired with one view hierarchy, it observes models and updates views.
///
/// Subclass it and override what the screen needs of its three areas (F-125 to F-133). An error
/// thrown by an override goes to the application's delegate; what that does not deal with is shown
/// to the user (see ``PresentableError``), and the app goes on. A screen whose creation fails is
/// removed again; where its navigator cannot do without it, the app saves its screens and ends.
@MainActor
open class Controller: ControllerLogic {
  /// What the screen is called in bars and lists.
  public final var title = "" { didSet { if title != oldValue { tellOfBar() } } }

  /// What the screen wants in the bar around it, beside its title; may change at any time.
  public final var navigationItem = NavigationItem() { didSet { tellOfBar() } }

  /// The screen's view; `nil` before creation and after destruction.
  public private(set) final var view: View?

  /// The application that the screen is part of; `nil` before creation and after destruction.
  public internal(set) final weak var application: Application?

  /// The controller that shows this one; `nil` for the root.
  public private(set) final weak var parent: Controller?

  /// The controllers that this one shows or keeps, in order of arrival.
  public final var children: [Controller] { childList.all }
  private var childList = ChildList()
  /// The place of the controller in the list of its parent's children.
  final var slot = 0

  /// The child that appears and pauses together with this controller.
  @exclusivity(unchecked)  // Set in a single step, as the next one.
  package final var front: Controller?

  /// What a container does at certain moments of its life: itself, as a rule.
  @exclusivity(unchecked)
  package final unowned var containerRole: (any ContainerRole)?

  /// What takes the answers of screens that this one opens, by the name of their route.
  package final var resultHandlers: [String: @MainActor (SavedState.Value?) throws -> Void] = [:]

  /// Whether the screen closed or replaced itself during its own `create`, so never appears (R7).
  package final var isLeaving = false

  /// Whether ``create(restoring:)`` and what belongs to it is being called.
  package private(set) final var isCreating = false

  /// Whether the screen was created whole, so that it knows its own state.
  package private(set) final var isMade = false

  /// Where the screen stands in the navigator around it; `nil` outside of one.
  package final var place: Int?

  /// When the screen last left the front, as a number that grows.
  package private(set) final var lastUse = 0

  /// The commands of this screen, in the order in which they were declared.
  public package(set) final var commands: [Command] = []

  /// What an earlier run left of this screen; set before creation by whoever makes it.
  package final var restored: ScreenState?

  /// Where the controller is in its life.
  public final var state: LifecycleState { machine.state }

  private var machine = LifecycleMachine()
  /// Made at first use: most screens that are not in front have none.
  private var madeSubscriptions: ControllerSubscriptions?
  private var subscriptionPhase = ControllerSubscriptions.Phase.fresh

  /// Makes a controller; called by subclasses.
  public init() {}

  // MARK: Lifecycle

  /// Called once, first: takes over `state` if an earlier instance left one (F-090, F-109).
  open func create(restoring state: SavedState?) throws {}

  /// Called each time when the screen is in front and the user can act (F-093).
  open func appear() throws {}

  /// Called each time when the screen leaves the front: save, stop what costs (F-094 to F-096).
  open func pause() throws {}

  /// Called once, last; not called when the process is killed (F-098).
  open func destroy() throws {}

  /// Returns the state of the screen that another instance needs to go on where this one was.
  ///
  /// Called soon after turns in which something may have changed, at most once a second, and before
  /// the app may be stopped. An error leaves this state out and is reported. Views with an identity
  /// save what they hold by themselves; models are not saved.
  open func save() throws -> SavedState? { nil }

  /// Called when memory is short: let go of what can be had again.
  open func releaseMemory() throws {}

  /// Called after the date or the time of day has jumped: it was set, or the machine slept.
  ///
  /// Timers of the ``clock`` stand still while the machine sleeps, so a screen that shows a date or
  /// an age shows it anew here.
  open func timeDidChange() throws {}

  // MARK: Interface

  /// Makes the view hierarchy; called once, after ``create(restoring:)``.
  open func makeView() throws -> View { View() }

  /// Ties events of views to methods, and observes models; called once, after ``makeView()``.
  open func connect() throws {}

  // MARK: Logic

  /// Makes every view show what is right; called once after ``connect()``, and by the app.
  open func refresh() throws {}

  /// Reacts to an event that no view of the screen took, and says whether it is dealt with.
  open func handle(_ event: Event) throws -> Bool { false }

  /// Goes where `link` leads, and says whether it is one of this app's.
  ///
  /// The screen in front is asked first, then those around it. Before the launch the root alone
  /// is asked: it takes note of the place, and is created there.
  open func open(_ link: String) throws -> Bool { false }

  /// Reacts to the user's wish to go back, and says whether it is dealt with (R8, F-073).
  ///
  /// The screen in front is asked first, then the navigators around it, the innermost first.
  open func goBack() throws -> Bool { false }
}

/// What ``Controller`` is seen as where its concrete class matters.
@MainActor
public protocol ControllerLogic: AnyObject {}

extension Controller {
  /// The clock of the application; the controller must have been created.
  public final var clock: any TimerClock {
    guard let application else {
      preconditionFailure("clock: the controller is in no application before create")
    }
    return application.clock
  }

  /// Takes `child` in; it is created when it first comes to the front.
  package final func adopt(_ child: Controller) {
    precondition(child.parent == nil, "adopt: the controller has a parent")
    childList.append(child)
    child.parent = self
  }

  /// Lets go of `child`, which must be at its end.
  package final func release(_ child: Controller) {
    childList.remove(child)
    child.parent = nil
    if front === child { front = nil }
  }

  /// Takes one step of the life and makes its calls; only the transition's order calls this.
  final func take(_ step: LifecycleStep, in application: Application) {
    machine.take(step)
    if step == .create { self.application = application }
    // A screen that was not created whole cannot be shown, so it goes, or the app ends.
    application.attempt(isVital: step == .create && !withdraw()) {
      switch step {
      case .create:
        enter(.made)
        try create()
      case .appear:
        view?.isPaused = false
        enter(.shown)
        try appear()
      case .pause:
        defer { enter(.hidden) }
        view?.isPaused = true
        lastUse = application.nextUse()
        try pause()
      case .destroy:
        defer { enter(.over) }
        try destroy()
      }
    }
    application.didTake(step, self)
    if step == .destroy {
      containerRole?.releaseChildren()
      containerRole = nil
      resultHandlers = [:]
      commands = []
      view = nil
      self.application = nil
    }
  }

  /// What ends with the controller by itself.
  final var subscriptions: ControllerSubscriptions {
    if let madeSubscriptions { return madeSubscriptions }
    let subscriptions = ControllerSubscriptions(subscriptionPhase)
    madeSubscriptions = subscriptions
    return subscriptions
  }

  /// Whether a task of the screen waits for the answer of another one.
  package final var awaitsAnswer: Bool { madeSubscriptions?.awaitsAnswer ?? false }

  private func enter(_ phase: ControllerSubscriptions.Phase) {
    subscriptionPhase = phase
    madeSubscriptions?.enter(phase)
  }

  private func tellOfBar() { parent?.containerRole?.barDidChange(of: self) }

  private func create() throws {
    isCreating = true
    defer { isCreating = false }
    try create(restoring: restored?.own)
    view = try makeView()
    try connect()
    if let application {
      commands = commands.map(application.keyed)
      application.warnOfMistakes(in: self)
    }
    try refresh()
    restoreViews()
    restored = nil
    isMade = true
  }

  /// Offers `event` to the screen's own code and then to its commands.
  final func offer(_ event: Event) throws -> Bool {
    if try handle(event) { return true }
    guard case .key(let press) = event, let application else { return false }
    return try application.perform(commands, press)
  }
}
