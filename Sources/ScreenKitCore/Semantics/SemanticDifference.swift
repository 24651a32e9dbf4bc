/// A line that presents a node of the accessibility tree, or one line of its text.
public struct SemanticLine: Hashable, Sendable {
  /// The identity of the node.
  public let id: SemanticNode.ID
  /// The text of the line, in the wording of the backend.
  public let text: String

  /// Creates the line of the node `id`.
  public init(id: SemanticNode.ID, text: String) { (self.id, self.text) = (id, text) }
}

/// The difference between two states of a screen, for users and programs that read only changes.
///
/// Lines with the same identity are the same line, whose text may have changed.
public struct SemanticDifference: Hashable, Sendable {
  /// The maximum number of lines that are compared one by one.
  private static let limit = 400

  /// The indices of the removed lines in the old screen.
  public private(set) var removed: [Int] = []
  /// The indices of the added lines in the new screen.
  public private(set) var added: Set<Int> = []
  /// The indices of the lines with changed texts in the new screen.
  public private(set) var changed: [Int] = []

  /// Compares two screens; `nil` if more than half is different and a full reading is better.
  public init?(from old: [SemanticLine], to new: [SemanticLine]) {
    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
    guard let difference = SemanticDifference.difference(from: oldIDs, to: newIDs) else {
      return nil
    }
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    let former = Dictionary(
      old.lazy.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    changed = new.indices.filter { !added.contains($0) && former[new[$0].id] != new[$0].text }
    if removed.count + added.count + changed.count > max(8, new.count / 2) { return nil }
  }

  /// Returns the difference between the lines, or `nil` if too many differ.
  ///
  /// Equal lines at the start and the end are skipped, since most of a screen stays the same.
  private static func difference(
    from old: [SemanticNode.ID], to new: [SemanticNode.ID]
  ) -> [CollectionDifference<SemanticNode.ID>.Change]? {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (before, after) = (oldRest.dropLast(end), newRest.dropLast(end))
    guard max(before.count, after.count) <= limit else { return nil }
    return after.difference(from: before).map { change in
      switch change {
      case .remove(let offset, let id, _):
        .remove(offset: offset + start, element: id, associatedWith: nil)
      case .insert(let offset, let id, _):
        .insert(offset: offset + start, element: id, associatedWith: nil)
      }
    }
  }
}
