/// Which views can have the focus, and in what order the Tab key visits them.
@MainActor
enum FocusOrder {
  /// The views under `root` that accept the focus now, in reading order.
  static func candidates(in root: View) -> [View] {
    var found: [View] = []
    root.forEachShown { if $0.acceptsFocus && $0.isEffectivelyEnabled { found.append($0) } }
    return found
  }

  /// The candidate `step` places after `view`, round the end; the first one without a view.
  static func next(after view: View?, in candidates: [View], step: Int) -> View? {
    guard !candidates.isEmpty else { return nil }
    guard let index = candidates.firstIndex(where: { $0 === view }) else {
      return step < 0 ? candidates.last : candidates.first
    }
    let count = candidates.count
    return candidates[((index + step) % count + count) % count]
  }
}
