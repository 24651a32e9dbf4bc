/// The view that an action is for.
///
/// It names the view by its path from the window, so that it means the same view on every backend.
/// A target from ``Window/target(of:)-(View)`` also knows the view itself: after the view is removed, it
/// does not mean another view that took its place. A target from a recording has only the path.
public struct ViewTarget: Hashable, Sendable {
  /// One step from a view to a view within it.
  public enum Step: Hashable, Sendable {
    /// The child at this index.
    case child(Int)
    /// The row of a list; rows have no index, since only visible ones have views.
    case row(RowIndex)
  }

  /// The steps from the window to the view.
  public let path: [Step]

  /// The number of the view; `nil` for whichever view is at the path.
  let number: Int32?

  /// Creates a target for whichever view is at `path` when the action is performed.
  public init(path: [Step]) { self.init(path: path, number: nil) }

  init(path: [Step], number: Int32?) { (self.path, self.number) = (path, number) }

  /// The target for whichever view is at this path.
  var anyView: ViewTarget { ViewTarget(path: path) }
}

extension Window {
  /// Returns a target for `view`; `nil` if it is not in the window.
  ///
  /// Complexity: O(*n*) in the number of views around `view` and their children.
  public func target(of view: View) -> ViewTarget? {
    guard view.root === self else { return nil }
    var path: [ViewTarget.Step] = []
    for view in view.path {
      guard let parent = view.parent else { break }
      guard let step = parent.step(to: view) else { return nil }
      path.append(step)
      // A numbered cell forgets the numbers in it when it shows another item.
      if case .row = step { _ = number(of: view) }
    }
    return ViewTarget(path: path.reversed(), number: number(of: view))
  }

  /// Returns the view that `target` means; `nil` if there is none.
  public func view(for target: ViewTarget) -> View? {
    var view: View = self
    for step in target.path {
      guard let next = view.child(at: step) else { return nil }
      view = next
    }
    return target.number == nil || target.number == view.targetNumber ? view : nil
  }

  /// Returns the number of `view`, which differs from those of all other views of the window.
  private func number(of view: View) -> Int32 {
    if view.targetNumber == 0 {
      lastNumber += 1
      view.targetNumber = lastNumber
    }
    return view.targetNumber
  }
}

extension View {
  /// Makes all targets of the view and of the views in it mean no view anymore.
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
