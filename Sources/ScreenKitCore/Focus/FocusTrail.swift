/// Remembers where a view is in its screen, to find what stands there when it is gone.
@MainActor
struct FocusTrail {
  private struct Step {
    weak var parent: View?
    /// Which of the parent's children it leads through.
    let index: Int
  }

  /// From the inside out.
  private var steps: [Step] = []

  init() {}

  /// Remembers the way from `view` out to `scope`, the view of its screen or panel.
  init(from view: View, to scope: View) {
    var child = view
    while child !== scope, let parent = child.parent,
      let index = parent.children.firstIndex(where: { $0 === child })
    {
      steps.append(Step(parent: parent, index: index))
      child = parent
    }
  }

  /// The candidate that now stands there or next behind, or else the last one before, in the
  /// innermost container that has any.
  func successor(among candidates: [View]) -> View? {
    for step in steps {
      guard let parent = step.parent else { continue }
      let inside = candidates.filter { $0 !== parent && $0.isWithin(parent) }
      guard let last = inside.last else { continue }
      return inside.first { index(of: $0, in: parent) >= step.index } ?? last
    }
    return nil
  }

  /// Which child of `parent` the view is in.
  private func index(of view: View, in parent: View) -> Int {
    let child = view.path.first { $0.parent === parent }
    return parent.children.firstIndex { $0 === child } ?? 0
  }
}
