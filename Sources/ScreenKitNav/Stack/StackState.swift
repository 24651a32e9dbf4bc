public import ScreenKitCore

/// The entries of a stack, from the root to the top; never empty.
///
/// It is a value. Its methods have no side effects.
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
  /// The type of the changes that the methods make.
  public typealias Change = StackChange

  /// The entry on top.
  public var shown: [Entry] { [top] }

  // These replace defaults in linear time, because a stack may have many entries.

  /// The identity of the entry on top.
  public var frontChild: ChildID? { topID.child }

  /// The identity of the entry on top.
  public var visibleChildren: [ChildID] { [topID.child] }

  /// Returns the entry `id`; the costs do not depend on its depth.
  public func entry(_ id: EntryID) -> Entry? { list.entry(.entry(id)) }

  /// The broken rule; always `nil`, because the methods cannot make a stack invalid.
  public var brokenRule: String? { nil }

  /// Returns the entries of `old` that this state does not have; compares only those that changed.
  public func removedChildren(since old: StackState) -> [ChildID] {
    let difference = list.difference(from: old.list)
    guard !difference.old.isEmpty else { return [] }
    let staying = Set(difference.new.map(\.id))
    return difference.old.reversed().lazy.map(\.id).filter { !staying.contains($0) }.map(\.child)
  }
}

/// The behaviour of a push if the top screen has the same type of route.
public enum PushMode: Hashable, Sendable {
  /// No push if the route is equal, so that rapid presses open a screen once.
  case singleTop
  /// An update of the top screen with the new arguments, if its route has the same type.
  case update
  /// A push of another instance in every case.
  case always
}

/// The entries to remove before a push.
public struct PopUpTo: Hashable, Sendable {
  let match: EntryMatch
  let isInclusive: Bool

  /// Creates a criterion for all entries above the match, and the match itself if `inclusive` is
  /// `true`.
  ///
  /// If no entry matches, none is removed.
  public init(_ match: EntryMatch, inclusive: Bool = false) {
    self.match = match
    isInclusive = inclusive
  }
}

/// The change that a method made to a stack.
public enum StackChange: ContainerChange {
  /// An entry was added on top.
  case pushed
  /// Nothing changed, because the route was on top already.
  case alreadyOnTop
  /// The top entry has new arguments.
  case updated
  /// The given number of entries was removed from the top.
  case popped(Int)
  /// The top entry was replaced by another.
  case replaced
  /// The stack was set; any entries may have changed.
  case set
  /// The given number of entries was removed from any position.
  case removed(Int)
  /// An entry moved to the top.
  case broughtToFront
  /// Nothing changed: there is no such entry, or only the root is left.
  case nothing

  /// Whether the state changed.
  public var isMove: Bool { self != .alreadyOnTop && self != .nothing }
}

extension StackState {
  /// Pushes `entry`.
  ///
  /// - Parameters:
  ///   - entry: The entry; it is dropped if its route is on top already and `mode` is `.singleTop`.
  ///   - mode: The behaviour if the top entry has the same type of route.
  ///   - upTo: The entries to remove before the push; `nil` removes none.
  /// - Returns: The change.
  public mutating func push(
    _ entry: Entry, _ mode: PushMode = .singleTop, upTo: PopUpTo? = nil
  ) -> StackChange {
    let before = list
    if let upTo, let depth = list.depth(of: upTo.match) {
      let gone = depth + (upTo.isInclusive ? 1 : 0)
      if gone == count {
        list = EntryList(entry)
        return .pushed
      }
      list.removeTop(gone)
    }
    switch (mode, entry.route) {
    case (.singleTop, let route?) where route == top.route:
      return list == before ? .alreadyOnTop : .popped(before.count - count)
    case (.update, let route?) where route.name == top.route?.name:
      if route == top.route, list == before { return .alreadyOnTop }
      list.replaceTop(by: Entry(top.id, entry.place))
      return .updated
    default:
      list.append(entry)
      return .pushed
    }
  }

  /// Removes the top entry, or the `count` topmost ones; the root stays.
  public mutating func pop(_ count: Int = 1) -> StackChange {
    let gone = list.removeTop(count)
    return gone == 0 ? .nothing : .popped(gone)
  }

  /// Removes all entries above the entry that `match` selects.
  public mutating func pop(to match: EntryMatch) -> StackChange {
    guard let depth = list.depth(of: match) else { return .nothing }
    return pop(depth)
  }

  /// Removes all entries above the root.
  public mutating func popToRoot() -> StackChange { pop(count) }

  /// Replaces the top entry by `entry`.
  public mutating func replace(by entry: Entry) -> StackChange {
    list.replaceTop(by: entry)
    return .replaced
  }

  /// Sets the whole stack to `root` and `others` above it; equal entries at the bottom are kept.
  public mutating func set(_ root: Entry, _ others: some Sequence<Entry>) -> StackChange {
    let wanted = EntryList(root, others)
    guard wanted != list else { return .nothing }
    list = wanted.sharing(with: list)
    return .set
  }

  /// Replaces the entry `id` by `entries`, at the same position.
  public mutating func replace(_ id: EntryID, by entries: [Entry]) -> StackChange {
    var all = self.entries
    guard let index = all.firstIndex(where: { $0.id == id }) else { return .nothing }
    all.replaceSubrange(index...index, with: entries)
    guard let root = all.first else { return .nothing }
    return set(root, all.dropFirst())
  }

  /// Removes the entry that `match` selects, from any position; the last entry stays.
  public mutating func remove(_ match: EntryMatch) -> StackChange {
    list.remove(match) == nil ? .nothing : .removed(1)
  }

  /// Removes the entry `id`, from any position; the last entry stays.
  public mutating func remove(_ id: EntryID) -> StackChange { remove(.entry(id)) }

  /// Removes all entries that `isUnwanted` accepts; the lowest stays if none would be left.
  public mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
    if let rest = list.filtered(isUnwanted) { list = rest } else { list.removeTop(count) }
  }

  /// Moves the entry that `match` selects to the top, with its screen.
  public mutating func bringToFront(_ match: EntryMatch) -> StackChange {
    guard let entry = list.entry(match) else { return .nothing }
    guard entry.id != topID, let moved = list.remove(.entry(entry.id)) else { return .alreadyOnTop }
    list.append(moved)
    return .broughtToFront
  }
}
