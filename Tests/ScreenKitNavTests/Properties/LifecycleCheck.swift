import ScreenKitCore
import ScreenKitNav

/// Checks each lifecycle call of each screen, and records violations of the contract.
@MainActor
final class LifecycleCheck: ApplicationDelegate {
  private struct Life {
    weak var controller: Controller?
    let name: String
    var last: LifecycleStep
  }

  private var lives: [ObjectIdentifier: Life] = [:]
  private(set) var failures: [String] = []
  private(set) var log: [String] = []
  /// The actions within the next calls, of any kind.
  var inside: [@MainActor () -> Void] = []

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    let name = "\(controller.title)#\(controller.place ?? 0)"
    log.append("\(name).\(step)")
    check(controller, name, step)
    if step == .destroy {
      lives[ObjectIdentifier(controller)] = nil
    } else {
      lives[ObjectIdentifier(controller)] = Life(controller: controller, name: name, last: step)
    }
    checkTree()
    call()
  }

  /// Runs the next action within the present call.
  func call() { if !inside.isEmpty { inside.removeFirst()() } }

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    // When a queued link runs, its destination may be gone.
    if !(error is LinkError) { failures.append("error: \(error)") }
    return true
  }

  private func check(_ controller: Controller, _ name: String, _ step: LifecycleStep) {
    let last = lives[ObjectIdentifier(controller)]?.last
    let allowed: Bool =
      switch (last, step) {
      case (nil, .create), (.create, .appear), (.create, .destroy), (.appear, .pause): true
      case (.pause, .appear), (.pause, .destroy): true
      default: false
      }
    if !allowed {
      failures.append("R1: \(name).\(step) after \(last.map { "\($0)" } ?? "nothing")")
    }
  }

  /// Checks that at most one leaf is in front, and none within a container that is not in front.
  private func checkTree() {
    let appeared = lives.values.compactMap(\.controller).filter { $0.state == .appeared }
    let leaves = appeared.filter { !($0 is Navigator) }
    if leaves.count > 1 { failures.append("R4: \(leaves.map(\.title)) are in front") }
    for controller in appeared where controller.parent.map({ $0.state != .appeared }) ?? false {
      failures.append("R14: \(controller.title) is in front, but not what is around it")
    }
  }

  /// The live controllers, by name, without released instances.
  var alive: [Controller] { lives.values.compactMap(\.controller) }

  /// The names of instances that were released without having been destroyed.
  var lost: [String] { lives.values.filter { $0.controller == nil }.map(\.name) }

  func fail(_ text: String) { failures.append(text) }
}
