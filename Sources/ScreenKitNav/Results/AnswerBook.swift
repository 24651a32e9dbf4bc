import ScreenKitCore

/// Who asked which entry, and the answers that wait for those who asked (R10).
///
/// All goes by entries and not by screens, so that it survives eviction and relaunch.
struct AnswerBook: Codable {
  /// Who opened an entry for its answer.
  struct Asker: Codable {
    let entry: EntryID
    /// The name of the route that was opened.
    let route: String
  }

  /// An answer on its way; `nil` says that the screen went without one.
  struct Letter: Codable {
    let route: String
    let answer: SavedState.Value?
  }

  private var askers: [EntryID: Asker] = [:]
  private var answers: [EntryID: SavedState.Value] = [:]
  private var letters: [EntryID: [Letter]] = [:]

  /// Whether nothing is asked, answered or on its way.
  var isEmpty: Bool { askers.isEmpty && answers.isEmpty && letters.isEmpty }

  /// Whether an answer is on its way.
  var hasLetters: Bool { !letters.isEmpty }

  /// All entries that ask, owe, or have an answer waiting.
  var entries: Set<EntryID> {
    Set(askers.keys).union(askers.values.map(\.entry)).union(answers.keys).union(letters.keys)
  }

  /// Takes note that `asker` opened the entry `id` for its answer.
  mutating func open(_ id: EntryID, for asker: Asker) { askers[id] = asker }

  /// Takes note of what the entry `id`, which is about to go, answers.
  mutating func answer(_ id: EntryID, _ answer: SavedState.Value) { answers[id] = answer }

  /// Has the entry `new` owe the answer that was asked of `old`.
  mutating func pass(_ old: EntryID, to new: EntryID) {
    askers[new] = askers.removeValue(forKey: old)
  }

  /// Sends the answer of the entry `id`, which is going, to whoever asked; returns the answer.
  mutating func settle(_ id: EntryID) -> SavedState.Value? {
    let answer = answers.removeValue(forKey: id)
    if let asker = askers.removeValue(forKey: id) {
      letters[asker.entry, default: []].append(Letter(route: asker.route, answer: answer))
    }
    return answer
  }

  /// Drops what is asked by the entry `id`, and what is on its way to it: it is gone.
  mutating func forget(_ id: EntryID) {
    guard !isEmpty else { return }
    letters[id] = nil
    askers = askers.filter { $0.value.entry != id }
  }

  /// The next letter for the entry `id`, which has it from now on.
  mutating func takeLetter(for id: EntryID) -> Letter? {
    guard var waiting = letters[id], !waiting.isEmpty else { return nil }
    let letter = waiting.removeFirst()
    letters[id] = waiting.isEmpty ? nil : waiting
    return letter
  }
}
