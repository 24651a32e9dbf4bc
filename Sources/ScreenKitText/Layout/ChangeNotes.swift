/// The nodes that changed since the last frame, in the order of their first change.
///
/// A view may be released before its change is shown, and may outlive the scene that showed it. So
/// this class keeps no node alive, and nodes refer to it rather than to the scene.
@MainActor
final class ChangeNotes {
  /// The recorded nodes, not retained: before a view is released, its node removes itself here.
  @exclusivity(unchecked)  // Runs no other code; changed for each label of a page: decision 0111.
  private var nodes: [Unmanaged<ViewNode>?] = []
  /// The callback for the first change since the last frame.
  var onFirst: () -> Void = {}

  var isEmpty: Bool { nodes.isEmpty }

  /// Records `node`, and returns the index of the record.
  func add(_ node: ViewNode) -> Int {
    nodes.append(Unmanaged.passUnretained(node))
    if nodes.count == 1 { onFirst() }
    return nodes.count - 1
  }

  /// Removes the record of `node` at index `place`, unless it was removed already.
  func remove(_ node: ViewNode, at place: Int) {
    guard nodes.indices.contains(place), let noted = nodes[place],
      noted.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    else { return }
    nodes[place] = nil
  }

  /// Appends all recorded nodes to `list`, and removes the records.
  func move(into list: inout [ViewNode]) {
    for node in nodes { if let node { list.append(node.takeUnretainedValue()) } }
    nodes.removeAll(keepingCapacity: true)
  }
}
