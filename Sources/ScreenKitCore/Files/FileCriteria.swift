/// The rules that select and order the visible entries of a folder in a ``FilePicker``.
struct FileCriteria: Hashable, Sendable {
  /// Whether names that begin with a period are shown.
  var showsHidden = false
  /// Whether only folders are shown.
  var showsFoldersOnly = false
  /// The kind of the visible files, besides all folders; `nil` for all files.
  var type: FileType?
  /// The search text; empty for all names.
  var query = "" { didSet { if query != oldValue { search = SearchQuery(query) } } }

  /// The order of the entries.
  var collation = Collation(language: "")

  private var search = SearchQuery("")

  /// Whether all entries are shown.
  private var showsAll: Bool {
    showsHidden && !showsFoldersOnly && type?.endings.isEmpty ?? true && search.isEmpty
  }

  /// Returns whether `entry` is shown.
  func shows(_ entry: FileEntry) -> Bool {
    if !showsHidden, entry.name.isHidden { return false }
    if entry.kind != .folder {
      if showsFoldersOnly { return false }
      if let type, !type.contains(entry.name) { return false }
    }
    return search.isEmpty || search.matches(entry.name.shownText)
  }

  /// Returns the indices of the visible entries, in order; `nil` for all entries.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func rows(of entries: [FileEntry]) throws(CancellationError) -> [Int32]? {
    if showsAll { return nil }
    var rows: [Int32] = []
    for index in entries.indices {
      if index.isMultiple(of: 1_024), Task.isCancelled { throw CancellationError() }
      if shows(entries[index]) { rows.append(Int32(index)) }
    }
    return rows
  }
}

/// The entries of a folder in the order of the list.
struct FileBatch: Sendable {
  /// The entries, folders first.
  var entries: [FileEntry] = []
  /// The indices of the visible entries; `nil` for all entries.
  var rows: [Int32]?
  /// The order of the entries.
  let collation: Collation

  /// The number of visible entries.
  var count: Int { rows?.count ?? entries.count }

  /// Returns the entry at `row` of the list.
  subscript(row: Int) -> FileEntry { entries[rows.map { Int($0[row]) } ?? row] }

  /// Returns the row of the entry called `name`; `nil` if the entry is not visible.
  func row(of name: FileName) -> Int? {
    let folders = entries.partitionPoint { $0.kind != .folder }
    let key = name.key(in: collation)
    for range in [0..<folders, folders..<entries.count] {
      let index =
        range.lowerBound + entries[range].partitionPoint { $0.name.key(in: collation) >= key }
      guard range.contains(index), entries[index].name == name else { continue }
      guard let rows else { return index }
      let row = rows.partitionPoint { Int($0) >= index }
      return row < rows.count && Int(rows[row]) == index ? row : nil
    }
    return nil
  }
}

extension RandomAccessCollection {
  /// Returns the number of elements before the first one for which `isBehind` holds, by bisection.
  fileprivate func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
