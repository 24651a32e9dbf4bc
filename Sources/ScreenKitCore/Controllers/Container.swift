/// The part of a controller that contains other controllers: its state and its children.
@MainActor @usableFromInline
final class Container {
  // No code is called during a change of an unchecked property. Each push and pop reads these
  // properties many times: decision 0111.

  @exclusivity(unchecked)
  var children = ChildList()
  /// The child that appears and pauses together with the controller.
  @exclusivity(unchecked)
  var front: Controller?
  @exclusivity(unchecked)
  unowned var role: (any ContainerController)?
  /// The state, in a ``ContentBox``, set by ``setContent(_:)`` alone; `nil` before creation.
  @exclusivity(unchecked)
  @usableFromInline var content: AnyObject?
  /// The visible children of the state, the lowest first; cached, since reading them from a state
  /// of unknown type is slow.
  @exclusivity(unchecked)
  @usableFromInline var visibleIDs: [ChildID] = []
  /// The front child of the state.
  @exclusivity(unchecked)
  @usableFromInline var frontID: ChildID?
  /// The number of changes of the state.
  @exclusivity(unchecked)
  @usableFromInline var version = 0
  /// The existing children that have an identity.
  @exclusivity(unchecked)
  var instances: [ChildID: Controller] = [:]
  /// The saved states of children without an instance, by the name of the child.
  @exclusivity(unchecked)
  var savedStates: [String: ScreenState] = [:]
  /// The children in ``savedStates`` that could veto their removal at the time of the save.
  @exclusivity(unchecked)
  var guarded: Set<ChildID> = []
  /// The children removed while the application was hidden, the topmost first.
  var removedWhileHidden: [Controller] = []

  /// Sets the state, which must always have the same type.
  @inlinable
  func setContent<Content: ContainerState>(_ state: Content) {
    if let content {
      unsafeDowncast(content, to: ContentBox<Content>.self).content = state
    } else {
      content = ContentBox(state)
    }
    version &+= 1
    visibleIDs = state.visibleChildren
    frontID = state.frontChild
  }

  /// Returns whether `child` is in front, or only partly covered by the children in front.
  func shows(_ child: Controller) -> Bool {
    guard content != nil else { return front === child }
    if let frontID, instances[frontID] === child { return true }
    return visibleIDs.contains { instances[$0] === child }
  }
}

/// A box for a container's state; a class, so that it can be stored without its type.
@usableFromInline
final class ContentBox<Content> {
  @usableFromInline var content: Content

  @usableFromInline
  init(_ content: Content) { self.content = content }
}

extension Controller {
  /// The controller that shows this one; `nil` for the root.
  public final var parent: Controller? { record?.container }

  /// The controllers that this one shows or keeps, in order of arrival.
  public final var children: [Controller] { container?.children.all ?? [] }

  /// The child that appears and pauses together with this controller; `nil` if it contains none.
  public final var frontChild: Controller? { container?.front }

  /// The identity of the controller within its container; `nil` for the root.
  public final var childID: ChildID? { record?.id }

  /// The child that appears and pauses together with this controller.
  package final var front: Controller? {
    get { container?.front }
    set { if newValue != nil || container != nil { neededContainer.front = newValue } }
  }

  /// This controller as a container, between its creation and its destruction.
  package final var containerRole: (any ContainerController)? { container?.role }

  /// Prepares the controller for children if it is a container; called first at creation.
  final func beginContaining() {
    if let role = self as? any ContainerController { neededContainer.role = role }
  }

  /// The number of the screen in its navigator; `nil` outside of one.
  package final var place: Int? {
    if case .number(let number)? = record?.id { number } else { nil }
  }

  /// The order number of the last time the screen left the front; larger is later.
  package final var lastUse: Int { record?.lastUse ?? 0 }

