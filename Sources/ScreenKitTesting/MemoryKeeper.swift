public import ScreenKitCore

/// Keeps the states of an app's screens in memory, so that a test can launch the app again.
///
/// The app saves within a second after a change, and when it goes to the background; a second one with
/// the same keeper goes on there.
@MainActor
public final class MemoryKeeper: StateKeeper {
  /// What is kept; `nil` if there is nothing.
  public var archive: ScreenArchive?

  /// Makes a keeper of nothing.
  public init() {}

  /// What was kept last.
  public func load() -> ScreenArchive? { archive }
  /// Keeps `archive`.
  public func save(_ archive: ScreenArchive) { self.archive = archive }
  /// Forgets what was kept.
  public func clear() { archive = nil }
}
