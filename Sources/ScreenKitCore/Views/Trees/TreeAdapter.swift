/// The data source of a tree, which requests only visible nodes and their ancestors.
///
/// A tree retains its adapter, so the adapter should be a value or a separate object, not the
/// screen.
@MainActor
public protocol TreeAdapter<Item> {
  /// The type of the item of a node.
  associatedtype Item
  /// The type of the identity of an item; a move of the item does not change its identity.
  associatedtype ID: Hashable

  /// Returns the number of children of `parent`, or of roots if `parent` is `nil`.
  ///
  /// The tree calls this function when the user opens the node, so the adapter may load the
  /// children then.
  func childCount(of parent: Item?) -> Int

  /// Returns the child of `parent` at `index`, counted from 0, or a root if `parent` is `nil`.
  func child(_ index: Int, of parent: Item?) -> Item

  /// Returns whether the user can open `item`; by default, whether it has children.
  func canOpen(_ item: Item) -> Bool

  /// Returns the identity of `item`, unique among the children of its parent.
  func id(of item: Item) -> ID

  /// Returns the text of the node, which type-ahead search uses too.
  func text(of item: Item) -> String

  /// Returns a secondary text for the end of the row, such as a size; by default, an empty text.
  func detail(of item: Item) -> String
}

extension TreeAdapter {
  /// Returns whether `item` has children.
  public func canOpen(_ item: Item) -> Bool { childCount(of: item) > 0 }
  /// Returns an empty text.
  public func detail(of item: Item) -> String { "" }
}

extension TreeAdapter where Item: Identifiable {
  /// Returns the item's own identity.
  public func id(of item: Item) -> Item.ID { item.id }
}
