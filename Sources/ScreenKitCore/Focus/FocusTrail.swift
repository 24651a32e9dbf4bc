/// The recorded position of a view in its screen, for finding its successor after its removal.
@MainActor
struct FocusTrail {
  private struct Step {
    weak var parent: View?
    /// The index of the child of `parent` on the path to the view.
    let index: Int
  }

  /// The steps from the view outwards.
  private var steps: [Step] = []

  init() {}

  /// Records the path from `view` out to `scope`, the view of its screen or panel.
  init(from view: View, to scope: View) {
    var child = view
    while child !== scope, let parent = child.parent,
      let index = parent.children.firstIndex(where: { $0 === child })
    {
      steps.append(Step(parent: parent, index: index))
      child = parent
    }
  }

  /// Returns the candidate at the recorded position, else the next candidate, else the last one
  /// before.
  ///
  /// It searches the innermost container that has any candidate.
  func successor(among candidates: [View]) -> View? {
    for step in steps {
      guard let parent = step.parent else { continue }
      let inside = candidates.filter { $0 !== parent && $0.isWithin(parent) }
      guard let last = inside.last else { continue }
      return inside.first { index(of: $0, in: parent) >= step.index } ?? last
    }
    return nil
  }

  /// Returns the index of the child of `parent` that contains the view.
  private func index(of view: View, in parent: View) -> Int {
    let child = view.path.first { $0.parent === parent }
    return parent.children.firstIndex { $0 === child } ?? 0
  }
}
