extension SavedContent {
  /// The name of a container's own state in the saved position.
  static let stateKey = "content"
  /// The name of the list of guarded children in the saved position.
  static let guardedKey = "guarded"
}

extension ContainerController {
  /// Adds the container's state and the states of its children to `state`.
  func archive(into state: inout ScreenState, _ pass: inout ArchivePass) {
    guard let container, content != nil else { return }
    let saved: SavedContent
    do {
      saved = try saveContent()
    } catch {
      return pass.omit("navigation", of: self, error)
    }
    for (part, screen, error) in saved.omissions { pass.omit(part, of: screen ?? self, error) }
    state.children.reserveCapacity(saved.children.count)
    var guarded: [SavedState.Value] = []
    for id in saved.children {
      let child = container.instances[id]
      let name = id.description
      state.children[name] = child?.archive(&pass) ?? container.savedStates[name]
      if container.guarded.contains(id) || child?.mayVeto == true { guarded.append(id.saved) }
    }
    var navigation = saved.navigation ?? SavedState()
    if let own = saved.state { navigation[SavedContent.stateKey] = .state(own) }
    if !guarded.isEmpty { navigation[SavedContent.guardedKey] = .list(guarded) }
    if !navigation.isEmpty { state.navigation = navigation }
  }
}

extension ScreenState {
  /// Whether a screen within the container could veto its removal when it was saved.
  package var isGuarded: Bool {
    if case .list(let guarded)? = navigation?[SavedContent.guardedKey], !guarded.isEmpty {
      return true
    }
    return children.values.contains(where: \.isGuarded)
  }
}
