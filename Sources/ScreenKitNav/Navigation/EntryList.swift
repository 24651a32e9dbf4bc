/// Entries one above the other, as a value that is never empty.
///
/// A change shares everything below it with the list before, so that its cost depends on how deep
/// it reaches and not on how much lies below; and comparing the two looks only at what differs.
struct EntryList: Sendable {
  private final class Node: Sendable {
    let entry: Entry
    /// How many nodes there are from here down, this one included.
    let depth: Int
    /// Written only in `deinit`, when nobody else can reach the node.
    nonisolated(unsafe) private(set) var below: Node?

    init(_ entry: Entry, on below: Node?) {
      self.entry = entry
      self.below = below
      depth = (below?.depth ?? 0) + 1
    }

    /// One after another: a deep list would overflow the call stack if each let go of the next.
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

  /// The list of one entry.
  init(_ bottom: Entry) { node = Node(bottom, on: nil) }

  /// The list of `bottom` and, from below, `others`.
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

  /// Takes `count` entries off, but never the last one; returns how many.
  @discardableResult
  mutating func removeTop(_ count: Int) -> Int {
    var removed = 0
    while removed < count, let below = node.below {
      node = below
      removed += 1
    }
    return removed
  }

  /// The first entry, counted from the top, that `isWanted` accepts.
  func first(where isWanted: (Entry) -> Bool) -> Entry? { fromTop.first(where: isWanted) }

  /// Takes out the entry that lies below `depth` others; the last one stays.
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

  /// How many entries lie above the first one that `match` accepts, counted from the top.
  func depth(of match: EntryMatch) -> Int? {
    for (index, entry) in fromTop.enumerated() where match.accepts(entry) { return index }
    return nil
  }

  /// Takes out all entries that `isUnwanted` names; `nil` if none would be left.
  func filtered(_ isUnwanted: (Entry) -> Bool) -> EntryList? {
    let rest = entries.filter { !isUnwanted($0) }
    guard rest.count < count else { return self }
    return rest.first.map { EntryList($0, rest.dropFirst()).sharing(with: self) }
  }

  /// The same list, with all that it has in common with `other` from the bottom up taken from it.
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

  /// What is above that which both lists share, the lowest first, and the entry just below it.
  func difference(from old: EntryList) -> (old: [Entry], new: [Entry], shared: Entry?) {
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
    return (gone, come, after?.entry)
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
