import ScreenKitCore

/// The saved position of a navigator among its screens, which `ScreenState.navigation` contains.
struct ArchivedNavigation: Decodable {
  private enum CodingKeys: CodingKey {
    case entries, styles, tabs, guarded, arrival, ledger, content
  }

  /// The entries of a stack, or the base and the modals of a composite.
  var entries: [ArchivedEntry]?
  /// The styles of a composite's modals, in their order.
  var styles: [ModalStyle]?
  /// The tabs of a tab navigator.
  var tabs: ArchivedTabs?
  /// The entries whose screens could veto their removal; `nil` if there were none.
  var guarded: [SavedState.Value]?
  /// The destination to go to when the navigator is created.
  var arrival: [ArchivedStep]?
  /// The records that all navigators share, in the outermost one.
  var ledger: ArchivedLedger?
  /// The saved state of a navigator besides its entries, or that of another container.
  var content: SavedState.Value?

  /// Whether it is the position of a navigator that was created, rather than of another container.
  var isOfNavigator: Bool { entries != nil || tabs != nil || ledger != nil }

  /// The entries of any kind of navigator.
  var allEntries: [ArchivedEntry] { (entries ?? []) + (tabs?.items.map(\.entry) ?? []) }

  /// Returns the form that `init(from:)` decodes.
  ///
  /// - Throws: An error of encoding.
  func encoded() throws -> SavedState {
    var state = SavedState()
    state[CodingKeys.entries] = entries.map { .list($0.map(\.encoded)) }
    state[CodingKeys.styles] = try styles.map { try SavedState.Value(encoding: $0) }
    state[CodingKeys.tabs] = try tabs.map { try SavedState.Value(encoding: $0) }
    state[CodingKeys.guarded] = guarded.map { .list($0) }
    state[CodingKeys.content] = content
    state[CodingKeys.arrival] = try arrival.map { try SavedState.Value(encoding: $0) }
    state[CodingKeys.ledger] = try ledger.map { try SavedState.Value(encoding: $0) }
    return state
  }

  /// Removes `unwanted` from the stack or the modals; tabs stay.
  ///
  /// - Returns: Further removed entries, if the root or the base was removed.
  mutating func remove(_ unwanted: Set<EntryID>) -> [EntryID] {
    let values = Set(unwanted.map { SavedState.Value.int($0.number) })
    guarded = guarded.map { $0.filter { !values.contains($0) } }.flatMap { $0.isEmpty ? nil : $0 }
    guard let old = entries else { return [] }
    let staying = old.indices.filter { !unwanted.contains(old[$0].id) }
    if staying.isEmpty || styles != nil && staying[0] != 0 {
      // Without its base or root, a navigator starts with its initial state.
      entries = nil
      return staying.map { old[$0].id }
    }
    entries = staying.map { old[$0] }
    styles = styles.map { styles in staying.dropFirst().map { styles[$0 - 1] } }
    return []
  }
}

extension ScreenState {
  /// The position of a navigator; `nil` for other screens, and if it cannot be read.
  var archivedNavigation: ArchivedNavigation? { try? decodedNavigation() }

  /// Returns the position of a navigator, or `nil` for other screens.
  ///
  /// - Throws: An error of decoding.
  func decodedNavigation() throws -> ArchivedNavigation? {
    try navigation.map { try SavedState.Value.state($0).decoded() }
  }
}
