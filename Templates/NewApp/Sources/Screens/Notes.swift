import ScreenKitCore

/// A note: a number that never changes, and a text.
public struct Note: Identifiable, Codable, Equatable, Sendable {
  /// The number of the note.
  public let id: Int
  /// The text, in one line.
  public var text: String
}

/// All notes, and the rules for changing them; each change is saved first.
public final class Notes: Model {
  /// The notes, oldest first.
  @Observed public private(set) var all: [Note] = []

  private let store: any NotesStore

  /// Creates the model of the notes in `store`.
  public init(_ store: any NotesStore) {
    self.store = store
    super.init()
  }

  /// Reads the notes of the store.
  public func load() throws { all = try store.load() }

  /// Adds a note at the end, unless the text is blank.
  public func add(_ text: String) throws {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    try replaceAll(with: all + [Note(id: (all.map(\.id).max() ?? 0) + 1, text: text)])
  }

  /// Removes the note with `id`, if there is one.
  public func remove(_ id: Note.ID) throws { try replaceAll(with: all.filter { $0.id != id }) }

  /// Removes all notes.
  public func removeAll() throws { try replaceAll(with: []) }

  /// Returns the note with `id`; `nil` if there is none.
  public func find(_ id: Note.ID) -> Note? { all.first { $0.id == id } }

  private func replaceAll(with notes: [Note]) throws {
    try store.save(notes)
    all = notes
  }
}
