/// The target view of an action.
///
/// It contains the path from the window to the view, which is the same on every backend. A target
/// from ``Window/target(of:)-(View)`` also identifies the view object: after the removal of the
/// view, the target does not match another view at the same path. A target from a recording has
/// only the path.
public struct ViewTarget: Hashable, Sendable {
  /// A step from a view to one of its children.
  public enum Step: Hashable, Sendable {
    /// The child at this index.
    case child(Int)
    /// The row of a list, in place of a child index, since only visible rows have views.
    case row(RowIndex)
  }

  /// The steps from the window to the view.
  public let path: [Step]

  /// The number of the view; `nil` for any view at the path.
  let number: Int32?

  /// Creates a target for the view that is at `path` when the action is performed.
  public init(path: [Step]) { self.init(path: path, number: nil) }

  init(path: [Step], number: Int32?) { (self.path, self.number) = (path, number) }

  /// The target for any view at this path.
  var anyView: ViewTarget { ViewTarget(path: path) }
}

extension Window {
  /// Returns a target for `view`; `nil` if it is not in the window.
  ///
  /// Complexity: O(*n*) in the number of ancestors of `view` and their children.
  public func target(of view: View) -> ViewTarget? {
    guard view.root === self else { return nil }
    var path: [ViewTarget.Step] = []
    for view in view.path {
      guard let parent = view.parent else { break }
      guard let step = parent.step(to: view) else { return nil }
      path.append(step)
      // A numbered cell resets the numbers of its views when it shows another item.
      if case .row = step { _ = number(of: view) }
    }
    return ViewTarget(path: path.reversed(), number: number(of: view))
  }

  /// Returns the view of `target`; `nil` if it is not in the window.
  public func view(for target: ViewTarget) -> View? {
    var view: View = self
    for step in target.path {
      guard let next = view.child(at: step) else { return nil }
      view = next
    }
    return target.number == nil || target.number == view.targetNumber ? view : nil
  }

  /// Returns the number of `view`, which is unique in the window.
  private func number(of view: View) -> Int32 {
    if view.targetNumber == 0 {
      lastNumber += 1
      view.targetNumber = lastNumber
    }
    return view.targetNumber
  }
}

extension View {
  /// Invalidates all targets of the view and of its descendants.
  final func forgetTargets() {
    targetNumber = 0
    forEachChild { $0.forgetTargets() }
  }

  fileprivate func step(to child: View) -> ViewTarget.Step? {
    if self is ListView, let cell = child as? RowCell { return .row(cell.index) }
    return children.firstIndex { $0 === child }.map(ViewTarget.Step.child)
  }

  fileprivate func child(at step: ViewTarget.Step) -> View? {
    switch step {
    case .child(let index): children.indices.contains(index) ? children[index] : nil
    case .row(let row): children.first { ($0 as? RowCell)?.index == row }
    }
  }
}
