import ScreenKitCore

/// An app without a terminal, and a record of its events.
@MainActor
final class TestApp: ApplicationDelegate {
  let clock = ManualClock()
  let surface = PlacedSurface()
  let application: Application
  /// The states of the application, in order.
  let states = Log<ApplicationState>()
  /// The steps of all controllers, in order.
  let steps = Log<LifecycleStep>()
  /// The errors that reached the application.
  let errors = Log<Refusal>()
  /// The errors of observers that write to their own property.
  let loops = Log<ObservationLoopError>()
  var recovers = false
  /// Called with each error that reaches the application.
  var onError: ((any Error) -> Void)?
  private(set) var outcomes: [ApplicationOutcome] = []

  init(_ root: Controller, starts: Bool = true) {
    application = Application(root: root, surface: surface, clock: clock)
    application.delegate = self
    application.ports.onEnd = { [weak self] in self?.outcomes.append($0) }
    if starts { application.start() }
  }

  /// The outcome of the app, in a word.
  var ending: String? {
    switch outcomes.first {
    case .finished: "finished"
    case .terminated: "terminated"
    case .failed: "failed"
    case nil: nil
    }
  }

  /// The error that ended the app; `nil` if there is none.
  var failure: Refusal? {
    if case .failed(let error) = outcomes.first { error as? Refusal } else { nil }
  }

  /// The messages of the open error dialogs.
  var messages: [String] {
    application.window.panels.compactMap { ($0 as? DialogPanel)?.message }
  }

  func press(_ presses: KeyPress...) { application.dispatch(presses.map(Event.key)) }

  func point(_ action: PointerEvent.Action, _ x: Int, _ y: Int) {
    application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
  }

  func request(_ request: ApplicationRequest) { application.dispatch(.application(request)) }

  func application(_ application: Application, didChangeFrom old: ApplicationState) {
    states.write(application.state)
  }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    steps.write(step)
  }

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    if let error = error as? Refusal { errors.write(error) }
    if let error = error as? ObservationLoopError { loops.write(error) }
    onError?(error)
    return recovers
  }
}

/// A surface on which a test chooses the position of each view.
@MainActor
final class PlacedSurface: Surface {
  private(set) var showCount = 0
  private(set) var sizes: [SurfaceSize] = []
  var onShow: () -> Void = {}
  private var places: [(view: View, rect: SurfaceRect)] = []
  private var window: Window?

  /// Puts `view` at a position, in front of those that were placed before.
  func place(_ view: View, x: Int, y: Int, width: Int = 4, height: Int = 1) {
    places.append((view, SurfaceRect(x: x, y: y, width: width, height: height)))
  }

  func attach(_ window: Window) { self.window = window }

  func show() {
    showCount += 1
    onShow()
  }

  func view(at point: SurfacePoint) -> View? {
    places.last { isShown($0.view) && $0.rect.contains(point) }?.view
  }

  func bounds(of view: View) -> SurfaceRect? {
    places.last { $0.view === view && isShown(view) }?.rect
  }

  func resize(to size: SurfaceSize) { sizes.append(size) }

  private func isShown(_ view: View) -> Bool {
    view.isEffectivelyShown && view.root === window
  }
}
