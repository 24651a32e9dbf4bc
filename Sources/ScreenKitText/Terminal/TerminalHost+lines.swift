import ScreenKitCore

extension TerminalHost {
  /// Presses the view that a line of the reported screen presents, counted from 1.
  ///
  /// A view without an action for presses, such as a text field, gets the focus instead.
  func press(line: Int) {
    guard let target = surface.target(inLine: line), let view = application.window.view(for: target)
    else { return Process.complain(application.strings.spoken.answers.missing(line)) }
    let refusal = application.dispatch(.press, on: target)
    guard refusal != nil, !view.focusTarget.isFocused else { return }
    Process.complain(application.strings.spoken.answers.notPressed(line))
  }
}
