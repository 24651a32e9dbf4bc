/// One pass over all screens that takes an archive, and the parts that it had to leave out.
package struct ArchivePass {
  /// A part that was left out.
  package struct Omission {
    /// Which part of which screen it is; the same in every pass.
    let key: String
    /// The part, for users.
    let name: String
    let error: any Error
  }

  package private(set) var omissions: [Omission] = []
  private var depth = 0

  package init() {}

  /// Takes the state of a screen by `body`, unless it is within more containers than a file can
  /// have.
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
