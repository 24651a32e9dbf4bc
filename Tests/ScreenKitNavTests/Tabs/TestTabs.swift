import ScreenKitCore
import ScreenKitNav

/// A tab set of screens without content.
final class TestTabs: TabNavigator {
  private let names: [String]
  private(set) var reselections = 0
  /// The action of a screen when it appears, by its name.
  var onAppear: [String: @MainActor () -> Void] = [:]

  init(names: [String]) {
    self.names = names
    super.init()
    title = "tabs"
  }

  override func makeTabs() -> [Tab] {
    names.map { name in
      Tab(name) { [unowned self] in TestScreen { [unowned self] in onAppear[name]?() } }
    }
  }

  override func reselected() { reselections += 1 }

  func screen(_ name: String) -> Controller? { children.first { $0.title == name } }

  /// The view of the selected tab.
  var shown: View? { (view as? TabFrame)?.content }
}

/// A screen that records its appearance.
final class TestScreen: Controller {
  private let whenAppearing: @MainActor () -> Void

  init(_ whenAppearing: @escaping @MainActor () -> Void) {
    self.whenAppearing = whenAppearing
    super.init()
  }

  override func appear() { whenAppearing() }
}

/// A recorder of the lifecycle steps of all screens.
@MainActor
final class StepLog: ApplicationDelegate {
  private(set) var steps: [String] = []
  private(set) var errors: [any Error] = []
  /// Whether the app continues after an error.
  var recovers = false

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    steps.append("\(controller.title).\(step)")
  }

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    errors.append(error)
    return recovers
  }

  /// Records another event.
  func note(_ text: String) { steps.append(text) }

  /// Returns the steps since the last call.
  func take() -> [String] {
    defer { steps = [] }
    return steps
  }
}
