internal import Synchronization

/// Files in memory, for tests and demos.
///
/// ```swift
/// let files = MemoryFileSource(["/notes/today.txt": 1_200, "/notes/old/": 0])
/// ```
public struct MemoryFileSource: FileSource {
  private var folders: [FilePath: [FileEntry]] = [.root: []]

  /// Creates a source of files with their sizes in bytes; a path that ends with `/` is a folder.
  ///
  /// Missing folders of a path are added. Paths that contain a zero are ignored.
  public init(_ files: KeyValuePairs<String, Int64> = [:]) {
    for (path, size) in files {
      guard let place = FilePath(path), let name = place.name else { continue }
      let kind: FileEntry.Kind = path.utf8.last == FilePath.slash ? .folder : .file
      add(FileEntry(name, kind, size: kind == .folder ? 0 : size), in: place.parent ?? .root)
    }
  }

  /// Adds `entry` to `folder`, or replaces an entry of the same name; adds missing folders.
  ///
  /// A folder with a ``FileEntry/problem`` cannot be opened.
  public mutating func add(_ entry: FileEntry, in folder: FilePath = .root) {
    if folders[folder] == nil, let parent = folder.parent, let name = folder.name {
      add(FileEntry(name, .folder), in: parent)
      folders[folder] = []
    }
    folders[folder]?.removeAll { $0.name == entry.name }
    folders[folder, default: []].append(entry)
    let path = folder.appending(entry.name)
    if entry.kind == .folder, entry.link == nil, folders[path] == nil { folders[path] = [] }
  }

  /// Returns the entries of `folder`; `nil` if it cannot be opened.
  public func knownEntries(of folder: FilePath) -> [FileEntry]? {
    guard folder != .root else { return folders[folder] }
    guard let entry = try? find(folder), entry.problem == nil else { return nil }
    return folders[folder]
  }

  /// Opens a folder of the source.
  public func open(_ folder: FilePath) async throws(FileError) -> any FileListing {
    if folder != .root {
      let entry = try find(folder)
      if let problem = entry.problem { throw problem }
      guard entry.kind == .folder else { throw .notAFolder }
    }
    return MemoryListing(folders[folder] ?? [])
  }

  /// Returns the kind of the file or folder at `path`.
  public func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind {
    guard path != .root else { return .folder }
    let entry = try find(path)
    if entry.kind == .unknown { throw entry.problem ?? .gone }
    return entry.kind
  }

  private func find(_ path: FilePath) throws(FileError) -> FileEntry {
    guard let parent = path.parent, let name = path.name else { throw .gone }
    guard let entries = folders[parent] else {
      if parent == .root { throw .gone }
      throw try find(parent).kind == .folder ? .gone : .notAFolder
    }
    guard let entry = entries.first(where: { $0.name == name }) else { throw .gone }
    return entry
  }
}

/// The entries of a folder in memory, read in parts.
private final class MemoryListing: FileListing {
  private let rest: Mutex<ArraySlice<FileEntry>>

  init(_ entries: [FileEntry]) { rest = Mutex(entries[...]) }

  func next(_ count: Int) async throws(FileError) -> [FileEntry] {
    rest.withLock { rest in
      let part = rest.prefix(max(0, count))
      rest = rest.dropFirst(part.count)
      return Array(part)
    }
  }
}
