import ScreenKitCore
import ScreenKitNav

/// A tab set of screens that do nothing but live.
final class TestTabs: TabNavigator {
  private let names: [String]
  private(set) var reselections = 0
  /// What a screen does when it appears, by its name.
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

/// A screen that says when it appears.
final class TestScreen: Controller {
  private let whenAppearing: @MainActor () -> Void

  init(_ whenAppearing: @escaping @MainActor () -> Void) {
    self.whenAppearing = whenAppearing
    super.init()
  }

  override func appear() { whenAppearing() }
}

/// Writes down who took which step.
@MainActor
final class StepLog: ApplicationDelegate {
  private(set) var steps: [String] = []
  private(set) var errors: [any Error] = []
  /// Whether the app goes on after an error.
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

  /// Writes down something else that happened.
  func note(_ text: String) { steps.append(text) }

  /// The steps since the last time.
  func take() -> [String] {
    defer { steps = [] }
    return steps
  }
}
