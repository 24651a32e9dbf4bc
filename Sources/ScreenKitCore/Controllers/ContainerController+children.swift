extension ContainerController {
  /// The state; `nil` before creation and after destruction.
  ///
  /// It changes by ``changeContent(_:)`` and ``change(leaving:_:prepare:then:)`` only.
  public var content: Content? { contentBox?.content }

  private var contentBox: ContentBox<Content>? {
    // Only `beginContent()` sets it, to a box of the same type.
    // Without `map`, which would need the metadata of the box's type at each access.
    guard let box = container?.content else { return nil }
    return unsafeDowncast(box, to: ContentBox<Content>.self)
  }

  /// Replaces the state; only transitions call this.
  func setContent(_ content: Content) { contentBox?.content = content }

  /// The existing child with the identity `id`; `nil` if it is not created or was evicted.
  public func child(_ id: ChildID) -> Controller? { container?.instances[id] }

  /// The visible children, the lowest first; they exist, but one whose creation failed has no view.
  public var visibleChildren: [Controller] {
    content?.visibleChildren.compactMap { container?.instances[$0] } ?? []
  }

  /// Adds `child`, which was not created by ``makeChild(_:)``, as the child `id`.
  ///
  /// Call it in the preparation of the change that adds `id` to the state. Such a child cannot be
  /// created again, so it is never evicted.
  public func adopt(_ child: Controller, as id: ChildID) {
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
    check(content)
    container.content = ContentBox(content)
    if !container.savedStates.isEmpty {
      let names = Set(content.children.map(\.description))
      container.savedStates = container.savedStates.filter { names.contains($0.key) }
    }
    try contentDidBegin()
  }

  /// Creates the instances of the visible children, and returns them, the lowest first.
  func makeVisibleChildren() -> [Controller] {
    guard let content else { return [] }
    let ids = content.visibleChildren
    var shown: [Controller] = []
    shown.reserveCapacity(ids.count)
    for id in ids { shown.append(instance(makingIfNeeded: id)) }
    front = shown.last
    return shown
  }

  /// Returns the child `id`, which is initialized, but not created, if it has no instance.
  func instance(makingIfNeeded id: ChildID) -> Controller {
    if let child = child(id) { return child }
    let child = makeChild(id)
    adoptRestored(child, as: id)
    return child
  }

  /// Adds `child` as the child `id`, with the saved state of an earlier instance to restore.
  package func adoptRestored(_ child: Controller, as id: ChildID) {
    checkIsNew(child, "makeChild")
    if let container, !container.savedStates.isEmpty {
      child.restored = container.savedStates.removeValue(forKey: id.description)
    }
    if container?.guarded.isEmpty == false { container?.guarded.remove(id) }
    (self as Controller).adopt(child, as: id)
  }

  /// Returns whether `child` is in front, or only partly covered by the children in front.
  func shows(_ child: Controller) -> Bool {
    guard let content, let container else { return container?.front === child }
    if let front = content.frontChild, container.instances[front] === child { return true }
    return content.visibleChildren.contains { container.instances[$0] === child }
  }

  /// Sorts `children`, given in order of arrival, from the bottom to the top; removed ones are on
  /// top.
  func stacked(_ children: [Controller]) -> [Controller] {
    guard children.count > 1, let content, let container else { return children }
    return content.children.compactMap { container.instances[$0] }
      + container.removedWhileHidden.reversed()
  }

  /// Destroys the children that were removed while the application was in the background.
  func destroyRemoved() {
    guard let container, !container.removedWhileHidden.isEmpty else { return }
    let leaving = container.removedWhileHidden
    container.removedWhileHidden = []
    for child in leaving { remove(child) }
  }

  /// Destroys `child` and all within it, and releases it.
  func remove(_ child: Controller) {
    if let application { child.destroyTree(in: application) }
    release(child)
  }
}

/// The rules that a container can break.
extension ContainerController {
  private func checkIsNew(_ child: Controller, _ call: StaticString) {
    guard child.parent != nil || child.state != .initial || child === self else { return }
    fatalError("R6: \(call) of \(Self.self) needs a new screen, not a used \(type(of: child))")
  }

  /// Traps if `content` is impossible.
  func check(_ content: Content) {
    if let broken = content.brokenRule { fatalError("\(broken) (the state of \(Self.self))") }
  }
}
