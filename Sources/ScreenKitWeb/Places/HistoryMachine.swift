/// The synchronization of a browser tab's history with the places of the app.
///
/// Each entry has a number, which is unique in the tab and stored by the browser. The inputs are
/// the changes of the app's place and the moves of the browser. The outputs are steps of the
/// browser and tasks of the app. In a race of both, the app wins: the client reports the number of
/// performed steps, and a move made before the last step is ignored.
///
/// The machine moves only to entries with a known distance. These are the entries added since the
/// load of the page, until an unexpected move of the browser.
struct HistoryMachine: Hashable, Sendable {
  /// A step of the browser.
  enum Step: Hashable, Sendable {
    /// Adds the entry `number` after the current one, and moves to it.
    case push(number: Int, String)
    /// Replaces the address of the current entry.
    case replace(number: Int, String)
    /// Moves by `distance` from the entry `from` to the entry `number` with this address.
    ///
    /// A browser at another entry stays there, and sets the number and the address of that entry.
    case go(distance: Int, from: Int, number: Int, String)
  }

  /// A step of the app after a move of the browser.
  enum Wish: Hashable, Sendable {
    /// A step back to `address`; if the app is then at another place, `address` must be opened.
    case goBack(to: String)
    case open(String)
  }

  /// An entry of the browser's history.
  struct Entry: Hashable, Sendable {
    let number: Int
    var address: String
  }

  /// The maximum number of recorded entries; browsers keep about fifty.
  private static let most = 40

  /// The neighbouring entries whose distances are known.
  private(set) var entries: [Entry] = []
  /// The position of the browser in ``entries`` after it has performed all steps.
  private(set) var index = 0
  /// The number of steps so far.
  private(set) var steps = 0
  /// The number of the next entry.
  private(set) var nextNumber: Int
  /// The position to which the user moved, until the app has followed.
  private var wanted: Int?
  /// Whether the user moved to an entry outside of this history.
  private var isForeign = false

  /// Creates a machine whose entries are numbered from `first`.
  ///
  /// The browser may have entries from an earlier page of the same tab, with other numbers.
  init(first: Int = 0) { nextNumber = first }

  /// Records that the app shows the place `address`; returns the step for the browser.
  mutating func show(_ address: String) -> Step? {
    if entries.isEmpty || isForeign {
      // The entry becomes the current one with the app's address. Its distance from the others is
      // unknown.
      isForeign = false
      (entries, index) = ([makeEntry(address)], 0)
      return step(.replace(number: entries[0].number, address))
    }
    if let wanted {
      self.wanted = nil
      if entries[wanted].address == address {
        // The browser is already at the entry.
        index = wanted
        return nil
      }
      // The app refused or moved elsewhere, so the browser returns to its previous entry.
      if entries[index].address == address { return go(from: wanted, to: index) }
      index = wanted
    }
    let present = entries[index].address
    if present == address { return nil }
    if HistoryMachine.path(of: present) == HistoryMachine.path(of: address) {
      entries[index].address = address
      return step(.replace(number: entries[index].number, address))
    }
    if index > 0, entries[index - 1].address == address {
      index -= 1
      return go(from: index + 1, to: index)
    }
    entries.removeSubrange((index + 1)...)
    entries.append(makeEntry(address))
    if entries.count > HistoryMachine.most { entries.removeFirst() }
    index = entries.count - 1
    return step(.push(number: entries[index].number, address))
  }

  /// Records that the browser moved to the entry `number` after it had performed `known` steps.
  ///
  /// Returns the task of the app. Afterwards ``show(_:)`` must be called, even if the place of the
  /// app is unchanged.
  mutating func browserMoved(to number: Int, address: String, known: Int) -> Wish? {
    guard !entries.isEmpty else { return nil }
    guard known == steps else {
      // The later steps began at an unknown entry and ended at the current one.
      (entries, index) = ([entries[index]], 0)
      return nil
    }
    guard let place = entries.firstIndex(of: Entry(number: number, address: address)) else {
      isForeign = true
      return .open(address)
    }
    guard place != index else { return nil }
    wanted = place
    return place == index - 1 ? .goBack(to: address) : .open(address)
  }

  private mutating func makeEntry(_ address: String) -> Entry {
    defer { nextNumber += 1 }
    return Entry(number: nextNumber, address: address)
  }

  private mutating func go(from start: Int, to end: Int) -> Step {
    step(
      .go(
        distance: end - start, from: entries[start].number, number: entries[end].number,
        entries[end].address))
  }

  private mutating func step(_ step: Step) -> Step {
    steps += 1
    return step
  }

  /// Returns the address without its query; a change of the query is not a new place.
  private static func path(of address: String) -> Substring { address.prefix { $0 != "?" } }
}
