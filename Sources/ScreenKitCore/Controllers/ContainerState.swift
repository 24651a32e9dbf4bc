/// A value with the children of a container, and the visible ones among them.
///
/// ```swift
/// struct Pages: ContainerState {
///   var count = 3
///   var shown = 0
///   var children: [ChildID] { (0..<count).map { .number($0) } }
///   var visibleChildren: [ChildID] { [.number(shown)] }
/// }
/// ```
/// A ``ContainerController`` changes it by functions from state to state. The framework compares
/// the states before and after each change.
public protocol ContainerState: Hashable, Sendable {
  /// All children, the lowest first, each once; they need not be created yet.
  var children: [ChildID] { get }

  /// The visible children, the lowest first; the last one is in front, and appears and pauses with
  /// the container.
  var visibleChildren: [ChildID] { get }

  /// The child in front; the last of ``visibleChildren`` by default.
  var frontChild: ChildID? { get }

  /// Returns the children of `old` that this state does not have, the topmost first.
  ///
  /// The default compares all children, in linear time.
  func removedChildren(since old: Self) -> [ChildID]

  /// The rule of the lifecycle contract that the state breaks, as a sentence; `nil` if it is valid.
  ///
  /// The framework reads it before it sets a new state, and stops the app for a broken rule. The
  /// default finds a child that is listed twice, or visible without being listed, in linear time.
  var brokenRule: String? { get }
}

extension ContainerState {
  /// The last of ``visibleChildren``.
  public var frontChild: ChildID? { visibleChildren.last }

  /// Returns the children of `old` that this state does not have; takes linear time.
  public func removedChildren(since old: Self) -> [ChildID] {
    let staying = Set(children)
    return old.children.reversed().filter { !staying.contains($0) }
  }

  /// A sentence about a child that is listed twice, or is visible without being listed.
  public var brokenRule: String? {
    let children = children
    var known = Set<ChildID>(minimumCapacity: children.count)
    for id in children where !known.insert(id).inserted {
      return "R6: the child \(id) is there twice"
    }
    for id in visibleChildren where known.remove(id) == nil {
      return "R6: \(id) is visible, but not one of the children, or visible twice"
    }
    guard frontChild == visibleChildren.last else {
      return "R4: the front child is not the last visible one"
    }
    return nil
  }
}
