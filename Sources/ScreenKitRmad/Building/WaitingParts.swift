internal import ScreenKitCore

/// The components of a page that are made after its first frame, so that a long page opens quickly.
///
/// They are the last ones in reading order. All of them lie below the visible part, and nothing in that
/// part depends on them.
struct WaitingParts {
  /// The number of components below the visible part from which on they wait.
  static let leastCount = 500

  /// The components directly in the view of the page.
  let components: ArraySlice<ComponentDescription>
  /// The right and the lowest edge of the components, as a rectangle in points.
  let extent: PointRect

  /// Chooses the components of `root` that wait; `nil` if all of them are made at once.
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

  /// Returns `root` without the components that wait.
  func without(_ root: ComponentDescription) -> ComponentDescription {
    var first = root
    first.components = Array(root.components[..<components.startIndex])
    return first
  }

  /// Returns whether each indicator that one of `components` names is in one of them.
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
  /// Whether the component is below `height` and its place depends on no other one.
  ///
  /// A table or text view at the lower edge of the page fits itself into the page.
  fileprivate func canWait(below height: Int) -> Bool {
    guard type.hasFrame, let y = given(.y), y >= height, given(.width) != nil,
      given(.height) != nil
    else { return false }
    return !contains { $0.type == .table || $0.type == .textView }
  }

  /// The frame in the description, in points; without a size it is empty.
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

  /// The number of components in this one, itself included.
  fileprivate var count: Int {
    var count = 1
    // By indices, since each element would be copied otherwise.
    for index in components.indices { count += components[index].count }
    return count
  }

  /// Returns whether `holds` is true for the component or for one in it.
  fileprivate func contains(_ holds: (ComponentDescription) -> Bool) -> Bool {
    if holds(self) { return true }
    for index in components.indices where components[index].contains(holds) { return true }
    return false
  }

  /// Calls `body` with the component and with all in it.
  fileprivate func forEach(_ body: (ComponentDescription) -> Void) {
    body(self)
    for index in components.indices { components[index].forEach(body) }
  }
}
