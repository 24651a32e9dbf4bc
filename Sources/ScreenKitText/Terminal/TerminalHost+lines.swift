import ScreenKitCore

extension TerminalHost {
  /// Presses the view that a line of the reported screen presents, counted from 1.
  ///
  /// A view that takes no press, such as a text field, gets the focus instead.
  func press(line: Int) {
    guard let target = surface.target(inLine: line), let view = application.window.view(for: target)
    else { return Process.complain(application.strings.spoken.answers.missing(line)) }
    let refusals = Refusals()
    application.add(refusals)
    application.dispatch(.action(.press, on: target))
    application.remove(refusals)
    guard refusals.isRefused, !view.focusTarget.isFocused else { return }
    Process.complain(application.strings.spoken.answers.notPressed(line))
  }
}

/// Records that an action was dropped.
private final class Refusals: LoopObserver {
  private(set) var isRefused = false

  func didRefuse(_ event: Event, because reason: ActionRefusal) { isRefused = true }
}
