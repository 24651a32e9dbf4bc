/// The events in order, as a test's closures and subclasses record them.
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
