/// Lines stored in blocks, so that inserting or removing a line moves only the lines of one block.
struct LineList {
  private static let capacity = 256

  /// The blocks; none of them is empty.
  private var blocks: [[String]] = [[""]]
  /// The number of lines up to the end of each block.
  private var ends = [1]

  /// The number of lines and block ends written so far, for tests of the cost.
  private(set) var work = 0

  /// Creates a list of `lines`, which must not be empty.
  init(_ lines: [String]) { replace(0..<1, with: lines) }

  var count: Int { ends.last ?? 0 }

  subscript(line: Int) -> String {
    get {
      let place = location(of: line)
      return blocks[place.block][place.index]
    }
    _modify {
      let place = location(of: line)
      work += 1
      yield &blocks[place.block][place.index]
    }
  }

  /// Replaces the lines in `range` by `lines`; neither may be empty.
  mutating func replace(_ range: Range<Int>, with lines: [String]) {
    let first = location(of: range.lowerBound)
    let last = location(of: range.upperBound - 1)
    var end = last.block + 1
    var merged = blocks[first.block][..<first.index] + lines
    merged += blocks[last.block][(last.index + 1)...]
    // Merging small blocks keeps their number low.
    if merged.count < LineList.capacity / 4, end < blocks.count {
      merged += blocks[end]
      end += 1
    }
    blocks.replaceSubrange(first.block..<end, with: LineList.split(Array(merged)))
    ends.removeSubrange(first.block...)
    for block in blocks[first.block...] { ends.append((ends.last ?? 0) + block.count) }
    work += merged.count + blocks.count - first.block
  }

  /// Calls `body` with each line.
  func forEach(_ body: (String) -> Void) {
    for block in blocks { block.forEach(body) }
  }

  private func location(of line: Int) -> (block: Int, index: Int) {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > line { high = middle } else { low = middle + 1 }
    }
    return (low, low == 0 ? line : line - ends[low - 1])
  }

  /// Splits `lines` into blocks of equal size that have capacity left.
  private static func split(_ lines: [String]) -> [[String]] {
    guard lines.count > capacity else { return [lines] }
    let parts = (lines.count + capacity / 2 - 1) / (capacity / 2)
    return (0..<parts).map { part in
      Array(lines[lines.count * part / parts..<lines.count * (part + 1) / parts])
    }
  }
}
