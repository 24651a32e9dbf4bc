import ScreenKitCore

/// An entry that can be saved, with its saved form.
struct SavedEntry {
  let entry: Entry
  let archived: ArchivedEntry
}

/// A cache of the saved forms of a navigator's entries, because most of them never change.
struct ArchivedEntries {
  private var known: [EntryID: (route: AnyRoute, archived: ArchivedEntry)] = [:]

  /// Returns the saved form of `entry`; `nil` for a screen that was pushed as an instance.
  ///
  /// - Throws: Any error of encoding the route.
  mutating func archived(_ entry: Entry) throws -> ArchivedEntry? {
    switch entry.place {
    case .home: return ArchivedEntry(entry.id, nil)
    case .screen: return nil
    case .route(let route):
      if let known = known[entry.id], known.route == route { return known.archived }
      let archived = try ArchivedRoute(route)
      guard !archived.arguments.isTooDeep else { throw StateTooDeep() }
      let saved = ArchivedEntry(entry.id, archived)
      known[entry.id] = (route, saved)
      return saved
    }
  }

  /// Removes entries that no longer exist, if there are more of them than `entries`.
  mutating func removeAll(except entries: [Entry]) {
    guard known.count > 2 * entries.count + 16 else { return }
    let ids = Set(entries.map(\.id))
    known = known.filter { ids.contains($0.key) }
  }
}

extension Navigator {
  /// Returns the entries that can be saved.
  ///
  /// A screen pushed as an instance, and all entries above it, are omitted. So is an entry whose
  /// route cannot be encoded, unless the code creates its screen.
  final func savedEntries(_ content: inout SavedContent) -> [SavedEntry] {
    let entries = entries
    var saved: [SavedEntry] = []
    saved.reserveCapacity(entries.count)
    for entry in entries {
      do {
        guard let archived = try archivedEntries.archived(entry) else { break }
        saved.append(SavedEntry(entry: entry, archived: archived))
      } catch {
        content.omit("entry \(entry.id)", of: screen(at: entry.id), error)
        guard own.isProvided(entry) else { continue }
        saved.append(SavedEntry(entry: entry, archived: ArchivedEntry(entry.id, nil)))
      }
    }
    archivedEntries.removeAll(except: entries)
    return saved
  }
}
