/// A persistent list of entries from bottom to top, which is never empty.
///
/// A changed list shares the nodes of the previous one. A removal below the top leaves a gap instead
/// of copies of all nodes above it. So the costs of a change, of a comparison and of the search for
/// an identity do not grow with the length of the list.
struct EntryList: Sendable {
  private final class Node: Sendable {
    let entry: Entry
    /// The number of nodes from this one down, including it and gaps.
    let depth: Int
    /// The node below; changed only in `deinit`, when no other reference to this node exists.
    nonisolated(unsafe) private(set) var below: Node?

    // References to nodes further below, which `below` keeps.

    /// The node at the end of a jump; jumps and single steps reach any node in O(log n) steps.
    unowned(unsafe) let jump: Node?
    /// The nearest node, from this one down, whose identity is not larger than all below it.
    nonisolated(unsafe) private(set) unowned(unsafe) var unordered: Node?
    /// The largest identity from this node down.
    let largestID: Int

    init(_ entry: Entry, on below: Node?) {
      self.entry = entry
      self.below = below
      depth = (below?.depth ?? 0) + 1
      // A jump over two jumps of equal length, which makes a skew-binary list.
      let (first, second) = (below?.jump?.depth ?? 0, below?.jump?.jump?.depth ?? 0)
      jump = depth - 1 - first == first - second ? below?.jump?.jump : below
      let largestBelow = below?.largestID ?? .min
      largestID = max(entry.id.number, largestBelow)
      unordered = below?.unordered
      if largestBelow >= entry.id.number { unordered = self }
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

    /// Returns the lowest node from this one down that `isWanted` accepts, with all those above it.
    func lowest(where isWanted: (Node) -> Bool) -> Node {
      var node = self
      while let below = node.below, isWanted(below) {
        if let jump = node.jump, isWanted(jump) { node = jump } else { node = below }
      }
      return node
    }
  }

  private var node: Node
  /// The depths of the nodes whose entries were removed, in order; neither the top nor the node
  /// below it is among them.
  private var gaps: [Int] = []

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
  var count: Int { node.depth - gaps.count }

  mutating func append(_ entry: Entry) { node = Node(entry, on: node) }

  mutating func replaceTop(by entry: Entry) { node = Node(entry, on: node.below) }

  /// Removes `count` entries from the top, but never the last one; returns the number removed.
  @discardableResult
  mutating func removeTop(_ count: Int) -> Int {
    var removed = 0
    while removed < count, let below = node.below {
      node = below
      closeGapBelowTop()
      removed += 1
    }
    return removed
  }

  /// Returns the topmost entry that `match` selects.
  func entry(_ match: EntryMatch) -> Entry? { node(match)?.entry }

  /// Removes the entry that `match` selects and returns it; the last entry is never removed.
  mutating func remove(_ match: EntryMatch) -> Entry? {
    guard count > 1, let gone = node(match) else { return nil }
    if gone === node {
      removeTop(1)
    } else {
      gaps.insert(gone.depth, at: gaps.firstIndex(atLeast: gone.depth))
      closeGapBelowTop()
      if gaps.count > count { self = EntryList(entries[0], entries.dropFirst()) }
    }
    return gone.entry
  }

  /// Returns the number of entries above the entry that `match` selects; `nil` if it selects none.
  func depth(of match: EntryMatch) -> Int? {
    guard let found = node(match) else { return nil }
    return node.depth - found.depth - (gaps.count - gaps.firstIndex(atLeast: found.depth))
  }

  private func node(_ match: EntryMatch) -> Node? {
    guard case .entry(let id) = match else { return nodes.first { match.accepts($0.entry) } }
    // New entries have the largest identity, so nearly all are in order. The others are listed.
    guard node.largestID >= id.number else { return nil }
    let ordered = node.lowest { $0.largestID >= id.number }
    if ordered.entry.id == id, !isGap(ordered.depth) { return ordered }
    let others = sequence(first: node) { $0.below?.unordered }.lazy
    return others.prefix { $0.depth >= ordered.depth }
      .first { $0.entry.id == id && !isGap($0.depth) }
  }

  /// Returns the entries from `node` down that are gaps in `list` alone, the highest first.
  private func entries(
    in node: Node?, missingIn list: EntryList, butNotIn other: EntryList
  ) -> [Entry] {
    guard let node, list.gaps != other.gaps else { return [] }
    // Both ends are compared first, since most often one gap is new.
    let start = list.gaps.commonCount(other.gaps)
    let own = list.gaps[start...].reversed()
    let end = own.commonCount(other.gaps[start...].reversed())
    let gaps = own.dropFirst(end).filter { $0 <= node.depth && !other.isGap($0) }
    return gaps.map { depth in node.lowest { $0.depth >= depth }.entry }
  }

  private func isGap(_ depth: Int) -> Bool {
    // Most lists have no gaps, and most entries are above them.
    guard let last = gaps.last, depth <= last else { return false }
    let index = gaps.firstIndex(atLeast: depth)
    return index < gaps.endIndex && gaps[index] == depth
  }

  /// Puts the top directly on the next entry.
  private mutating func closeGapBelowTop() {
    guard gaps.last == node.depth - 1 else { return }
    var below = node.below
    while let next = below, gaps.last == next.depth {
      gaps.removeLast()
      below = next.below
    }
    node = Node(node.entry, on: below)
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

  /// The nodes of the entries, the top first.
  private var nodes: some Sequence<Node> {
    sequence(state: (next: Optional(node), gaps: gaps.count)) { [gaps] state in
      while let node = state.next {
        state.next = node.below
        guard state.gaps > 0, gaps[state.gaps - 1] == node.depth else { return node }
        state.gaps -= 1
      }
      return nil
    }
  }

  /// The entries, the bottom first.
  var entries: [Entry] { nodes.map(\.entry).reversed() }

  /// Returns the entries that only one of the lists has, or has above an entry of the other, the
  /// lowest first.
  func difference(from old: EntryList) -> (old: [Entry], new: [Entry]) {
    var (before, after): (Node?, Node?) = (old.node, node)
    var (gone, come): ([Entry], [Entry]) = ([], [])
    while before !== after {
      let depth = max(before?.depth ?? 0, after?.depth ?? 0)
      if let node = before, node.depth == depth {
        if !old.isGap(depth) { gone.append(node.entry) }
        before = node.below
      }
      if let node = after, node.depth == depth {
        if !isGap(depth) { come.append(node.entry) }
        after = node.below
      }
    }
    if !gaps.isEmpty || !old.gaps.isEmpty {
      gone += entries(in: before, missingIn: self, butNotIn: old)
      come += entries(in: before, missingIn: old, butNotIn: self)
    }
    return (gone.reversed(), come.reversed())
  }
}

extension Collection<Int> {
  /// Returns the number of first elements that both collections have.
  fileprivate func commonCount(_ other: some Collection<Int>) -> Int {
    var count = 0
    for (own, other) in zip(self, other) {
      guard own == other else { break }
      count += 1
    }
    return count
  }
}

extension [Int] {
  /// Returns the index of the first number that is not less than `number`, in a sorted array.
  fileprivate func firstIndex(atLeast number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension EntryList: Hashable {
  static func == (left: EntryList, right: EntryList) -> Bool {
    left.node === right.node && left.gaps == right.gaps
      || left.count == right.count && left.entries == right.entries
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for node in nodes { hasher.combine(node.entry) }
  }
}
