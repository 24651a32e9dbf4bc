import ScreenKitCore

/// The requests for results and the results not yet delivered, by entry.
///
/// It refers to entries instead of screens, so that it survives eviction and relaunch.
struct ResultStore: Codable {
  /// The entry that opened another one for its result.
  struct Asker: Codable {
    let entry: EntryID
    /// The name of the route that was opened.
    let route: String
  }

  /// A result not yet delivered; `nil` means that the screen was removed without one.
  struct PendingResult: Codable {
    let route: String
    let answer: SavedState.Value?

    init(route: String, answer: SavedState.Value?) {
      (self.route, self.answer) = (route, answer)
    }

    /// Decodes a result; a `null` result, such as that of an optional type, differs from no result.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      route = try container.decode(String.self, forKey: .route)
      answer =
        container.contains(.answer)
        ? try container.decode(SavedState.Value.self, forKey: .answer) : nil
    }
  }

  private var askers: [EntryID: Asker] = [:]
  private var results: [EntryID: SavedState.Value] = [:]
  private var pendingResults: [EntryID: [PendingResult]] = [:]
  /// The entries that each entry opened, for fast removal; not saved.
  private var opened: [EntryID: Set<EntryID>] = [:]

  /// The entries whose guards are being asked about their removal; not saved.
  private var asked: Set<EntryID> = []

  private enum CodingKeys: CodingKey {
    case askers, results, pendingResults
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    askers = try container.decode([EntryID: Asker].self, forKey: .askers)
    results = try container.decode([EntryID: SavedState.Value].self, forKey: .results)
    pendingResults = try container.decode([EntryID: [PendingResult]].self, forKey: .pendingResults)
    for (id, asker) in askers { opened[asker.entry, default: []].insert(id) }
  }

  /// Whether there are no requests and no results.
  var isEmpty: Bool { askers.isEmpty && results.isEmpty && pendingResults.isEmpty }

  /// Whether there are results to be delivered.
  var hasPendingResults: Bool { !pendingResults.isEmpty }

  /// All entries that a request or a result refers to.
  var entries: Set<EntryID> {
    Set(askers.keys).union(askers.values.map(\.entry)).union(results.keys).union(
      pendingResults.keys)
  }

  /// Records that `asker` opened the entry `id` for its result.
  mutating func open(_ id: EntryID, for asker: Asker) {
    askers[id] = asker
    opened[asker.entry, default: []].insert(id)
  }

  /// Records the result of the entry `id`, which is about to be removed.
  mutating func answer(_ id: EntryID, _ answer: SavedState.Value) { results[id] = answer }

  /// Returns whether a guard is being asked about the removal of the entry `id`.
  func isAsked(_ id: EntryID) -> Bool { asked.contains(id) }

  /// Records that guards are being asked about the removal of `entries`.
  mutating func beginAsking(_ entries: [EntryID]) { asked.formUnion(entries) }

  /// Records the guards' decision; if the entries stay, drops the results returned by them.
  mutating func endAsking(isAllowed: Bool) {
    if !isAllowed { for id in asked { results[id] = nil } }
    asked = []
  }

  /// Drops the result of the entry `id`, which stays.
  mutating func withdraw(_ id: EntryID) { results[id] = nil }

  /// Transfers the request for the result of `old` to the entry `new`.
  mutating func transfer(from old: EntryID, to new: EntryID) {
    if let asker = removeAsker(of: old) { open(new, for: asker) }
  }

  /// Removes the request for the result of the entry `id` and returns the entry that made it.
  private mutating func removeAsker(of id: EntryID) -> Asker? {
    guard let asker = askers.removeValue(forKey: id) else { return nil }
    opened[asker.entry]?.remove(id)
    if opened[asker.entry]?.isEmpty == true { opened[asker.entry] = nil }
    return asker
  }

  /// Queues the result of the entry `id`, which is being removed, for its asker, and returns it.
  mutating func resolve(_ id: EntryID) -> SavedState.Value? {
    let answer = results.removeValue(forKey: id)
    if let asker = removeAsker(of: id) {
      pendingResults[asker.entry, default: []].append(
        PendingResult(route: asker.route, answer: answer))
    }
    return answer
  }

  /// Deletes all requests of and results for the entry `id`, which was removed.
  mutating func removeAll(of id: EntryID) {
    guard !isEmpty else { return }
    pendingResults[id] = nil
    for owing in opened.removeValue(forKey: id) ?? [] { askers[owing] = nil }
  }

  /// Returns and removes the next result for the entry `id`; `nil` if there is none.
  mutating func takePendingResult(for id: EntryID) -> PendingResult? {
    guard var waiting = pendingResults[id], !waiting.isEmpty else { return nil }
    let pending = waiting.removeFirst()
    pendingResults[id] = waiting.isEmpty ? nil : waiting
    return pending
  }
}
