/// Which nodes changed since the last frame.
///
/// A view may go before its change is shown, and views may outlive the scene that showed them: so
/// nothing here keeps a node alive, and the nodes share the notes rather than the scene.
@MainActor
final class ChangeNotes {
  private struct Note {
    weak var node: ViewNode?
  }

  private var notes: [Note] = []

  var isEmpty: Bool { notes.isEmpty }

  func add(_ node: ViewNode) { notes.append(Note(node: node)) }

  /// Takes the nodes that are still there, in the order of their first change.
  func take() -> [ViewNode] {
    defer { notes.removeAll(keepingCapacity: true) }
    return notes.compactMap(\.node)
  }
}
