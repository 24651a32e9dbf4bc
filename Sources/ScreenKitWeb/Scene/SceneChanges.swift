/// The nodes that changed since the last frame.
struct SceneChanges {
  /// The nodes to compare with their views.
  var nodes: [WebNode] = []
  /// The text inputs.
  var texts: [WebNode] = []
  /// The lists and documents to scroll.
  var scrolled: [WebNode] = []
}
