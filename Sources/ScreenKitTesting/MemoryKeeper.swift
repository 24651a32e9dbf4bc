public import ScreenKitCore

/// Storage in memory for an app's saved states, so that a test can launch the app again.
///
/// The app saves within a second after a change, and when it goes to the background. A second app
/// with the same keeper continues from the saved state.
@MainActor
public final class MemoryKeeper: StateKeeper {
  /// The saved archive; `nil` if there is none.
  public var archive: ScreenArchive?

  /// Creates an empty keeper.
  public init() {}

  /// Returns the saved archive; `nil` if there is none.
  public func load() -> ScreenArchive? { archive }
  /// Saves `archive`.
  public func save(_ archive: ScreenArchive) { self.archive = archive }
  /// Removes the saved archive.
  public func clear() { archive = nil }
}
