/// The behaviour of one screen: it owns one view hierarchy, observes models and updates views.
///
/// Subclass it and override its three groups of methods: lifecycle, interface and logic. An error
/// that an override throws goes to the application's delegate. If the delegate does not handle it,
/// the user sees it (see ``PresentableError``), and the app goes on. A screen whose creation fails
/// is removed again; if its navigator cannot do without it, the app saves its screens and ends.
@MainActor
open class Controller: ControllerLogic {
  // No code is called during a change of an unchecked property. Each push and pop reads them many
  // times: decision 0111.

  /// The title of the screen in bars and lists.
  @exclusivity(unchecked)
  public final var title = "" { didSet { if title != oldValue { notifyBar() } } }

  /// The controls of the screen in the surrounding bar, beside its title; may change at any time.
  public final var navigationItem = NavigationItem() { didSet { notifyBar() } }

  /// The screen's view; `nil` before creation and after destruction.
  @exclusivity(unchecked)
  public private(set) final var view: View?

  /// The application that the screen is part of; `nil` before creation and after destruction.
  @exclusivity(unchecked)
  public internal(set) final weak var application: Application?

  /// The container's record of this screen; `nil` for the root.
  @exclusivity(unchecked)
  final weak var record: ChildRecord?

  /// The screens within this one; `nil` if it never had any.
  @exclusivity(unchecked)
  @usableFromInline final var container: Container?

  /// The handlers of results from other screens, by the name of the route.
  final var resultHandlers: [String: @MainActor (SavedState.Value?) throws -> Void] = [:]

  /// The progress of the screen's creation.
  @exclusivity(unchecked)
  final var creation = CreationProgress()

  /// The commands of this screen, in the order of their declaration.
  @exclusivity(unchecked)
  final var declaredCommands: [Command] = []

  /// The state of this screen from an earlier run; set before creation by its navigator or the app.
  @exclusivity(unchecked)
  package final var restored: ScreenState?

  /// Whether the screen continues from a saved state of an earlier run; `false` once it is created.
  public final var isRestoring: Bool { restored != nil }

  /// The current step of the controller's lifecycle.
  public final var state: LifecycleState { machine.state }

  @exclusivity(unchecked)
  private var machine = LifecycleMachine()
  @exclusivity(unchecked)
  private var lazySubscriptions = LazySubscriptions()

  /// Creates a controller; called by subclasses.
  public init() {}

  // MARK: Lifecycle

  /// Prepares the screen, with the `state` that an earlier instance saved; called once, first.
  open func create(restoring state: SavedState?) throws {}

  /// Prepares the screen for the user, each time it comes to the front.
  open func appear() throws {}

  /// Saves data and stops expensive work, each time the screen leaves the front.
  open func pause() throws {}

  /// Releases resources; called once, last, but not when the process is killed.
  open func destroy() throws {}

  /// Returns the state from which another instance can continue.
  ///
  /// Called soon after turns with possible changes, at most once a second, and before the app may
  /// be stopped. An error leaves this state out and is reported. Views with an identity save their
  /// contents by themselves; models are not saved.
  open func save() throws -> SavedState? { nil }

  /// Responds to another ``viewSize``: after the first layout, and after each change while the
  /// screen is in front.
  ///
  /// A frame with the new size was shown just before. Changes of views are shown at once.
  open func sizeDidChange() throws {}

  /// Releases data that can be loaded or computed again, when memory is short.
  open func releaseMemory() throws {}

  /// Responds to a jump of the date or the time of day, by a new setting or during sleep.
  ///
  /// Timers of the ``clock`` stop during sleep of the machine, so a screen with a date or an age
  /// updates it here.
  open func timeDidChange() throws {}

  // MARK: Interface

  /// Creates the view hierarchy; called once, after ``create(restoring:)``.
  open func makeView() throws -> View { View() }

  /// Connects events of views to methods, and observes models; called once, after ``makeView()``.
  open func connect() throws {}

  /// The first focused view, when the screen comes to the front for the first time.
  ///
  /// If `nil`, it is the first view in reading order. Later, the focus returns to the last focused
  /// view.
  open var initialFocus: View? { nil }

