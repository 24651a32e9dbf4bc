/// The pairs of objects in two documents that are versions of the same object.
///
/// Components are matched by their ids. Controllers have no ids and are matched by their
/// components. The remaining objects are matched by equal content, and then by position.
struct DocumentMatching {
  let old: DocumentNodes
  let new: DocumentNodes
  /// The index in the new document by the index in the old one.
  private(set) var newByOld: [Int: Int] = [0: 0]
  /// The index in the old document by the index in the new one.
  private(set) var oldByNew: [Int: Int] = [0: 0]

  init(_ old: DocumentNodes, _ new: DocumentNodes) {
    (self.old, self.new) = (old, new)
    matchIDs()
    matchControllers()
    matchEqualContents()
    matchPlaces()
  }

  private mutating func match(_ first: Int, _ second: Int) {
    guard newByOld[first] == nil, oldByNew[second] == nil else { return }
    newByOld[first] = second
    oldByNew[second] = first
  }

  private mutating func matchIDs() {
    let others = new.uniqueIDs
    for (id, index) in old.uniqueIDs {
      if let other = others[id] { match(index, other) }
    }
  }

  /// Matches controllers by the objects directly in them, from the innermost ones outwards.
  private mutating func matchControllers() {
    for index in new.all.indices.reversed() where new.all[index].isController {
      var votes: [Int: Int] = [:]
      for child in new.children[index] {
        guard let parent = oldByNew[child].map({ old.all[$0].parent }), newByOld[parent] == nil,
          old.all[parent].kind == new.all[index].kind
        else { continue }
        votes[parent, default: 0] += 1
      }
      if let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        match(best.key, index)
      }
    }
  }

  private mutating func matchEqualContents() {
    var waiting: [DocumentValue: [Int]] = [:]
    for (index, node) in old.all.enumerated().reversed() where newByOld[index] == nil {
      waiting[node.value, default: []].append(index)
    }
    guard !waiting.isEmpty else { return }
    for (index, node) in new.all.enumerated() where oldByNew[index] == nil {
      guard let other = waiting[node.value]?.last, old.all[other].kind == node.kind else {
        continue
      }
      waiting[node.value]?.removeLast()
      match(other, index)
    }
  }

  /// Matches the remaining objects of the same parent and kind, in order.
  private mutating func matchPlaces() {
    for index in old.all.indices {
      guard let other = newByOld[index] else { continue }
      var rest = new.children[other].filter { oldByNew[$0] == nil }
      for child in old.children[index] where newByOld[child] == nil {
        guard let place = rest.firstIndex(where: { new.all[$0].kind == old.all[child].kind }) else {
          continue
        }
        match(child, rest.remove(at: place))
      }
    }
  }
}
