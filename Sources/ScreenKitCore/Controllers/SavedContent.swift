/// The saved part of a container's state, and the children whose states are saved with it.
public struct SavedContent {
  /// The saved form of the container's state; `nil` if it saves none.
  public var state: SavedState?
  /// The children whose states are saved.
  public var children: [ChildID]
  /// The parts of the saved position besides ``state``, such as a navigator's entries.
  ///
  /// They are saved in ``ScreenState/navigation``, in which the framework uses the names `content`
  /// and `guarded`.
  public var navigation: SavedState?
  /// The parts that could not be saved.
  package private(set) var omissions: [(part: String, screen: Controller?, error: any Error)] = []

  /// Creates a saved form.
  ///
  /// - Parameters:
  ///   - state: The saved form of the container's state; `nil` saves none.
  ///   - children: The children whose states are saved.
  public init(_ state: SavedState? = nil, children: [ChildID]) {
    self.state = state
    self.children = children
  }

  /// Reports that `part` of `screen`, or of the container, was left out because of `error`.
  public mutating func omit(_ part: String, of screen: Controller? = nil, _ error: any Error) {
    omissions.append((part, screen, error))
  }
}
