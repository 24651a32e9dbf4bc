/// The storage of an application's archive between launches, such as a file.
///
/// The application calls it on the main actor. Implementations only need `load()`, `save(_:)` and
/// `clear()`.
@MainActor
public protocol StateKeeper: AnyObject {
  /// Returns the archive of the last run, or `nil` if there is none; called once, before the
  /// launch.
  ///
  /// Throws an error if the archive cannot be read. The app reports the error and starts without
  /// the archive.
  func load() throws -> ScreenArchive?

  /// Saves `archive` before it returns; if this fails, the previous archive remains.
  ///
  /// Called when the process may be stopped or killed immediately afterwards.
  func save(_ archive: ScreenArchive) throws

  /// Saves `archive` without blocking the caller; called soon after a change, at most once a
  /// second.
  ///
  /// A later call of ``save(_:)`` or ``clear()`` takes precedence, even while this one is in
  /// progress. The default calls ``save(_:)``.
  ///
  /// - Parameters:
  ///   - archive: The archive to save.
  ///   - completion: Must be called once, with the error of a failed save or `nil`.
  func saveSoon(
    _ archive: ScreenArchive, completion: @escaping @MainActor (_ error: (any Error)?) -> Void)

  /// Removes the saved archive, since the user has ended the app; does nothing if there is none.
  func clear() throws

  /// Moves the saved archive aside, since the app cannot use it.
  ///
  /// The default does nothing: the next archive replaces it.
  ///
  /// - Returns: The new location of the archive, for the user; `nil` if it was not moved.
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

  /// Does nothing, and returns `nil`.
  public func setAside() throws -> String? { nil }
}
