extension Controller {
  /// Returns the state of this screen and of the screens within it, without the parts that cannot
  /// be saved.
  ///
  /// A screen that was never fully created keeps the state of an earlier run.
  package final func archive(_ pass: inout ArchivePass) -> ScreenState {
    guard isMade, let view else { return restored ?? ScreenState() }
    return pass.descend(from: self) { pass in
      var state = ScreenState()
      do {
        state.own = try save()
      } catch {
        pass.omit("own", of: self, error)
      }
      state.title = backTitle
      let inner = Set(children.compactMap { $0.view.map(ObjectIdentifier.init) })
      Controller.addStates(in: view, except: inner, to: &state.views)
      trim(&state, &pass)
      containerRole?.archive(into: &state, &pass)
      return state
    }
  }

  /// The title of back buttons to this screen; `nil` if it has none.
  package final var backTitle: String? {
    let title = navigationItem.backTitle ?? title
    return title.isEmpty ? nil : title
  }

  /// Removes the parts that are nested too deeply, then the largest parts until the rest fits the
  /// limit.
  ///
  /// The state of one screen should be small, such as a position or a draft, without the screen's
  /// data.
  private func trim(_ state: inout ScreenState, _ pass: inout ArchivePass) {
    for part in state.removeTooDeep() { pass.omit("\(part)", of: self, StateTooDeep()) }
    guard let limit = application?.stateLimit else { return }
    var sizes = state.sizes
    var size = sizes.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    sizes.sort { ($0.size, "\($1.part)") > ($1.size, "\($0.part)") }
    for (part, its) in sizes where size > limit {
      state.remove(part)
      size -= its
      let name: String? = if case .view(let name) = part { name } else { nil }
      pass.omit(
        "\(part)", of: self,
        StateTooLarge(
          screen: "\(type(of: self))", title: title, place: place, view: name, size: its,
          limit: limit))
    }
  }

  /// Adds the states of all views with an identity, except where another screen's view begins.
  private static func addStates(
    in view: View, except inner: Set<ObjectIdentifier>,
    to states: inout [String: SavedState.Value]
  ) {
    guard !inner.contains(ObjectIdentifier(view)) else { return }
    if let id = view.id, states[id.name] == nil, let state = view.savedState {
      states[id.name] = state
    }
    guard !(view is NavigationFrame) else { return }
    for child in view.children { addStates(in: child, except: inner, to: &states) }
  }
}
