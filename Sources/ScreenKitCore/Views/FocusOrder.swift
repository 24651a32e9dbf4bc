/// The set of views that can have the focus, and their order for the Tab key.
@MainActor
enum FocusOrder {
  /// Returns the views under `root` that accept the focus now, in reading order.
  static func candidates(in root: View) -> [View] {
    var found: [View] = []
    root.forEachShown { if $0.acceptsFocus && $0.isEffectivelyEnabled { found.append($0) } }
    return found
  }

  /// Returns the candidates that the Tab key visits, with only one view of each focus group.
  ///
  /// The view of a group is the focused one, else the result of `remembered`, else the first one.
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

  /// Returns the outermost focus group that contains `view`; `nil` if there is none.
  static func group(of view: View) -> View? { view.path.reduce(nil) { $1.isOneStop ? $1 : $0 } }

  /// Returns the candidate `step` positions after `view`, wrapping around; `nil` without
  /// candidates.
  ///
  /// Without a view, the result is the first or the last candidate.
  static func next(after view: View?, in candidates: [View], step: Int) -> View? {
    guard !candidates.isEmpty else { return nil }
    guard let index = candidates.firstIndex(where: { $0 === view }) else {
      return step < 0 ? candidates.last : candidates.first
    }
    let count = candidates.count
    return candidates[((index + step) % count + count) % count]
  }
}
