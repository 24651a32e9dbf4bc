internal import ScreenKitCore

/// The state keeper of a session, which restores an archive and reports new ones.
///
/// The host stores archives, so nothing is stored here.
@MainActor
final class SessionKeeper: StateKeeper {
  /// The handler of each archive after screens have changed.
  var onSave: (ScreenArchive) -> Void = { _ in }
  private let archive: ScreenArchive?

  init(_ archive: ScreenArchive?) { self.archive = archive }

  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { onSave(archive) }
  func clear() {}
}
