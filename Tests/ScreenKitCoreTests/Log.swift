/// What happened, in order, as a test's closures and subclasses write it down.
@MainActor
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  func write(_ entry: Entry) { entries.append(entry) }

  /// Removes all entries.
  func clear() { entries = [] }

  /// What was written since the last call.
  func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}
