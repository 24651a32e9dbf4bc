package import ScreenKitCore

extension Navigator {
  package final func archive(into state: inout ScreenState, _ pass: inout ArchivePass) {
    let saved = savedEntries(&pass)
    var navigation = archived(saved)
    if enclosing == nil { navigation.ledger = ledger.archived(of: self, &pass) }
    state.children.reserveCapacity(saved.count)
    var guardedIDs: [EntryID] = []
    for entry in saved.lazy.map(\.entry) {
      let screen = screens[entry.id]
      state.children["\(entry.id.number)"] = screen?.archive(&pass) ?? savedStates[entry.id]
      if guarded.contains(entry.id) || screen?.mayVeto == true {
        guardedIDs.append(entry.id)
      }
    }
    if !guardedIDs.isEmpty { navigation.guarded = guardedIDs }
    do {
      state.navigation = try navigation.encoded()
    } catch {
      pass.omit("navigation", of: self, error)
    }
  }

  package final func withdraw(_ child: Controller) -> Bool {
    guard let id = child.entryID else { return false }
    return close(id, of: child)
  }

  package final func check(_ state: ScreenState) throws(UnusableArchive) {
    try ArchiveCheck.check(state)
  }
}
