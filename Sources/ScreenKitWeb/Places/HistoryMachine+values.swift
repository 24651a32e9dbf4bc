extension HistoryMachine {
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

  /// A task of the app after a move of the browser.
  enum Wish: Hashable, Sendable {
    /// Show the screens of an entry, which is earlier than the present one with `isBack`.
    case show(Entry, isBack: Bool)
    /// Open an address that has no known entry.
    case open(String)
  }

  /// An entry of the browser's history.
  struct Entry: Hashable, Codable, Sendable {
    let number: Int
    var address: String
    var path: ScreenPath
  }

  /// The entries as a part of an archive.
  struct Saved: Codable {
    let entries: [Entry]
    let index, floor: Int
  }
}
