internal import ScreenKitCore
internal import ScreenKitNav

/// A container with a single child, which is replaced after changes of the description.
@MainActor
protocol SingleChildContainer: ContainerController where Content == SingleChild {
  /// The view around the child.
  var frame: NavigationFrame { get }
}

/// The state of a container with a single child.
struct SingleChild: ContainerState {
  /// The number of replacements.
  var version = 0

  var children: [ChildID] { [.number(version)] }
  var visibleChildren: [ChildID] { children }
}

extension SingleChildContainer {
  func makeContent(restoring saved: SavedState?) -> SingleChild {
    guard case .int(let version)? = saved?["version"] else { return SingleChild() }
    return SingleChild(version: version)
  }

  func placeChildren() { frame.content = frontChild?.view }

  func saveContent() -> SavedContent {
    let content = content ?? SingleChild()
    var state = SavedState()
    state["version"] = .int(content.version)
    return SavedContent(state, children: content.children)
  }

  /// Creates the child again, from the state of the present one.
  func replaceChild() {
    guard let version = content?.version else { return }
    passState(of: .number(version), to: .number(version &+ 1))
    changeContent { $0.version = version &+ 1 }
  }
}
