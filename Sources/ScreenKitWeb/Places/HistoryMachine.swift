/// The history of a browser tab and the places of the app, kept in agreement.
///
/// Each entry has a number, which the browser keeps with the entry, and which no other entry of the
/// tab gets. Inputs are what navigation did and where the browser went; outputs are steps of the
/// browser, and what the app has to do. A race of both is decided for the app: the client says how
/// many steps it has performed, and a move that was made before the last step counts as not made.
///
/// The machine goes only to entries whose distance it knows: those that it has added since the page
/// was loaded, as long as no move of the browser was unexpected.
struct HistoryMachine: Hashable, Sendable {
  /// A step of the browser.
  enum Step: Hashable, Sendable {
    /// Adds the entry `number` after the present one, and goes there.
    case push(number: Int, String)
    /// Gives the present entry another address.
    case replace(number: Int, String)
    /// Goes by `distance` from the entry `from` to the entry `number` with this address.
    ///
    /// A browser that is at another entry stays there, and gives it the number and the address.
    case go(distance: Int, from: Int, number: Int, String)
  }

  /// A step that the app takes because the browser moved.
  enum Wish: Hashable, Sendable {
    /// Go back, which should lead to `address`; otherwise open it.
    case goBack(to: String)
    case open(String)
  }

  /// An entry of the browser's history.
  struct Entry: Hashable, Sendable {
    let number: Int
    var address: String
  }

  /// The number of entries that are remembered; browsers forget older ones after about fifty.
  private static let most = 40

  /// The neighbouring entries whose distances are known.
  private(set) var entries: [Entry] = []
  /// The position in ``entries`` at which the browser is, once it has performed all steps.
  private(set) var index = 0
  /// The number of steps so far.
  private(set) var steps = 0
  /// The number of the next entry.
  private(set) var nextNumber: Int
  /// The position that the user went to, until the app has moved.
  private var wanted: Int?
  /// Whether the user went to an entry that this history does not have.
  private var isForeign = false

  /// Creates a machine whose entries are numbered from `first`.
  ///
  /// The browser may have entries of an earlier page of the same tab, whose numbers must differ.
  init(first: Int = 0) { nextNumber = first }

  /// The app shows the place `address`; returns the step that the browser must make.
  mutating func show(_ address: String) -> Step? {
    if entries.isEmpty || isForeign {
      // The entry becomes the present one, and gets the address of where the app is now. Nobody
      // knows how far it is from the others.
      isForeign = false
      (entries, index) = ([makeEntry(address)], 0)
      return step(.replace(number: entries[0].number, address))
    }
    if let wanted {
      self.wanted = nil
      if entries[wanted].address == address {
        // The browser is there already.
        index = wanted
        return nil
      }
      // The app refused, or went elsewhere: the browser returns to where it was.
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

  /// The browser went to the entry `number`, after it had performed `known` steps.
  ///
  /// Returns what the app has to do; afterwards ``show(_:)`` must be called, even if the app stays
  /// where it is.
  mutating func browserMoved(to number: Int, address: String, known: Int) -> Wish? {
    guard !entries.isEmpty else { return nil }
    guard known == steps else {
      // The later steps began at an entry that nobody knows here, and ended at the present one.
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

  /// The address without its query, whose changes are no new places.
  private static func path(of address: String) -> Substring { address.prefix { $0 != "?" } }
}
