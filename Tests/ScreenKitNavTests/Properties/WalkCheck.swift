import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting

/// The check of an app's lifecycle calls, within which a walk performs operations.
@MainActor
final class WalkCheck: ApplicationDelegate {
  /// The check of the contract, which other packages also use.
  let contract = LifecycleCheck()
  /// The actions within the next calls, of any kind.
  var inside: [@MainActor () -> Void] = []

  init() {
    // The destination of a queued link may have been removed when the link runs.
    contract.expectsError = { $0 is LinkError }
  }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    contract.application(application, controller, didTake: step)
    call()
  }

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    contract.application(application, recoversFrom: error)
  }

  /// Runs the next action within the present call.
  func call() { if !inside.isEmpty { inside.removeFirst()() } }

  /// Records another failure.
  func fail(_ sentence: String) { contract.fail(sentence) }
}
