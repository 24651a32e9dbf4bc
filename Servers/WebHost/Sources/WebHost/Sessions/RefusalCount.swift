internal import ScreenKitCore

/// The count of the actions that apps have refused, because the views were covered, hidden or
/// disabled.
@MainActor
final class RefusalCount: LoopObserver {
  private let metrics: HostMetrics

  init(_ metrics: HostMetrics) { self.metrics = metrics }

  func didRefuse(_ event: Event, because reason: ActionRefusal) {
    metrics.add(to: .refusedActions)
  }
}
