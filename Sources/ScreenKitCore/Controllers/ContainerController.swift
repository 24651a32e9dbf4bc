/// A controller that shows other controllers, its children, within its own view.
///
/// It describes its state as a value, creates its children and places their views:
///
/// ```swift
/// final class Pager: Controller, ContainerController {
///   private let frame = NavigationFrame()
///
///   func makeContent(restoring saved: SavedState?) -> Pages { Pages() }
///   func makeChild(_ id: ChildID) -> Controller { PageScreen(id) }
///   func placeChildren() { frame.content = frontChild?.view }
///   override func makeView() -> View { frame }
///
///   func showNext() { changeContent { $0.shown = ($0.shown + 1) % $0.count } }
/// }
/// ```
/// The framework makes all other calls, in the order of the lifecycle contract. It asks the guards
/// of the children to be removed, and then pauses, creates, shows and destroys children. It saves
/// and restores the children, and evicts hidden ones when memory is short. An impossible state
/// stops the app with the name of the broken rule.
@MainActor
public protocol ContainerController: Controller {
  /// The type of the state: the children, and the visible ones among them.
  associatedtype Content: ContainerState

  /// Returns the first state; called once, between `create(restoring:)` and `makeView()`.
  ///
  /// - Parameter saved: The state that ``saveContent()`` returned in an earlier run; `nil` if there is
  ///   none. The children restore themselves.
  /// - Returns: The state.
  /// - Throws: Any error; it removes the container, like an error of `makeView()`.
  func makeContent(restoring saved: SavedState?) throws -> Content

  /// Creates the child `id`, when it is visible for the first time and after each eviction.
  func makeChild(_ id: ChildID) -> Controller

  /// Places the views of the visible children within the container's own view.
  ///
  /// Called after each change of the visible children, when all of them are created. A child whose
  /// creation failed has no view.
  func placeChildren()

  // MARK: Optional

  /// Returns the part of the state to save; by default the states of all children, and nothing else.
  func saveContent() throws -> SavedContent

  /// Returns whether the hidden child `id` may be destroyed, and created again from its saved
  /// state; `true` by default.
  func canEvict(_ id: ChildID) -> Bool

  /// Responds to a change of the title or the navigation item of `child`; does nothing by default.
  func childDidChange(_ child: Controller)

  /// Removes `child`, whose creation failed; returns `false`, the default, if it cannot be removed.
  func withdraw(_ child: Controller) -> Bool

  /// Delivers pending data, such as a result, to `child` before it appears; does nothing by
  /// default.
  func deliver(to child: Controller)

  /// Whether ``deliver(to:)`` may have something to deliver; `false` by default.
  var hasPendingDeliveries: Bool { get }

  /// Responds to the first state, before the creation of the container's view; called once.
  func contentDidBegin() throws

  /// Prepares for the destruction of children, after the front one among them has paused.
  func willRemove(_ ids: [ChildID])

  /// Prepares for guards that need time to decide on the removal of children.
  func guardsWillDecide(on ids: [ChildID])

  /// Responds to the decision that ``guardsWillDecide(on:)`` announced.
  func guardsDidDecide(_ isAllowed: Bool)

  /// Whether ``contentDidChange(from:to:_:)`` is called; `false` by default.
  var observesChanges: Bool { get }

  /// Responds to a change, with the steps of the children; a step includes all screens within.
  func contentDidChange(from old: Content, to new: Content, _ steps: [ContainerStep])

  /// Releases data about the children, at the container's destruction.
  func contentDidEnd()

  /// Checks `state`, which an earlier run saved for the whole app; called for the root screen only.
  func check(_ state: ScreenState) throws(UnusableArchive)
}

/// One lifecycle call to a child of a container during a transition.
public enum ContainerStep: Hashable, Sendable {
  /// The child is no longer in front.
  case pause(ChildID)
  /// The child is created, with its saved state if there is one.
  case create(ChildID)
  /// The child comes to the front.
  case appear(ChildID)
  /// The child leaves the container for good, or until it is created again.
  case destroy(ChildID)
}

extension ContainerController {
  /// Returns the states of all children, and no state of the container.
  public func saveContent() -> SavedContent { SavedContent(children: content?.children ?? []) }

  /// Returns `true`.
  public func canEvict(_ id: ChildID) -> Bool { true }

  /// Does nothing.
  public func childDidChange(_ child: Controller) {}

  /// Returns `false`: no child can be removed.
  public func withdraw(_ child: Controller) -> Bool { false }

  /// Does nothing.
  public func deliver(to child: Controller) {}

  /// The value `false`.
  public var hasPendingDeliveries: Bool { false }

  /// Does nothing.
  public func contentDidBegin() {}

  /// Does nothing.
  public func willRemove(_ ids: [ChildID]) {}

  /// Does nothing.
  public func guardsWillDecide(on ids: [ChildID]) {}

  /// Does nothing.
  public func guardsDidDecide(_ isAllowed: Bool) {}

  /// The value `false`.
  public var observesChanges: Bool { false }

  /// Does nothing.
  public func contentDidChange(from old: Content, to new: Content, _ steps: [ContainerStep]) {}

  /// Does nothing.
  public func contentDidEnd() {}

  /// Does nothing, so any state is valid.
  public func check(_ state: ScreenState) throws(UnusableArchive) {}
}
