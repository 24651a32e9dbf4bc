public import ScreenKitCore

/// A check of each lifecycle call of each screen against the contract, with a list of the
/// violations.
///
/// It is an application's delegate, or receives the calls from that delegate. It checks the order
/// of each screen's calls, and that exactly one screen is in front. It also checks that a container
/// enters before its children and leaves after them. Violations use the rules' names in the guide
/// to containers.
@MainActor
public final class LifecycleCheck: ApplicationDelegate {
  private struct Life {
    weak var controller: Controller?
    let name: String
    var last: LifecycleStep
  }

  private var lives: [ObjectIdentifier: Life] = [:]
  /// The broken rules, each as a sentence that begins with the name of the rule.
  public private(set) var violations: [String] = []
  /// The calls since the start or ``clearLog()``, as the title of the screen and the step.
  public private(set) var log: [String] = []
  /// The function that returns whether an error of the app is expected; by default no error is.
  public var expectsError: @MainActor (any Error) -> Bool = { _ in false }

  /// Creates a check without calls.
  public init() {}

  /// Checks `step`, which `controller` has just taken.
  public func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    let key = ObjectIdentifier(controller)
    let name = LifecycleCheck.name(of: controller)
    log.append("\(name).\(step)")
    let last = lives[key].flatMap { $0.controller === controller ? $0.last : nil }
    switch (last, step) {
    case (nil, .create), (.create, .appear), (.create, .destroy), (.appear, .pause),
      (.pause, .appear), (.pause, .destroy):
      break
    default: fail("R1: \(name).\(step) after \(last.map { "\($0)" } ?? "nothing")")
    }
    lives[key] = step == .destroy ? nil : Life(controller: controller, name: name, last: step)
    checkTree()
  }

  /// Records an error that no screen expected; the app continues.
  public func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    if !expectsError(error) { fail("error: \(String(reflecting: error))") }
    return true
  }

  /// Clears the log of calls, but keeps the violations.
  public func clearLog() { log = [] }

  /// Records another broken rule.
  public func fail(_ sentence: String) { violations.append(sentence) }

  /// Checks a running application between two events: one screen is in front, and no screen was
  /// lost.
  public func checkRest(of application: Application) {
    let front = appeared.filter { !($0 is any ContainerController) }
    if application.state == .active, front.count != 1 {
      fail("R4: \(front.map(LifecycleCheck.name)) are in front")
    }
    for life in lives.values where life.controller == nil {
      fail("R1: \(life.name) was released, but not destroyed")
    }
    for controller in live where controller !== application.root && controller.parent == nil {
      fail("R14: \(LifecycleCheck.name(of: controller)) is alive in no container")
    }
  }

  /// Checks that no screen is left after the end of the application.
  public func checkEnd() {
    for life in lives.values {
      fail("R1: \(life.name) was not destroyed at the end")
    }
  }

  /// The screens that are created and not destroyed, in no particular order.
  public var live: [Controller] { lives.values.compactMap(\.controller) }

  private var appeared: [Controller] { live.filter { $0.state == .appeared } }

  private func checkTree() {
    let appeared = appeared
    let leaves = appeared.filter { !($0 is any ContainerController) }
    if leaves.count > 1 { fail("R4: \(leaves.map(LifecycleCheck.name)) are in front") }
    for controller in appeared where controller.parent.map({ $0.state != .appeared }) ?? false {
      fail("R14: \(LifecycleCheck.name(of: controller)) is in front, but not what is around it")
    }
  }

  private static func name(of controller: Controller) -> String {
    controller.title.isEmpty ? "\(type(of: controller))" : controller.title
  }
}
