import ScreenKitCore

extension TerminalHost {
  /// Presses the view that a line of the reported screen presents, counted from 1.
  ///
  /// A view that takes no press, such as a text field, gets the focus instead.
  func press(line: Int) {
    guard let target = surface.target(inLine: line), let view = application.window.view(for: target)
    else { return Process.complain("There is no line \(line).") }
    let refusals = Refusals()
    application.add(refusals)
    application.dispatch(.action(.press, on: target))
    application.remove(refusals)
    guard let reason = refusals.reason, !view.focusTarget.isFocused else { return }
    let cause = reason == .unhandled ? "" : ": it is \(reason)"
    Process.complain("Line \(line) cannot be pressed\(cause).")
  }
}

/// Keeps the reason why an action was dropped.
private final class Refusals: LoopObserver {
  private(set) var reason: ActionRefusal?

  func didRefuse(_ event: Event, because reason: ActionRefusal) { self.reason = reason }
}
