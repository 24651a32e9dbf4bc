/// A node of a tree in a layout document.
///
/// The view of the type `tree` is a `Tree` of these nodes. Apps can identify the highlighted and
/// the activated node by them.
public struct LayoutTreeNode: Hashable, Sendable, Identifiable {
  /// The identity, unique among the nodes with the same parent; by default the text.
  public let id: String
  /// The text.
  public let text: String
  /// A secondary text at the end of the row; empty if there is none.
  public let detail: String
  /// The nodes below this one.
  public let nodes: [LayoutTreeNode]
  /// Whether the node is initially open.
  let isOpen: Bool
}
