/// Which views can have the focus, and in what order the Tab key visits them.
@MainActor
enum FocusOrder {
  /// The views under `root` that accept the focus now, in reading order.
  static func candidates(in root: View) -> [View] {
    var found: [View] = []
    root.forEachShown { if $0.acceptsFocus && $0.isEffectivelyEnabled { found.append($0) } }
    return found
  }

  /// The candidates that the Tab key visits: of each focus group only one, the one that has the
  /// focus, or the one that `remembered` gives for the group, or the first.
  static func stops(
    among candidates: [View], focused: View?, remembered: (View) -> View?
  ) -> [View] {
    candidates.filter { view in
      guard let group = group(of: view) else { return true }
      let members = candidates.filter { $0.isWithin(group) }
      let wished = [focused, remembered(group)].lazy.compactMap(\.self)
      let stop = wished.first { wish in members.contains { $0 === wish } } ?? members.first
      return view === stop
    }
  }

  /// The outermost focus group that `view` is in.
  static func group(of view: View) -> View? { view.path.reduce(nil) { $1.isFocusGroup ? $1 : $0 } }

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
