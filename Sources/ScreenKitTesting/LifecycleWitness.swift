import ScreenKitCore

/// Writes down every step of every controller's life, and every warning.
@MainActor
final class LifecycleWitness: ApplicationDelegate {
  private var taken: [(screen: Controller.Type, step: LifecycleStep)] = []
  private(set) var warnings: [RuntimeWarning] = []
  /// Whether anything is written down.
  var isRecording = true

  /// All steps so far as text, which is made only for who reads it.
  var steps: [String] { taken.map { "\($0.screen).\($0.step)" } }

  /// Forgets what was written down.
  func clear() { (taken, warnings) = ([], []) }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    if isRecording { taken.append((type(of: controller), step)) }
  }

  func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
    if isRecording { warnings.append(warning) }
    return true
  }
}
