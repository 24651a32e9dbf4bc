internal import ScreenKitCore

/// The components created after the first frame of a page, so that a long page opens quickly.
///
/// They are the last components in reading order. They lie below the visible part, which does not
/// depend on them.
struct WaitingParts {
  /// The minimum number of components below the visible part for which creation is postponed.
  static let leastCount = 500

  /// The components directly in the view of the page.
  let components: ArraySlice<ComponentDescription>
  /// The right and the lowest edge of the components, as a rectangle in points.
  let extent: PointRect

  /// Selects the components of `root` to postpone; `nil` if all of them are created at once.
  ///
  /// - Parameters:
  ///   - root: The view of the page.
  ///   - height: The height of the visible part, in points.
  init?(of root: ComponentDescription, below height: Int) {
    guard height > 0 else { return nil }
    let all = root.components
    var start = all.endIndex
    while start > 0, all[start - 1].canWait(below: height) { start -= 1 }
    // The first control gets the focus in the first frame.
    if let first = all.firstIndex(where: { $0.contains(\.canHaveFocus) }) {
      start = max(start, first + 1)
    }
    let waiting = all[start...]
    guard waiting.lazy.map(\.count).reduce(0, +) >= WaitingParts.leastCount,
      WaitingParts.hasAllIndicators(all[..<start])
    else { return nil }
    components = waiting
    let rects = waiting.lazy.map(\.rect)
    extent = PointRect(
      width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
  }

  /// Returns `root` without the postponed components.
  func without(_ root: ComponentDescription) -> ComponentDescription {
    var first = root
    first.components = Array(root.components[..<components.startIndex])
    return first
  }

  /// Returns whether `components` contain all indicators that they use.
  private static func hasAllIndicators(_ components: ArraySlice<ComponentDescription>) -> Bool {
    var (ids, named): (Set<Int>, Set<Int>) = ([], [])
    for component in components {
      component.forEach {
        ids.insert($0.id)
        if let id = $0[.indicatorID] { named.insert(id) }
      }
    }
    return named.isSubset(of: ids)
  }
}

extension ComponentDescription {
  /// Returns whether the component is below `height` and its position depends on no other one.
  ///
  /// A table or text view at the lower edge of the page adapts to the page, so it cannot wait.
  fileprivate func canWait(below height: Int) -> Bool {
    guard type.hasFrame, let y = given(.y), y >= height, given(.width) != nil,
      given(.height) != nil
    else { return false }
    return !contains { $0.type == .table || $0.type == .textView }
  }

  /// The frame in the description, in points; empty without a size.
  var rect: PointRect {
    PointRect(
      x: self[.x] ?? 0, y: self[.y] ?? 0, width: self[.width] ?? 0, height: self[.height] ?? 0)
  }

  fileprivate var canHaveFocus: Bool {
    switch type {
    case .button, .textField, .textView, .table: true
    default: false
    }
  }

  /// The number of components in this one, including itself.
  fileprivate var count: Int {
    var count = 1
    // A loop over indices avoids a copy of each element.
    for index in components.indices { count += components[index].count }
    return count
  }

  /// Returns whether `holds` is true for the component or for any component in it.
  fileprivate func contains(_ holds: (ComponentDescription) -> Bool) -> Bool {
    if holds(self) { return true }
    for index in components.indices where components[index].contains(holds) { return true }
    return false
  }

  /// Calls `body` with the component and all components in it.
  fileprivate func forEach(_ body: (ComponentDescription) -> Void) {
    body(self)
    for index in components.indices { components[index].forEach(body) }
  }
}
