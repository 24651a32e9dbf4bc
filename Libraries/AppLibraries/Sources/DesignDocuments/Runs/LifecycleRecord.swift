public import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitTesting

/// The states of a running app and its screens, with the events that lead from one to the next.
@MainActor
public final class LifecycleRecord: ApplicationDelegate {
  /// A change of a state, with its cause.
  public struct Arrow: Hashable, Comparable {
    let from: String
    /// The new state.
    public let to: String
    let cause: String

    /// Orders arrows by their states and causes.
    public static func < (left: Arrow, right: Arrow) -> Bool {
      (left.from, left.to, left.cause) < (right.from, right.to, right.cause)
    }
  }

  /// The changes of the app.
  public private(set) var application: Set<Arrow> = []
  /// The changes of the screens.
  public private(set) var screens: Set<Arrow> = []
  private var cause = "launch"
  private var states: [ObjectIdentifier: LifecycleState] = [:]
  /// The screens are retained, so that no other screen gets the identity of one.
  private var seen: [Controller] = []

  /// Creates an empty record.
  public init() {}

  /// Drives the app through every event that changes a state, and then a second app that just
  /// begins.
  public func drive<App: DesignedApp>(_: App.Type) async throws {
    let stage = try App.makeStage()
    defer { withExtendedLifetime(stage) {} }
    let test = try await App.launch(on: stage)
    for screen in [test.application.root] + test.application.root.children {
      states[ObjectIdentifier(screen)] = screen.state
    }
    test.application.delegate = self
    cause = ""
    await App.enter(test)
    for event: Event in [
      .focusChanged(false), .focusChanged(true), .application(.enterBackground),
      .application(.enterForeground), .application(.terminate),
    ] {
      cause = LifecycleRecord.name(of: event)
      test.send(event)
      await test.settle()
    }
    for event: Event in [.focusChanged(true), .focusChanged(false), .application(.enterBackground)]
    {
      launch(endingAfter: event)
    }
    launch(inBackground: true, endingAfter: .application(.enterForeground))
  }

  private func launch(inBackground: Bool = false, endingAfter event: Event) {
    cause = "launch"
    let stack = StackNavigator { Controller() }
    let application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.delegate = self
    application.start(inBackground: inBackground)
    stack.push(FleetingScreen())
    cause = LifecycleRecord.name(of: event)
    application.dispatch(event)
    cause = "terminate"
    application.dispatch(.application(.terminate))
  }

  private static func name(of event: Event) -> String {
    switch event {
    case .focusChanged(let hasIt): hasIt ? "focus gained" : "focus lost"
    case .application(let request): "\(request)"
    default: ""
    }
  }

  /// Records a change of the app.
  public func application(_ application: Application, didChangeFrom old: ApplicationState) {
    self.application.insert(
      Arrow(from: "\(old)", to: "\(application.state)", cause: cause))
  }

  /// Records a step of a screen.
  public func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    let id = ObjectIdentifier(controller)
    if states[id] == nil { seen.append(controller) }
    let old = states[id] ?? .initial
    screens.insert(Arrow(from: "\(old)", to: "\(controller.state)", cause: "\(step)"))
    states[id] = controller.state
  }

  /// Accepts all warnings.
  public func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
    true
  }

  /// The transitions that the framework's state machine allows, from its initial state.
  public static var allowed: Set<Arrow> {
    var arrows: Set<Arrow> = []
    var open = [LifecycleMachine()]
    while let machine = open.popLast() {
      for step in [LifecycleStep.create, .appear, .pause, .destroy] {
        guard let next = machine.state(after: step) else { continue }
        let arrow = Arrow(from: "\(machine.state)", to: "\(next)", cause: "\(step)")
        guard arrows.insert(arrow).inserted else { continue }
        var moved = machine
        moved.apply(step)
        open.append(moved)
      }
    }
    return arrows
  }

  /// Returns `arrows` in Mermaid.
  static func diagram(_ arrows: Set<Arrow>, start: String, end: String?) -> String {
    let joined = Dictionary(grouping: arrows) { [$0.from, $0.to] }
    let lines = joined.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, arrows in
      "  \(key[0]) --> \(key[1]): " + arrows.map(\.cause).sorted().joined(separator: ", ")
    }
    return "```mermaid\nstateDiagram-v2\n  [*] --> \(start)\n" + lines.joined(separator: "\n")
      + (end.map { "\n  \($0) --> [*]" } ?? "") + "\n```\n"
  }
}

/// A screen that closes itself before it appears.
private final class FleetingScreen: Controller {
  override func connect() { close() }
}
