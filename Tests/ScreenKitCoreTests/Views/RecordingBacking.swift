import ScreenKitCore

/// Writes down what a backend would be told of a view.
@MainActor
final class RecordingBacking: ViewBacking {
  private(set) var changes: [ViewChange] = []

  /// Watches `view` from now on.
  init(_ view: View) {
    super.init()
    view.backing = self
  }

  override func viewDidChange(_ change: ViewChange) { changes.append(change) }

  /// What was told since the last call.
  func take() -> [ViewChange] {
    defer { changes = [] }
    return changes
  }
}
