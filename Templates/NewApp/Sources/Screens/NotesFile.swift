import Foundation

/// The storage of the notes; tests use one that keeps them in memory.
@MainActor
public protocol NotesStore {
  /// Returns all notes, in order.
  func load() throws -> [Note]
  /// Replaces all notes.
  func save(_ notes: [Note]) throws
}

/// A JSON file of notes.
public struct NotesFile: NotesStore {
  private let url: URL

  /// Creates a storage in the file at `path`.
  public init(path: String) { url = URL(fileURLWithPath: path) }

  /// Returns the notes; none if there is no file.
  ///
  /// An error ends the app before its first screen, so that it never replaces a damaged file.
  public func load() throws -> [Note] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let data = try Data(contentsOf: url)
    do { return try JSONDecoder().decode([Note].self, from: data) } catch {
      throw DamagedNotes(path: url.path)
    }
  }

  /// Replaces the file as a whole, so that an interrupted write leaves the old one.
  public func save(_ notes: [Note]) throws {
    try JSONEncoder().encode(notes).write(to: url, options: .atomic)
  }
}

/// The error for a file without readable notes.
struct DamagedNotes: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path) is damaged. Repair it, or move it away to begin without notes."
  }
}
