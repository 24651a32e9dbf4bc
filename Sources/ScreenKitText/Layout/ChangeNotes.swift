/// Which nodes changed since the last frame, in the order of their first change.
///
/// A view may go before its change is shown, and may outlive the scene that showed it: so nothing
/// here keeps a node alive, and nodes hold on to the notes rather than to the scene.
@MainActor
final class ChangeNotes {
  /// Not retained: a node that goes takes its own note back.
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

  func remove(at place: Int) { nodes[place] = nil }

  /// Takes all notes, behind what is in `taken`.
  func take(into taken: inout [ViewNode]) {
    for node in nodes { if let node { taken.append(node.takeUnretainedValue()) } }
    nodes.removeAll(keepingCapacity: true)
  }
}
