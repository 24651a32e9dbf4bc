import ScreenKitCore

/// A recorder of every lifecycle step of every controller, and of every warning.
@MainActor
final class LifecycleWitness: ApplicationDelegate {
  private var taken: [(screen: Controller.Type, step: LifecycleStep)] = []
  private(set) var warnings: [RuntimeWarning] = []
  /// Whether steps and warnings are recorded.
  var isRecording = true
  /// The check of each step; `nil` checks none.
  var check: LifecycleCheck?

  /// All recorded steps as text, which is composed at each call.
  var steps: [String] { taken.map { "\($0.screen).\($0.step)" } }

  /// Clears the recorded steps and warnings.
  func clear() { (taken, warnings) = ([], []) }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    if isRecording { taken.append((type(of: controller), step)) }
    check?.application(application, controller, didTake: step)
  }

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    check?.application(application, recoversFrom: error) ?? false
  }

  func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
    if isRecording { warnings.append(warning) }
    return true
  }
}
