/// A persistent list of entries from bottom to top, which is never empty.
///
/// A changed list shares all nodes below the change with the previous one. So the costs of a change
/// and of a comparison depend on the depth of the change, not on the length of the list.
struct EntryList: Sendable {
  private final class Node: Sendable {
    let entry: Entry
    /// The number of nodes from this one down, including it.
    let depth: Int
    /// The node below; changed only in `deinit`, when no other reference to this node exists.
    nonisolated(unsafe) private(set) var below: Node?

    init(_ entry: Entry, on below: Node?) {
      self.entry = entry
      self.below = below
      depth = (below?.depth ?? 0) + 1
    }

    /// Releases the nodes in a loop, because recursion could overflow the call stack.
    deinit {
      var next = below
      below = nil
      while isKnownUniquelyReferenced(&next) {
        let deeper = next?.below
        next?.below = nil
        next = deeper
      }
    }
  }

  private var node: Node

  /// Creates a list of one entry.
  init(_ bottom: Entry) { node = Node(bottom, on: nil) }

  /// Creates a list of `bottom` and `others` above it, in order.
  init(_ bottom: Entry, _ others: some Sequence<Entry>) {
    self.init(bottom)
    for entry in others { append(entry) }
  }

  var top: Entry { node.entry }
  var below: Entry? { node.below?.entry }
  var topID: EntryID { node.entry.id }
  var belowID: EntryID? { node.below?.entry.id }
  var count: Int { node.depth }

  mutating func append(_ entry: Entry) { node = Node(entry, on: node) }

  mutating func replaceTop(by entry: Entry) { node = Node(entry, on: node.below) }

  /// Removes `count` entries from the top, but never the last one; returns the number removed.
  @discardableResult
  mutating func removeTop(_ count: Int) -> Int {
    var removed = 0
    while removed < count, let below = node.below {
      node = below
      removed += 1
    }
    return removed
  }

  /// Returns the first entry from the top for which `isWanted` returns `true`.
  func first(where isWanted: (Entry) -> Bool) -> Entry? { fromTop.first(where: isWanted) }

  /// Removes the entry that is below `depth` others; the last entry is never removed.
  mutating func remove(below depth: Int) {
    guard count > 1 else { return }
    let above = Array(fromTop.prefix(depth)).reversed()
    if depth + 1 < count {
      removeTop(depth + 1)
      for entry in above { append(entry) }
    } else if let lowest = above.first {
      self = EntryList(lowest, above.dropFirst())
    }
  }

  /// Returns the number of entries above the entry that `match` selects; `nil` if it selects none.
  func depth(of match: EntryMatch) -> Int? {
    for (index, entry) in fromTop.enumerated() where match.accepts(entry) { return index }
    return nil
  }

  /// Returns the list without entries that `isUnwanted` accepts; `nil` if none would be left.
  func filtered(_ isUnwanted: (Entry) -> Bool) -> EntryList? {
    let rest = entries.filter { !isUnwanted($0) }
    guard rest.count < count else { return self }
    return rest.first.map { EntryList($0, rest.dropFirst()).sharing(with: self) }
  }

  /// Returns an equal list that shares with `other` the nodes of their common entries at the
  /// bottom.
  func sharing(with other: EntryList) -> EntryList {
    let own = entries
    let common = zip(own, other.entries).prefix { $0 == $1 }.count
    guard common > 0 else { return self }
    var list = other
    list.removeTop(other.count - common)
    for entry in own.dropFirst(common) { list.append(entry) }
    return list
  }

  /// The entries, the top first.
  var fromTop: some Sequence<Entry> { sequence(first: node, next: \.below).lazy.map(\.entry) }

  /// The entries, the bottom first.
  var entries: [Entry] { fromTop.reversed() }

  /// Returns the entries above the nodes that both lists share, the lowest first.
  func difference(from old: EntryList) -> (old: [Entry], new: [Entry]) {
    var (before, after): (Node?, Node?) = (old.node, node)
    var (gone, come): ([Entry], [Entry]) = ([], [])
    while before !== after {
      let depth = max(before?.depth ?? 0, after?.depth ?? 0)
      if let node = before, node.depth == depth {
        gone.append(node.entry)
        before = node.below
      }
      if let node = after, node.depth == depth {
        come.append(node.entry)
        after = node.below
      }
    }
    gone.reverse()
    come.reverse()
    return (gone, come)
  }
}

extension EntryList: Hashable {
  static func == (left: EntryList, right: EntryList) -> Bool {
    left.node === right.node
      || left.count == right.count && left.fromTop.elementsEqual(right.fromTop)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for entry in fromTop { hasher.combine(entry) }
  }
}
