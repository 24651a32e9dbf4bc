import ScreenKitCore

/// The state that all folders share: the items to copy or move, and the deletions that can be undone.
final class FileDesk: Model {
  /// Items to copy or move into a folder.
  struct Load: Equatable {
    var paths: [String]
    var isCopy: Bool
  }

  let files: any FileService
  @Observed private(set) var load: Load?
  /// A number that each change of files increases, so that the screens read their folders again.
  @Observed private(set) var changes = 0
  private var deletions: [[TrashedItem]] = []

  init(_ files: any FileService) {
    self.files = files
  }

  func take(_ paths: [String], isCopy: Bool) {
    load = paths.isEmpty ? nil : Load(paths: paths, isCopy: isCopy)
  }

  func put(into folder: String) async throws {
    guard let load else { return }
    defer { changes += 1 }
    if load.isCopy {
      try await files.copy(load.paths, to: folder)
    } else {
      try await files.move(load.paths, to: folder)
    }
    self.load = nil
  }

  func makeFolder(_ name: String, in folder: String) async throws {
    try await files.makeFolder(name, in: folder)
    changes += 1
  }

  func rename(_ name: String, to new: String, in folder: String) async throws {
    try await files.rename(name, to: new, in: folder)
    changes += 1
  }

  func delete(_ paths: [String]) async throws {
    defer { changes += 1 }
    let items = try await files.trash(paths)
    // A hundred deletions can be undone.
    deletions = deletions.suffix(99) + [items]
  }

  /// Restores the items of the last deletion, and returns their number; 0 without a deletion.
  func undo() async throws -> Int {
    guard let items = deletions.last else { return 0 }
    defer { changes += 1 }
    for (index, item) in items.enumerated() {
      try await files.restore(item)
      // A later error must not lose the items that are still in the trash.
      deletions[deletions.count - 1] = Array(items[(index + 1)...])
    }
    deletions.removeLast()
    return items.count
  }
}
