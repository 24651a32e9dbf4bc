/// The entries of a stack, from the root to the top; never empty (F-062, F-071).
///
/// A value: each verb in `StackChanges` makes another one of it, and none calls anything.
public struct StackState: Hashable, Sendable {
  var list: EntryList

  /// The stack of one entry.
  public init(root: Entry) { list = EntryList(root) }

  init(_ list: EntryList) { self.list = list }

  /// The entry on top.
  public var top: Entry { list.top }

  /// The entry below the top; `nil` at the root.
  public var below: Entry? { list.below }

  // What costs no copy of a route.
  var topID: EntryID { list.topID }
  var belowID: EntryID? { list.belowID }

  /// How many entries there are; at least one.
  public var count: Int { list.count }

  /// All entries, the root first; its cost grows with their number.
  public var entries: [Entry] { list.entries }
}

extension StackState: NavigationState {
  var shown: [Entry] { [top] }

  func standings(since old: StackState) -> (old: [Standing], new: [Standing]) {
    let difference = list.difference(from: old.list)
    return (
      StackState.standings(difference.old, on: difference.shared),
      StackState.standings(difference.new, on: difference.shared)
    )
  }

  /// Only the last of `entries` is on top, or the one below them where there are none.
  private static func standings(_ entries: [Entry], on below: Entry?) -> [Standing] {
    var standings: [Standing] = []
    standings.reserveCapacity(entries.count + 1)
    if let below { standings.append(Standing(id: below.id, presence: .kept)) }
    for entry in entries { standings.append(Standing(id: entry.id, presence: .kept)) }
    if let top = standings.popLast() { standings.append(Standing(id: top.id, presence: .front)) }
    return standings
  }
}
