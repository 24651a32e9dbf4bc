extension ContainerController {
  /// The state; `nil` before creation and after destruction.
  ///
  /// It changes by ``changeContent(_:)`` and ``change(leaving:_:prepare:then:)`` only.
  @inlinable public var content: Content? {
    guard let box = container?.content else { return nil }
    // `Container.setContent(_:)` made the box, with a state of this container.
    return unsafeDowncast(box, to: ContentBox<Content>.self).content
  }

  /// Returns the existing child with the identity `id`; `nil` if it is not created or was evicted.
  public func child(_ id: ChildID) -> Controller? { container?.instances[id] }

  /// The visible children, the lowest first; they exist, but one whose creation failed has no view.
  public var visibleChildren: [Controller] {
    container.map { container in container.visibleIDs.compactMap { container.instances[$0] } } ?? []
  }

  /// Adds `child`, which the framework did not request by ``makeChild(_:)``, as the child `id`.
  ///
  /// Call it in the preparation of the change that adds `id` to the state.
  ///
  /// - Parameters:
  ///   - child: The screen, which must be new.
  ///   - id: Its identity, which has no instance.
  ///   - isRestorable: Whether ``makeChild(_:)`` can create it again. Then it gets the saved state of
  ///     an earlier instance, and may be evicted; otherwise it never is.
  public func adopt(_ child: Controller, as id: ChildID, isRestorable: Bool = false) {
    if let known = self.child(id) {
      fatalError("R6: adopt: \(id) of \(Self.self) has a screen, \(type(of: known)) (SK106)")
    }
    if isRestorable { return adoptRestored(child, as: id) }
    checkIsNew(child, "adopt")
    (self as Controller).adopt(child, as: id)
    child.record?.isMadeOnce = true
  }

  /// Sets the first state, and takes over the saved states of the children.
  func beginContent() throws {
    guard let container else { return }
    container.savedStates = restored?.children ?? [:]
    if case .list(let guarded)? = restored?.navigation?[SavedContent.guardedKey] {
      container.guarded = Set(guarded.compactMap { ChildID(saved: $0) })
    }
    var saved: SavedState?
    if case .state(let state)? = restored?.navigation?[SavedContent.stateKey] { saved = state }
    let content = try makeContent(restoring: saved)
    if let broken = content.brokenRule { fail(broken) }
    container.setContent(content)
    if !container.savedStates.isEmpty {
      let names = Set(content.children.map(\.description))
      container.savedStates = container.savedStates.filter { names.contains($0.key) }
    }
    try contentDidBegin()
  }

  /// Returns the child `id`, which is initialized, but not created, if it has no instance.
  func instance(makingIfNeeded id: ChildID) -> Controller {
    if let child = child(id) { return child }
    let child = makeChild(id)
    adoptRestored(child, as: id)
    return child
  }

  /// Adds `child` as the child `id`, with the saved state of an earlier instance to restore.
  func adoptRestored(_ child: Controller, as id: ChildID) {
    checkIsNew(child, "makeChild")
    if let container, !container.savedStates.isEmpty {
      child.restored = container.savedStates.removeValue(forKey: id.description)
    }
    if container?.guarded.isEmpty == false { container?.guarded.remove(id) }
    (self as Controller).adopt(child, as: id)
  }

  /// Sorts `children`, given in order of arrival, from the bottom to the top; removed ones are on
  /// top.
  func stacked(_ children: [Controller]) -> [Controller] {
    guard children.count > 1, let content, let container else { return children }
    return content.children.compactMap { container.instances[$0] }
      + container.removedWhileHidden.reversed()
  }
}

/// The rules that a container can break.
extension ContainerController {
  private func checkIsNew(_ child: Controller, _ call: StaticString) {
    guard child.parent != nil || child.state != .initial || child === self else { return }
    fatalError(
      "R6: \(call) of \(Self.self) needs a new screen, not a used \(type(of: child)) (SK106)")
  }

  /// Stops the app: the state is impossible.
  @usableFromInline
  func fail(_ broken: String) -> Never {
    fatalError("\(broken) (the state of \(Self.self)) (SK107)")
  }
}
