/// Which nodes changed since the last frame, in the order of their first change.
///
/// A view may go before its change is shown, and may outlive the scene that showed it: so nothing
/// here keeps a node alive, and nodes hold on to the notes rather than to the scene.
@MainActor
final class ChangeNotes {
  /// Not retained: a view that goes has its node take back its own note.
  @exclusivity(unchecked)  // Nobody is called while it is changed.
  private var nodes: [Unmanaged<ViewNode>?] = []
  /// Called for the first change since the last frame.
  var onFirst: () -> Void = {}

  var isEmpty: Bool { nodes.isEmpty }

  /// Notes `node`, and returns the place of the note.
  func add(_ node: ViewNode) -> Int {
    nodes.append(Unmanaged.passUnretained(node))
    if nodes.count == 1 { onFirst() }
    return nodes.count - 1
  }

  /// Takes back the note of `node` at `place`, unless it was taken already.
  func remove(_ node: ViewNode, at place: Int) {
    guard nodes.indices.contains(place), let noted = nodes[place],
      noted.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    else { return }
    nodes[place] = nil
  }

  /// Takes all notes, behind what is in `taken`.
  func take(into taken: inout [ViewNode]) {
    for node in nodes { if let node { taken.append(node.takeUnretainedValue()) } }
    nodes.removeAll(keepingCapacity: true)
  }
}