  /// Adds `child`, which is created when it first comes to the front.
  package final func adopt(_ child: Controller, as id: ChildID? = nil) {
    precondition(child.parent == nil, "adopt: the controller has a parent (SK105)")
    let record = ChildRecord(of: child, in: self)
    record.id = id
    neededContainer.children.append(record)
    child.record = record
    if let id { neededContainer.instances[id] = child }
  }

  /// Removes `child`, which must be destroyed or never created.
  package final func release(_ child: Controller) {
    guard let container, let record = child.record, record.container === self else { return }
    container.children.remove(record)
    child.record = nil
    if let id = record.id, container.instances[id] === child { container.instances[id] = nil }
    if container.front === child { container.front = nil }
  }

  /// The container part, created at first use, since most screens contain no other screens.
  private var neededContainer: Container {
    if let container { return container }
    let container = Container()
    self.container = container
    return container
  }
}

/// The children of a container with their saved states, for navigators.
extension Controller {
  /// Returns the child with the identity `id`; `nil` if it has no instance now.
  package final func instance(of id: ChildID) -> Controller? { container?.instances[id] }

  /// Returns the saved state of the child `id`; `nil` if it has an instance, or none was saved.
  package final func savedState(of id: ChildID) -> ScreenState? {
    guard let container, !container.savedStates.isEmpty else { return nil }
    return container.savedStates[id.description]
  }

  /// Replaces the saved state of the child `id`, which has no instance.
  package final func setSavedState(_ state: ScreenState?, of id: ChildID) {
    container?.savedStates[id.description] = state
  }

  /// The saved states of all children without an instance.
  package final var savedChildStates: some Collection<ScreenState> {
    (container?.savedStates ?? [:]).values
  }

  /// The children removed while the application was hidden, the topmost first.
  package final var removedWhileHidden: [Controller] { container?.removedWhileHidden ?? [] }
}

extension Controller {
  /// The maximum depth of nested controllers, for which recursive calls fit the stack.
  package static var depthLimit: Int { 1_000 }

  /// Traps if the controller is nested more deeply than ``depthLimit``.
  final func checkDepth() {
    var depth = 1
    var outer = parent
    while let controller = outer {
      depth += 1
      outer = controller.parent
    }
    guard depth > Controller.depthLimit else { return }
    let limit = Controller.depthLimit
    fatalError(
      "create: \(type(of: self)) is nested \(depth) levels deep; \(limit) are allowed (SK108)")
  }
}

extension ContainerController {
  /// The state; `nil` before creation and after destruction.
  ///
  /// Only ``changeContent(_:)`` and ``change(leaving:_:prepare:then:)`` change it.
  @inlinable public var content: Content? {
    guard let box = container?.content else { return nil }
    // `Container.setContent(_:)` made the box, with a state of this container.
    return unsafeDowncast(box, to: ContentBox<Content>.self).content
  }

  /// Returns the existing child with the identity `id`; `nil` if it is not created or was evicted.
  public func child(_ id: ChildID) -> Controller? { container?.instances[id] }

  /// The visible children, the lowest first; a child whose creation failed has no view.
  public var visibleChildren: [Controller] {
    container.map { container in container.visibleIDs.compactMap { container.instances[$0] } } ?? []
  }

  /// Adds `child`, which the framework did not request by ``makeChild(_:)``, as the child `id`.
  ///
  /// Call it in the preparation of the change that adds `id` to the state.
  ///
  /// - Parameters:
  ///   - child: The screen, which must be new.
  ///   - id: The identity of the screen, without an instance so far.
  ///   - isRestorable: Whether ``makeChild(_:)`` can create the screen again. If so, it restores
  ///     the saved state of an earlier instance, and may be evicted.
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

  /// Returns the child `id`; a child without an instance is initialized, but not created.
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

  /// Sorts `children`, given in order of arrival, from the bottom to the top; removed children are
  /// on top.
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

  /// Stops the app, since the state is impossible.
  @usableFromInline
  func fail(_ broken: String) -> Never {
    fatalError("\(broken) (the state of \(Self.self)) (SK107)")
  }
}
