/// What pushing does where the stack has such a screen already.
public enum PushMode: Hashable, Sendable {
  /// Nothing, if the very route is on top: so rapid presses open a screen once.
  case singleTop
  /// The screen on top takes the new arguments, if it is of the same type of route.
  case update
  /// Another instance lies on the one before (F-072).
  case always
}

/// Which entries go before one is pushed.
public struct PopUpTo: Hashable, Sendable {
  let match: EntryMatch
  let isInclusive: Bool

  /// All above the entry that `match` means, and that entry too if it is `inclusive`.
  ///
  /// Without such an entry none goes.
  public init(_ match: EntryMatch, inclusive: Bool = false) {
    self.match = match
    isInclusive = inclusive
  }
}

/// What a verb did to a stack.
public enum StackChange: NavigationChange {
  case pushed
  /// The route was on top already.
  case alreadyOnTop
  /// The entry on top has new arguments.
  case updated
  /// So many entries went from the top.
  case popped(Int)
  /// Another entry took the place of the one on top.
  case replaced
  /// All entries may be others.
  case set
  /// So many entries went from anywhere.
  case removed(Int)
  case broughtToFront
  /// There was nothing to do: no such entry, or only the root is left.
  case nothing

  /// Whether the state is another one now.
  public var isMove: Bool { self != .alreadyOnTop && self != .nothing }
}

extension StackState {
  /// Puts `entry` on top.
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

  /// Takes the top off, or the `count` topmost; the root stays.
  public mutating func pop(_ count: Int = 1) -> StackChange {
    let gone = list.removeTop(count)
    return gone == 0 ? .nothing : .popped(gone)
  }

  /// Takes off all that lies above the entry that `match` means.
  public mutating func pop(to match: EntryMatch) -> StackChange {
    guard let depth = list.depth(of: match) else { return .nothing }
    return pop(depth)
  }

  /// Takes off all that lies above the root.
  public mutating func popToRoot() -> StackChange { pop(count) }

  /// Puts `entry` in the place of the top.
  public mutating func replace(by entry: Entry) -> StackChange {
    list.replaceTop(by: entry)
    return .replaced
  }

  /// Makes `root` and `others`, from below, the whole stack; entries that were there stay.
  public mutating func set(_ root: Entry, _ others: some Sequence<Entry>) -> StackChange {
    let wanted = EntryList(root, others)
    guard wanted != list else { return .nothing }
    list = wanted.sharing(with: list)
    return .set
  }

  /// Takes out the entry that `match` means, from wherever it is; the last one stays.
  public mutating func remove(_ match: EntryMatch) -> StackChange {
    guard count > 1, let depth = list.depth(of: match) else { return .nothing }
    list.remove(below: depth)
    return .removed(1)
  }

  /// Takes out all entries that `isUnwanted` names, unless none would be left.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool) -> StackChange {
    guard let rest = list.filtered(isUnwanted), rest.count < count else { return .nothing }
    let gone = count - rest.count
    list = rest
    return .removed(gone)
  }

  /// Puts the entry that `match` means on top of all others, with whatever its screen holds.
  public mutating func bringToFront(_ match: EntryMatch) -> StackChange {
    guard let depth = list.depth(of: match),
      let entry = list.first(where: match.accepts)
    else { return .nothing }
    guard depth > 0 else { return .alreadyOnTop }
    list.remove(below: depth)
    list.append(entry)
    return .broughtToFront
  }
}
