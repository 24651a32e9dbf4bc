public import ScreenKitCore

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
  /// The changes of its verbs.
  public typealias Change = StackChange

  /// The entry on top.
  public var shown: [Entry] { [top] }

  // The defaults take linear time, and a stack may be deep.

  /// The identity of the entry on top.
  public var frontChild: ChildID? { topID.child }

  /// The identity of the entry on top.
  public var visibleChildren: [ChildID] { [topID.child] }

  /// Returns the entry `id`; looks from the top down.
  public func entry(_ id: EntryID) -> Entry? { list.first { $0.id == id } }

  /// `nil`: verbs cannot break a stack.
  public var brokenRule: String? { nil }

  /// Returns the entries of `old` that this state does not have; compares only those that changed.
  public func removedChildren(since old: StackState) -> [ChildID] {
    let difference = list.difference(from: old.list)
    guard !difference.old.isEmpty else { return [] }
    let staying = Set(difference.new.map(\.id))
    return difference.old.reversed().lazy.map(\.id).filter { !staying.contains($0) }.map(\.child)
  }
}
