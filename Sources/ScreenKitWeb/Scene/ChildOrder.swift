/// The steps from one order of children to another.
enum ChildOrder {
  /// Returns the maximum set of positions in `new` whose elements need not move.
  ///
  /// `places` has the previous position of each element, and `nil` for a new element.
  static func staying(_ places: [Int?]) -> Set<Int> {
    // The longest increasing subsequence, by the last elements of the best sequence of each length.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] ?? 0 < place { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var staying: Set<Int> = []
    var next = ends.last
    while let index = next {
      staying.insert(index)
      next = before[index]
    }
    return staying
  }
}
