/// The search for the most similar name, as a suggestion for a misspelt one.
enum NearestName {
  private static let longest = 40

  /// Returns the most similar name in `names`; `nil` if none is similar.
  static func nearest(to text: String, in names: [String]) -> String? {
    let text = ChoiceSet.normalized(text)
    let length = text.utf8.count
    guard length <= longest, length > 0 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let known = ChoiceSet.normalized(name)
      let limit = max(1, max(length, known.utf8.count) / 3)
      guard abs(known.utf8.count - length) <= limit else { continue }
      let distance = distance(Array(text.utf8), Array(known.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns a question with the most similar name in `names`, or a list of all names.
  static func suggestion(for text: String, among names: [String]) -> String {
    nearest(to: text, in: names).map { "did you mean \"\($0)\"?" }
      ?? "there are \(names.joined(separator: ", "))"
  }

  /// Returns the minimum number of insertions, deletions, replacements and swaps of neighbours.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var next = [row + 1]
      next.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var least = min(last[column + 1] + 1, next[column] + 1)
        least = min(least, last[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
