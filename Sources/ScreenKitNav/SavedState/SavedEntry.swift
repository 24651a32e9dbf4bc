import ScreenKitCore

/// An entry that can be saved, and how.
struct SavedEntry {
  let entry: Entry
  /// The value that ``ArchivedEntry`` reads.
  let value: SavedState.Value
}

/// The routes of a navigator's entries as they were encoded last, since most of them never change.
struct EncodedRoutes {
  private var known: [EntryID: (route: AnyRoute, value: SavedState.Value)] = [:]

  /// Returns `entry` as it is saved; `nil` for a screen that was pushed directly.
  ///
  /// - Throws: What the route throws.
  mutating func value(of entry: Entry) throws -> SavedState.Value? {
    var state = SavedState()
    state["id"] = .int(entry.id.number)
    switch entry.place {
    case .home: return .state(state)
    case .screen: return nil
    case .route(let route):
      state["route"] = try value(of: route, at: entry.id)
      return .state(state)
    }
  }

  private mutating func value(of route: AnyRoute, at id: EntryID) throws -> SavedState.Value {
    if let known = known[id], known.route == route { return known.value }
    let arguments = try SavedState.Value(encoding: route.base)
    guard arguments.fits(SavedState.Value.maximumDepth) else { throw StateTooDeep() }
    var state = SavedState()
    state["name"] = .string(route.name)
    state["arguments"] = arguments
    known[id] = (route, .state(state))
    return .state(state)
  }

  /// Forgets entries that are gone, once they are more than those that are there.
  mutating func keep(_ entries: [Entry]) {
    guard known.count > 2 * entries.count + 16 else { return }
    let ids = Set(entries.map(\.id))
    known = known.filter { ids.contains($0.key) }
  }
}

extension Navigator {
  /// The entries that can be saved.
  ///
  /// A screen that was pushed directly ends them. An entry whose route cannot be encoded is left out;
  /// the first one is saved without its route, as the one that the code begins with.
  final func savedEntries(_ pass: inout ArchivePass) -> [SavedEntry] {
    let entries = entries
    var saved: [SavedEntry] = []
    saved.reserveCapacity(entries.count)
    for entry in entries {
      do {
        guard let value = try encodedRoutes.value(of: entry) else { break }
        saved.append(SavedEntry(entry: entry, value: value))
      } catch {
        pass.omit("entry \(entry.id)", of: screens[entry.id] ?? self, error)
        guard isProvided(entry), let value = try? encodedRoutes.value(of: Entry(entry.id, .home))
        else { continue }
        saved.append(SavedEntry(entry: entry, value: value))
      }
    }
    encodedRoutes.keep(entries)
    return saved
  }
}
