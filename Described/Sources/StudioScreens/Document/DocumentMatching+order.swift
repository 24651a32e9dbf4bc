extension DocumentMatching {
  /// The objects of the new document that have moved among the same siblings.
  ///
  /// The longest sequence of siblings in the old order has not moved; the other siblings have.
  var shifted: Set<Int> {
    var found: Set<Int> = []
    for parent in new.all.indices {
      guard let before = oldByNew[parent] else { continue }
      for isController in [false, true] {
        let common = new.children[parent].filter { child in
          new.all[child].isController == isController
            && oldByNew[child].map { old.all[$0].parent } == before
        }
        let stays = Self.longestRow(common.map { oldByNew[$0] ?? 0 })
        for (place, child) in common.enumerated() where !stays.contains(place) {
          found.insert(child)
        }
      }
    }
    return found
  }

  /// Returns the indices of a longest increasing subsequence of `numbers`.
  private static func longestRow(_ numbers: [Int]) -> Set<Int> {
    // The index at the end of the best sequence of each length, and the predecessor of each index.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: Set<Int> = []
    var next = ends.last
    while let index = next {
      row.insert(index)
      next = before[index]
    }
    return row
  }
}
