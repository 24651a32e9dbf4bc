/// A pass over all screens that collects their states and the omitted parts.
package struct ArchivePass {
  /// A part that was left out.
  package struct Omission {
    /// The key of the part and its screen, which is the same in every pass.
    let key: String
    /// The title of the screen, or its class if it has no title.
    let name: String
    let error: any Error
  }

  package private(set) var omissions: [Omission] = []
  private var depth = 0

  package init() {}

  /// Returns the state that `body` makes for a screen; an empty state if the screen is nested too
  /// deeply.
  @MainActor
  mutating func descend(
    from screen: Controller, _ body: (inout ArchivePass) -> ScreenState
  ) -> ScreenState {
    guard depth < SavedState.Value.maximumDepth else {
      omit("children", of: screen, StateTooDeep())
      return ScreenState()
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Records that `part` of `screen`, such as the name of a view, was left out because of `error`.
  @MainActor
  package mutating func omit(_ part: String, of screen: Controller, _ error: any Error) {
    let type = "\(type(of: screen))"
    omissions.append(
      Omission(
        key: "\(screen.place ?? 0) \(type) \(part)",
        name: screen.title.isEmpty ? type : screen.title, error: error))
  }
}
