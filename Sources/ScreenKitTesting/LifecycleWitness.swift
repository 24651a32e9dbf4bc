import ScreenKitCore

/// Writes down every step of every controller's life.
@MainActor
final class LifecycleWitness: ApplicationDelegate {
  private(set) var steps: [String] = []

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    steps.append("\(type(of: controller)).\(step)")
  }
}
