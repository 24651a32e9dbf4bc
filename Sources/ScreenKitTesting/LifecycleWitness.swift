import ScreenKitCore

/// Writes down every step of every controller's life.
@MainActor
final class LifecycleWitness: ApplicationDelegate {
  private var taken: [(screen: Controller.Type, step: LifecycleStep)] = []

  /// All steps so far as text, which is made only for who reads it.
  var steps: [String] { taken.map { "\($0.screen).\($0.step)" } }

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    taken.append((type(of: controller), step))
  }
}
