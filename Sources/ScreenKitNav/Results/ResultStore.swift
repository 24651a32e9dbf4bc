import ScreenKitCore

/// Who asked which entry, and the results that wait for those who asked (R10).
///
/// All goes by entries and not by screens, so that it survives eviction and relaunch.
struct ResultStore: Codable {
  /// Who opened an entry for its answer.
  struct Asker: Codable {
    let entry: EntryID
    /// The name of the route that was opened.
    let route: String
  }

  /// An answer on its way; `nil` says that the screen went without one.
  struct PendingResult: Codable {
    let route: String
    let answer: SavedState.Value?

    init(route: String, answer: SavedState.Value?) {
      (self.route, self.answer) = (route, answer)
    }

    /// An answer that is nothing, such as that of an optional type, is an answer.
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
  /// The entries that each asker opened, so that its end costs what it asked; not kept.
  private var opened: [EntryID: Set<EntryID>] = [:]

  /// The entries whose removal a guard is asked about; not kept.
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

  /// Whether nothing is asked, answered or on its way.
  var isEmpty: Bool { askers.isEmpty && results.isEmpty && pendingResults.isEmpty }

  /// Whether an answer is on its way.
  var hasPendingResults: Bool { !pendingResults.isEmpty }

  /// All entries that ask, owe, or have an answer waiting.
  var entries: Set<EntryID> {
    Set(askers.keys).union(askers.values.map(\.entry)).union(results.keys).union(
      pendingResults.keys)
  }

  /// Takes note that `asker` opened the entry `id` for its answer.
  mutating func open(_ id: EntryID, for asker: Asker) {
    askers[id] = asker
    opened[asker.entry, default: []].insert(id)
  }

  /// Records the answer of the entry `id`, which is about to go.
  mutating func answer(_ id: EntryID, _ answer: SavedState.Value) { results[id] = answer }

  /// Whether a guard is asked about the removal of the entry `id` now.
  func isAsked(_ id: EntryID) -> Bool { asked.contains(id) }

  /// Records that a guard is asked about the removal of `entries`.
  mutating func beginAsking(_ entries: [EntryID]) { asked = Set(entries) }

  /// Records the guards' answer; where the entries stay, what they answered meanwhile is dropped.
  mutating func endAsking(isAllowed: Bool) {
    if !isAllowed { for id in asked { results[id] = nil } }
    asked = []
  }

  /// Drops the answer of the entry `id`, which stays.
  mutating func withdraw(_ id: EntryID) { results[id] = nil }

  /// Makes the entry `new` owe the answer that was asked of `old`.
  mutating func pass(_ old: EntryID, to new: EntryID) {
    if let asker = removeAsker(of: old) { open(new, for: asker) }
  }

  /// Ends that the entry `id` owes an answer; returns who asked for it.
  private mutating func removeAsker(of id: EntryID) -> Asker? {
    guard let asker = askers.removeValue(forKey: id) else { return nil }
    opened[asker.entry]?.remove(id)
    if opened[asker.entry]?.isEmpty == true { opened[asker.entry] = nil }
    return asker
  }

  /// Sends the answer of the entry `id`, which is going, to whoever asked; returns the answer.
  mutating func settle(_ id: EntryID) -> SavedState.Value? {
    let answer = results.removeValue(forKey: id)
    if let asker = removeAsker(of: id) {
      pendingResults[asker.entry, default: []].append(
        PendingResult(route: asker.route, answer: answer))
    }
    return answer
  }

  /// Drops what is asked by the entry `id`, and what is on its way to it: it is gone.
  mutating func forget(_ id: EntryID) {
    guard !isEmpty else { return }
    pendingResults[id] = nil
    for owing in opened.removeValue(forKey: id) ?? [] { askers[owing] = nil }
  }

  /// The next pending for the entry `id`, which has it from now on.
  mutating func takePendingResult(for id: EntryID) -> PendingResult? {
    guard var waiting = pendingResults[id], !waiting.isEmpty else { return nil }
    let pending = waiting.removeFirst()
    pendingResults[id] = waiting.isEmpty ? nil : waiting
    return pending
  }
}
