import ScreenKitCore

/// A note: a number that never changes, and a text.
public struct Note: Identifiable, Codable, Equatable, Sendable {
  /// The number of the note.
  public let id: Int
  /// The text, in one line.
  public var text: String
}

/// All notes, and the rules for changing them.
public final class Notes: Model {
  /// The notes, oldest first.
  @Observed public private(set) var all: [Note]

  /// Creates the model of `notes`.
  public init(_ notes: [Note] = []) {
    all = notes
    super.init()
  }

  /// Replaces all notes by those of a file.
  public func replaceAll(with notes: [Note]) { all = notes }

  /// Adds a note at the end, unless the text is blank.
  public func add(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    all.append(Note(id: (all.map(\.id).max() ?? 0) + 1, text: text))
  }

  /// Removes the note with `id`, if there is one.
  public func remove(_ id: Note.ID) { all.removeAll { $0.id == id } }

  /// Returns the note with `id`; `nil` if there is none.
  public func find(_ id: Note.ID) -> Note? { all.first { $0.id == id } }
}
