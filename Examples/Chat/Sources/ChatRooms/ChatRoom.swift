import ScreenKitCore

/// A room that several people share, each in a separate app within one process.
package final class ChatRoom: Model {
  /// A line of the talk.
  struct Line: Identifiable {
    let id: Int
    var speaker: String
    var text: String
  }

  @Observed private(set) var lines: [Line] = []
  @Observed private(set) var people: [String] = []

  package override init() {}

  func enter(_ name: String) { people.append(name) }

  func leave(_ name: String) {
    if let index = people.firstIndex(of: name) { people.remove(at: index) }
  }

  func say(_ text: String, by speaker: String) {
    // A room keeps the last thousand lines, which limits its memory.
    let id = (lines.last?.id ?? 0) + 1
    lines = lines.suffix(999) + [Line(id: id, speaker: speaker, text: text)]
  }
}
