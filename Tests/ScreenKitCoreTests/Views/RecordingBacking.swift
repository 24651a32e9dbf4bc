import ScreenKitCore

/// A recorder of the changes that a view reports to its backend.
@MainActor
final class RecordingBacking: ViewBacking {
  private(set) var changes: [ViewChange] = []

  /// Observes `view` from now on.
  init(_ view: View) {
    super.init()
    view.backing = self
  }

  override func viewDidChange(_ change: ViewChange) { changes.append(change) }

  /// Returns the changes since the last call.
  func take() -> [ViewChange] {
    defer { changes = [] }
    return changes
  }
}
