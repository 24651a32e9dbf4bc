/// All that is kept of one screen, and of the screens that it shows (F-103 to F-109).
public struct ScreenState: Hashable, Codable, Sendable {
  /// What the screen's own code wants to keep.
  public var own: SavedState?
  /// What its views hold, by their identity.
  public var views: [String: SavedState.Value]
  /// Where a navigator stands among its screens.
  public var navigation: SavedState?
  /// The title of the screen on the way back to it; `nil` if it has none.
  public var title: String?
  /// The states of the screens within, by a name that the navigator chooses.
  public var children: [String: ScreenState]

  /// Makes the state of a screen that keeps nothing.
  public init() {
    views = [:]
    children = [:]
  }
}

/// All that is kept of an application, as one value to be written whole or not at all.
public struct ScreenArchive: Hashable, Codable, Sendable {
  /// The form of the archives that this version of the framework writes and reads.
  public static let currentVersion = 2

  /// The form of this archive.
  public let version: Int
  /// The root screen.
  public let root: ScreenState

  /// Makes an archive in the present form.
  public init(root: ScreenState) {
    version = ScreenArchive.currentVersion
    self.root = root
  }
}
