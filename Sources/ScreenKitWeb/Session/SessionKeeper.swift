internal import ScreenKitCore

/// The state keeper of a session: it has the archive to restore, and notes when there is a newer
/// one.
///
/// The host archives by itself, so nothing is stored here.
@MainActor
final class SessionKeeper: StateKeeper {
  /// Called when screens have changed.
  var onSave: (ScreenArchive) -> Void = { _ in }
  private let archive: ScreenArchive?

  init(_ archive: ScreenArchive?) { self.archive = archive }

  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { onSave(archive) }
  func clear() {}
}
