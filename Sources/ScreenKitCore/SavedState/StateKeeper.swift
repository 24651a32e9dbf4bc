/// Saves an application's archive from one launch to the next, such as in a file.
///
/// An application calls it on the main actor. `load()`, `save(_:)` and `clear()` are all that a
/// keeper must have.
@MainActor
public protocol StateKeeper: AnyObject {
  /// Returns the archive of the last run, or `nil` if there is none; called once, before the launch.
  ///
  /// Throws where there is an archive that cannot be read. The app reports the error and starts
  /// without it.
  func load() throws -> ScreenArchive?

  /// Saves `archive` before it returns; the archive saved before stays if this fails.
  ///
  /// Called when the process may be stopped or killed right afterwards.
  func save(_ archive: ScreenArchive) throws

  /// Saves `archive` without holding up the caller; called soon after a change, at most once a
  /// second.
  ///
  /// A later call of ``save(_:)`` or ``clear()`` wins, even while this one is under way. By default
  /// it calls ``save(_:)``.
  ///
  /// - Parameters:
  ///   - archive: The archive to save.
  ///   - completion: Must be called once, with the error if there was one.
  func saveSoon(
    _ archive: ScreenArchive, completion: @escaping @MainActor (_ error: (any Error)?) -> Void)

  /// Removes the saved archive, since the user has ended the app; does nothing if there is none.
  func clear() throws

  /// Moves the saved archive out of the way, since the app cannot use it.
  ///
  /// By default it does nothing: the next archive replaces it.
  ///
  /// - Returns: Where the archive is now, for the user; `nil` if it stays where it was.
  func setAside() throws -> String?
}

extension StateKeeper {
  /// Calls ``save(_:)``.
  public func saveSoon(
    _ archive: ScreenArchive, completion: @escaping @MainActor (_ error: (any Error)?) -> Void
  ) {
    do {
      try save(archive)
      completion(nil)
    } catch {
      completion(error)
    }
  }

  /// Does nothing.
  public func setAside() throws -> String? { nil }
}
