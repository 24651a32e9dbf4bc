import ScreenKitCore

extension Controller {
  /// The entries of all navigators within the screen, the innermost first.
  ///
  /// They include those in saved states of screens without instance.
  final var entriesWithin: [EntryID] {
    var found: [EntryID] = []
    collectEntries(into: &found)
    return found
  }

  private final func collectEntries(into found: inout [EntryID]) {
    guard let navigator = self as? Navigator, state != .initial else {
      for child in children { child.collectEntries(into: &found) }
      if let restored { found += restored.entriesWithin }
      return
    }
    let removedWhileHidden = Set(navigator.removedWhileHidden.map(ObjectIdentifier.init))
    for child in children where !removedWhileHidden.contains(ObjectIdentifier(child)) {
      child.collectEntries(into: &found)
    }
    for state in navigator.savedStates.values { found += state.entriesWithin }
    for entry in navigator.entries { found.append(entry.id) }
  }
}