  // MARK: Logic

  /// Updates every view from the current data; called once after ``connect()``, and by the app.
  open func refresh() throws {}

  /// Handles an event that no view of the screen handled; returns whether this screen did.
  open func handle(_ event: Event) throws -> Bool { false }

  /// Navigates to the target of `link`; returns whether the link belongs to this app.
  ///
  /// The screen in front is asked first, then the screens around it. Before the launch, only the
  /// root is asked. It stores the target and shows it first.
  open func open(_ link: String) throws -> Bool { false }

  /// The link to the controller's current content, the inverse of ``open(_:)``; `nil` by default.
  ///
  /// The screen in front is asked first, then the screens around it. Navigators with links return
  /// one.
  open var link: String? { nil }

  /// Handles the user's request to go back; returns whether it was handled.
  ///
  /// The screen in front is asked first, then the navigators around it, the innermost first.
  open func goBack() throws -> Bool { false }
}

/// The protocol whose extensions give `Self` the concrete class of a ``Controller``.
@MainActor
public protocol ControllerLogic: AnyObject {}

extension Controller {
  /// The clock of the application; the controller must have been created.
  public final var clock: any TimerClock {
    guard let application else {
      preconditionFailure("clock: the controller is in no application before create (SK101)")
    }
    return application.clock
  }

  /// Takes one step of the lifecycle and makes its calls; only transitions call this.
  final func advance(by step: LifecycleStep, in application: Application) {
    machine.apply(step)
    if step == .create {
      self.application = application
      beginContaining()
    }
    application.transitions.calling { call(step, in: application) }
    application.didTake(step, self)
    if step == .destroy {
      containerRole?.contentDidEnd()
      container = nil
      resultHandlers = [:]
      declaredCommands = []
      view = nil
      self.application = nil
    }
  }

  private func call(_ step: LifecycleStep, in application: Application) {
    // A screen whose creation failed cannot be shown, so it is removed, or the app ends.
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
        record?.lastUse = application.lifecycle.nextUse()
        try pause()
      case .destroy:
        defer { enter(.over) }
        try destroy()
      }
    }
  }

  /// The observations, timers and tasks that end with the controller.
  final var subscriptions: ControllerSubscriptions {
    lazySubscriptions.subscriptions()
  }

  /// Whether a task of the screen awaits the result of another screen.
  package final var awaitsAnswer: Bool { lazySubscriptions.ifAny?.awaitsAnswer ?? false }

  /// The undo history; `nil` if the screen never used it.
  final var undoHistoryIfAny: UndoHistory? { lazySubscriptions.ifAny?.undoHistoryIfAny }

  private func enter(_ phase: ControllerSubscriptions.Phase) {
    lazySubscriptions.phase = phase
    lazySubscriptions.ifAny?.enter(phase)
  }

  private func notifyBar() { parent?.containerRole?.childDidChange(self) }

  private func create() throws {
    creation.isInProgress = true
    defer { creation.isInProgress = false }
    try create(restoring: restored?.own)
    try containerRole?.beginContent()
    view = try makeView()
    try connect()
    if let application {
      declaredCommands = declaredCommands.map(application.keyed)
      application.warnOfMistakes(in: self)
    }
    try refresh()
    restoreViews()
    restored = nil
    creation.isComplete = true
  }

  /// Restores the saved states of views; a missing view or a value of another type is skipped.
  private func restoreViews() {
    guard let view, let states = restored?.views else { return }
    for (name, state) in states { view.view(ViewID(name))?.restore(state) }
  }

  /// Offers `event` to the screen's own code and then to its commands.
  final func offer(_ event: Event) throws -> Bool {
    if try handle(event) { return true }
    guard case .key(let press) = event, let application else { return false }
    return try application.perform(commands, press)
  }
}

extension NavigationBar {
  /// Shows the title of `screen` and the controls of its navigation item.
  ///
  /// - Parameters:
  ///   - screen: The screen in front.
  ///   - backTitle: The title of the previous screen; `nil` if there is none.
  public func show(_ screen: Controller, backTitle: String?) {
    show(screen.title, screen.navigationItem, backTitle: backTitle)
  }
}
