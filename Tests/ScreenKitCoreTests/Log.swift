/// The events in order, recorded by closures and subclasses of a test.
@MainActor
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func write(_ entry: Entry) { entries.append(entry) }

  /// Removes all entries.
  func clear() { entries = [] }

  /// Returns the entries since the last call.
  func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}
