/// A node of a tree in a layout document.
///
/// The view of the type `tree` is a `Tree` of these nodes, by which an app recognises the
/// highlighted and the activated one.
public struct LayoutTreeNode: Hashable, Sendable, Identifiable {
  /// The identity, unique among the nodes below the same one; by default the text.
  public let id: String
  /// The text.
  public let text: String
  /// A secondary text at the end of the row; empty for none.
  public let detail: String
  /// The nodes below this one.
  public let nodes: [LayoutTreeNode]
  /// Whether the node is open at first.
  let isOpen: Bool
}
