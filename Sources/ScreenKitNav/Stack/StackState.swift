/// The entries of a stack, from the root to the top; never empty.
///
/// It is a value. The verbs in `StackChanges` change it and have no side effects.
public struct StackState: Hashable, Sendable {
  var list: EntryList

  /// Creates a stack of one entry.
  public init(root: Entry) { list = EntryList(root) }

  init(_ list: EntryList) { self.list = list }

  /// The entry on top.
  public var top: Entry { list.top }

  /// The entry below the top; `nil` at the root.
  public var below: Entry? { list.below }

  // Properties that do not copy a route.
  var topID: EntryID { list.topID }
  var belowID: EntryID? { list.belowID }

  /// The number of entries, at least one.
  public var count: Int { list.count }

  /// All entries, the root first; takes O(n) time.
  public var entries: [Entry] { list.entries }
}

extension StackState: NavigationState {
  static var longestPath: Int { .max }

  var shown: [Entry] { [top] }

  func standings(since old: StackState) -> (old: [Standing], new: [Standing]) {
    let difference = list.difference(from: old.list)
    return (
      StackState.standings(difference.old, on: difference.shared),
      StackState.standings(difference.new, on: difference.shared)
    )
  }

  /// Returns the presences of `entries` and the one `below` them; only the last one is in front.
  private static func standings(_ entries: [Entry], on below: Entry?) -> [Standing] {
    var standings: [Standing] = []
    standings.reserveCapacity(entries.count + 1)
    if let below { standings.append(Standing(id: below.id, presence: .kept)) }
    for entry in entries { standings.append(Standing(id: entry.id, presence: .kept)) }
    if let top = standings.popLast() { standings.append(Standing(id: top.id, presence: .front)) }
    return standings
  }
}
