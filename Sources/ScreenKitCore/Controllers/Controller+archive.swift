extension Controller {
  /// What is to be kept of this screen and of those within it.
  ///
  /// A screen that was never made has what an earlier run left of it.
  package final func archive() throws -> ScreenState {
    guard let view else { return restored ?? ScreenState() }
    var state = ScreenState()
    state.own = try save()
    state.views = Controller.states(in: view)
    try checkSize(of: state)
    try containerRole?.archive(into: &state)
    return state
  }

  /// What is kept of one screen is a few words, never its data.
  private func checkSize(of state: ScreenState) throws {
    guard let application else { return }
    let size = state.ownSize
    guard size > application.stateLimit else { return }
    throw StateTooLarge(
      screen: "\(type(of: self))", title: title, place: place, size: size,
      limit: application.stateLimit)
  }

  /// The states of all views with an identity, except where another screen's view begins.
  private static func states(in view: View) -> [String: SavedState.Value] {
    var states: [String: SavedState.Value] = [:]
    if let id = view.id, let state = view.savedState { states[id.name] = state }
    guard !(view is NavigationFrame) else { return states }
    for child in view.children { states.merge(Controller.states(in: child)) { first, _ in first } }
    return states
  }

  /// Gives the views back what they held; one that is gone, or holds something else now, is left.
  final func restoreViews() {
    guard let view, let states = restored?.views else { return }
    for (name, state) in states { view.view(ViewID(name))?.restore(state) }
  }
}
