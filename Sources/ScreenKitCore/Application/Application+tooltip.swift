/// The help text of the focused view, and the events that hide a tooltip.
extension Application {
  /// The id of the command that shows the tooltip of the focused view.
  static let helpID = "Help"

  /// The innermost view with a tooltip at the focus; `nil` if there is none.
  ///
  /// Each turn with key hints reads it, so it creates no sequence.
  var viewWithTooltip: View? {
    var view = focus.view
    while let current = view, !current.hasTooltip { view = current.parent }
    return view
  }

  /// The command for the tooltip of the focused view; empty without a tooltip.
  var commandsOfTooltip: [Command] {
    guard viewWithTooltip != nil else { return [] }
    var command = Command(
      id: Application.helpID, { $0.hints.help },
      keys: [KeyPress(.function(1), .control), KeyPress("h", .alt)]
    ) { [weak self] in self?.showTooltip() }
    command.isHinted = false
    return [commandTable.applied(to: command)]
  }

  private func showTooltip() {
    guard let view = viewWithTooltip, let focused = focus.view else { return }
    window.showTooltip(of: view, beside: surface.bounds(of: focused.focusPart ?? focused))
  }

  /// Hides the shown tooltip, except on pointer movement; returns whether `event` is thereby
  /// handled.
  ///
  /// Escape and the keys of the help command only hide it.
  func hidesTooltip(by event: Event) -> Bool {
    switch event {
    case .pointer(let pointer) where pointer.action == .move: return false
    case .key(let press):
      guard press.phase != .up, window.hideTooltip() else { return false }
      let keys = commandsOfTooltip.flatMap(\.chords)
      return press == KeyPress(.escape) || keys.contains(KeyChord(press))
    case .text, .paste, .pointer, .action, .resized, .focusChanged, .application:
      window.hideTooltip()
      return false
    }
  }
}
