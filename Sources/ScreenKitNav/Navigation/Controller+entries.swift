import ScreenKitCore

extension Controller {
  /// The entries of all navigators within the screen, the innermost first.
  ///
  /// They include the entries in the saved states of screens that have no instance.
  final var entriesWithin: [EntryID] {
    var found: [EntryID] = []
    collectEntries(into: &found)
    return found
  }

  private final func collectEntries(into found: inout [EntryID]) {
    let removed = Set(containment.removed.map(ObjectIdentifier.init))
    for child in children where !removed.contains(ObjectIdentifier(child)) {
      child.collectEntries(into: &found)
    }
    for state in containment.savedStates { found += state.entriesWithin }
    if let navigator = self as? Navigator, state != .initial {
      for entry in navigator.entries { found.append(entry.id) }
    } else if let restored = containment.restored {
      found += restored.entriesWithin
    }
  }
}
