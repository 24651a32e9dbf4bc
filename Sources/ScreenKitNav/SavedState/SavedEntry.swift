import ScreenKitCore

/// An entry that can be saved, with its encoded value.
struct SavedEntry {
  let entry: Entry
  /// The value that ``ArchivedEntry`` decodes.
  let value: SavedState.Value
}

/// A cache of the encoded routes of a navigator's entries, because most of them never change.
struct EncodedRoutes {
  private var known: [EntryID: (route: AnyRoute, value: SavedState.Value)] = [:]

  /// Returns the encoded `entry`; `nil` for a screen that was pushed as an instance.
  ///
  /// - Throws: Any error of encoding the route.
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

  /// Removes entries that no longer exist, once they outnumber `entries`.
  mutating func keep(_ entries: [Entry]) {
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
