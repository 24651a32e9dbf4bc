/// All that is kept of one screen, and of the screens that it shows (F-103 to F-109).
public struct ScreenState: Hashable, Codable, Sendable {
  /// What the screen's own code wants to keep.
  public var own: SavedState?
  /// What its views hold, by their identity.
  public var views: [String: SavedState.Value]
  /// Where a navigator stands among its screens.
  public var navigation: SavedState?
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
  public static let currentVersion = 1

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

/// Keeps an application's archive from one launch to the next, such as in a file.
@MainActor
public protocol StateKeeper: AnyObject {
  /// The archive of the last run, or `nil` if there is none; called once, before the launch.
  ///
  /// An archive that cannot be used is set aside and told by an error; the app starts without it.
  func load() throws -> ScreenArchive?

  /// Keeps `archive` in place of the one before; the old one stays if this fails.
  func save(_ archive: ScreenArchive) throws

  /// Forgets what is kept, as the user has ended the app; nothing happens if there is nothing.
  func clear() throws
}
