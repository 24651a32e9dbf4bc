/// The data source of a tree, which is asked only for visible nodes and for those around them.
///
/// A tree keeps its adapter alive, so the adapter should be an object of its own, or a value, not
/// the screen.
@MainActor
public protocol TreeAdapter<Item> {
  /// The type of the item of a node.
  associatedtype Item
  /// The type of the identity of an item, which stays the same when the item moves.
  associatedtype ID: Hashable

  /// Returns the number of nodes directly below `parent`; `nil` asks for the number of roots.
  ///
  /// It is asked when the user opens the node, so nodes may be loaded then.
  func childCount(of parent: Item?) -> Int

  /// Returns a node directly below `parent`, counted from 0; below `nil` are the roots.
  func child(_ index: Int, of parent: Item?) -> Item

  /// Returns whether the user can open `item`; by default if there are nodes below it.
  func canOpen(_ item: Item) -> Bool

  /// Returns the identity of `item`, unique among the nodes below its parent.
  func id(of item: Item) -> ID

  /// Returns the text of the node, which type-ahead search uses too.
  func text(of item: Item) -> String

  /// Returns a secondary text at the end of the row, such as a size; empty, the default, for none.
  func detail(of item: Item) -> String
}

extension TreeAdapter {
  /// Returns whether there are nodes below `item`.
  public func canOpen(_ item: Item) -> Bool { childCount(of: item) > 0 }
  /// Returns an empty text.
  public func detail(of item: Item) -> String { "" }
}

extension TreeAdapter where Item: Identifiable {
  /// Returns the item's own identity.
  public func id(of item: Item) -> Item.ID { item.id }
}
