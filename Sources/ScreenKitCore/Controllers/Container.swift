/// The part of a controller that contains others: its children, and the object with the duties.
@MainActor
final class Container {
  var children = ChildList()
  /// The child that appears and pauses together with the controller.
  var front: Controller?
  unowned var role: (any ContainerRole)?
}

extension Controller {
  /// The controller that shows this one; `nil` for the root.
  public final var parent: Controller? { record?.container }

  /// The controllers that this one shows or keeps, in order of arrival.
  public final var children: [Controller] { container?.children.all ?? [] }

  /// The child that appears and pauses together with this controller.
  package final var front: Controller? {
    get { container?.front }
    set { if newValue != nil || container != nil { neededContainer.front = newValue } }
  }

  /// The object that does the lifecycle duties of a container; usually the container itself.
  package final var containerRole: (any ContainerRole)? {
    get { container?.role }
    set { if newValue != nil || container != nil { neededContainer.role = newValue } }
  }

  /// The position of the screen in its navigator; `nil` outside of one.
  package final var place: Int? {
    get { record?.place }
    set { record?.place = newValue }
  }

  /// The order number of the last time the screen left the front; larger is later.
  package final var lastUse: Int { record?.lastUse ?? 0 }

  /// Adds `child`, which is created when it first comes to the front.
  package final func adopt(_ child: Controller) {
    precondition(child.parent == nil, "adopt: the controller has a parent")
    let record = ChildRecord(of: child, in: self)
    neededContainer.children.append(record)
    child.record = record
  }

  /// Removes `child`, which must be destroyed or never created.
  package final func release(_ child: Controller) {
    guard let container, let record = child.record, record.container === self else { return }
    container.children.remove(record)
    child.record = nil
    if container.front === child { container.front = nil }
  }

  /// The container part, created at first use, since most screens contain no others.
  private var neededContainer: Container {
    if let container { return container }
    let container = Container()
    self.container = container
    return container
  }
}
