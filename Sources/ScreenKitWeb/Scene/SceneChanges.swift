/// The nodes that changed since the last frame.
struct SceneChanges {
  /// The nodes that have to be compared with their views.
  var nodes: [WebNode] = []
  /// The text inputs.
  var texts: [WebNode] = []
  /// The lists and documents that may have to scroll.
  var scrolled: [WebNode] = []
}
