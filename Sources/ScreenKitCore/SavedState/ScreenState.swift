/// The saved states of one screen and of the screens within it.
public struct ScreenState: Hashable, Codable, Sendable {
  /// The state saved by the screen's own code; `nil` if it saves none.
  public var own: SavedState?
  /// The states of the screen's views, by their identity.
  public var views: [String: SavedState.Value]
  /// The position of a navigator among its screens; `nil` for other screens.
  public var navigation: SavedState?
  /// The title of back buttons to this screen; `nil` if it has none.
  public var title: String?
  /// The states of the screens within this one, by names that the navigator chooses.
  public var children: [String: ScreenState]

  /// Creates an empty state.
  public init() {
    views = [:]
    children = [:]
  }
}

/// The saved state of an application, which is written as a whole.
public struct ScreenArchive: Hashable, Codable, Sendable {
  /// The version of archives that this version of the framework writes and reads.
  public static let currentVersion = 2

  /// The version of this archive.
  public let version: Int
  /// The state of the root screen; empty after the user has ended the app.
  public let root: ScreenState
  /// The name of the look that the user chose; `nil` for none.
  public let look: String?

  /// Creates an archive of the current version.
  public init(root: ScreenState, look: String? = nil) {
    version = ScreenArchive.currentVersion
    (self.root, self.look) = (root, look)
  }
}
