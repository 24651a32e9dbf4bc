/// The visible rows of a tree: those of the roots and the open branches.
///
/// It stores only open branches, so a branch of a million closed nodes costs as much as an empty
/// one. A path contains the index of the node in each branch, from the roots to the node.
struct TreeOutline: Hashable, Sendable {
  /// The children of an open node.
  struct Branch: Hashable, Sendable {
    /// The number of children.
    let count: Int
    /// The open children, in ascending order of their indices.
    var open: [Open] = []
    /// The number of visible rows: the children, and the rows of open children.
    private(set) var rows: Int

    init(count: Int) { (self.count, rows) = (max(0, count), max(0, count)) }

    /// An open node of a branch.
    struct Open: Hashable, Sendable {
      let index: Int
      var branch: Branch
    }

    /// Returns the position in ``open`` of the first open node at `index` or after it.
    func position(of index: Int) -> Int {
      var (low, high) = (0, open.count)
      while low < high {
        let middle = (low + high) / 2
        if open[middle].index < index { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// Returns the branch of the child at `index`; `nil` if the child is closed.
    func branch(at index: Int) -> Branch? {
      let position = position(of: index)
      return position < open.count && open[position].index == index ? open[position].branch : nil
    }

    /// Replaces the branch of the node at `path` by `new`, and counts the rows again; `nil` closes
    /// the node.
    mutating func change(_ path: ArraySlice<Int>, to new: Branch?) {
      guard let index = path.first else { return }
      let position = position(of: index)
      let isOpen = position < open.count && open[position].index == index
      if path.count > 1 {
        guard isOpen else { return }
        rows -= open[position].branch.rows
        open[position].branch.change(path.dropFirst(), to: new)
        rows += open[position].branch.rows
        return
      }
      if isOpen { rows -= open.remove(at: position).branch.rows }
      if let new {
        open.insert(Open(index: index, branch: new), at: position)
        rows += new.rows
      }
    }
  }

  private(set) var roots: Branch

  init(rootCount: Int) { roots = Branch(count: rootCount) }

  /// The number of visible rows.
  var rowCount: Int { roots.rows }

  /// Returns the path of the node in `row`, which must be visible.
  ///
  /// The cost grows with the depth and with the number of open branches beside the path.
  func path(at row: Int) -> [Int] {
    var (path, branch, rest) = ([Int](), roots, row)
    while true {
      // The index of the node if no earlier sibling is open.
      var index = rest
      var inner: (Branch, Int)?
      for open in branch.open {
        if open.index >= index { break }
        if index <= open.index + open.branch.rows {
          inner = (open.branch, index - open.index - 1)
          index = open.index
          break
        }
        index -= open.branch.rows
      }
      path.append(index)
      guard let (next, below) = inner else { return path }
      (branch, rest) = (next, below)
    }
  }

  /// Returns the row of the node at `path`; `nil` if it is not visible.
  func row(of path: [Int]) -> Int? {
    var (branch, row) = (roots, -1)
    for (level, index) in path.enumerated() {
      guard index >= 0, index < branch.count else { return nil }
      row += 1 + index
      for open in branch.open {
        if open.index >= index { break }
        row += open.branch.rows
      }
      guard level + 1 < path.count else { break }
      guard let next = branch.branch(at: index) else { return nil }
      branch = next
    }
    return path.isEmpty ? nil : row
  }

  /// Returns the branch of the node at `path`; `nil` if the node is closed or not visible.
  func branch(at path: [Int]) -> Branch? {
    var branch = roots
    for index in path {
      guard let next = branch.branch(at: index) else { return nil }
      branch = next
    }
    return branch
  }

  /// Opens the node at `path`, which has `count` children; returns the number of new rows.
  mutating func open(_ path: [Int], count: Int) -> Int {
    guard branch(at: path) == nil, row(of: path) != nil else { return 0 }
    let new = Branch(count: count)
    roots.change(path[...], to: new)
    return new.rows
  }

  /// Closes the node at `path` and its descendants; returns the number of removed rows.
  mutating func close(_ path: [Int]) -> Int {
    guard !path.isEmpty, let old = branch(at: path) else { return 0 }
    roots.change(path[...], to: nil)
    return old.rows
  }
}
