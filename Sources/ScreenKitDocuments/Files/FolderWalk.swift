internal import ScreenKitC
internal import ScreenKitCore

/// The resolution of a path from a root folder, which symbolic links cannot leave.
///
/// Each step opens one folder within the previous one without following links. The text of a link
/// is resolved like a path, so the kernel never follows a link itself.
final class FolderWalk {
  /// A found file or folder.
  struct Found {
    /// The name in the last open folder; `nil` for that folder itself.
    let name: [UInt8]?
    /// The kind of the file or folder.
    let kind: FileEntry.Kind
    /// The size, in bytes.
    let size: Int64
  }

  /// The maximum number of links in a path, as on Linux.
  private static let mostLinks = 40

  private let root: [UInt8]
  /// The open folders from the root to the current one.
  private var folders: [Int32] = []

  /// Creates a walk from the folder `root`; empty bytes mean the root of the file system.
  init(root: [UInt8]) { self.root = root }

  deinit { for folder in folders { close(folder) } }

  /// Opens the root folder.
  func openRoot() throws(FileError) -> Int32 {
    let path = root.isEmpty ? [UInt8(ascii: "/")] : root
    let descriptor = ScreenKitC.open(path.cText, FolderWalk.searching | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(number: errno) }
    return descriptor
  }

  /// Resolves `names`, and returns the file or folder.
  func find(_ names: [[UInt8]]) throws(FileError) -> Found {
    folders.append(try openRoot())
    var rest = Array(names.reversed())
    var links = 0
    while let name = rest.popLast() {
      if name == [0x2E] { continue }
      if name == [0x2E, 0x2E] {
        try leaveFolder()
        continue
      }
      let status = try status(of: name)
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        links += 1
        guard links <= FolderWalk.mostLinks else { throw .tooManyLinks }
        rest += try target(of: name).reversed()
      case S_IFDIR: try enter(name)
      default:
        guard rest.isEmpty else { throw .notAFolder }
        return Found(
          name: name, kind: FileEntry.Kind(mode: status.st_mode), size: Int64(status.st_size))
      }
    }
    return Found(name: nil, kind: .folder, size: 0)
  }

  /// Opens the found file or folder, and returns its descriptor.
  func open(_ found: Found, _ flags: Int32) throws(FileError) -> Int32 {
    guard let folder = folders.last else { throw .gone }
    let name = found.name ?? [0x2E]
    let descriptor = openat(folder, name.cText, flags | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(number: errno) }
    return descriptor
  }

  /// Returns whether the process may read the found file, or read and search the found folder.
  func isReadable(_ found: Found) -> Bool {
    guard let folder = folders.last else { return false }
    return ScreenKitDocuments.isReadable(found.name ?? [0x2E], found.kind, in: folder)
  }

  private func enter(_ name: [UInt8]) throws(FileError) {
    let flags = FolderWalk.searching | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folders[folders.count - 1], name.cText, flags)
    guard descriptor >= 0 else { throw FileError(number: errno) }
    folders.append(descriptor)
  }

  private func leaveFolder() throws(FileError) {
    if folders.count > 1 {
      close(folders.removeLast())
    } else if !root.isEmpty {
      throw .outside
    }
  }

  private func status(of name: [UInt8]) throws(FileError) -> stat {
    var status = stat()
    guard fstatat(folders[folders.count - 1], name.cText, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw FileError(number: errno)
    }
    return status
  }

  /// Returns the names in the text of a link; for an absolute link, returns to the root first.
  private func target(of name: [UInt8]) throws(FileError) -> [[UInt8]] {
    let text = try linkText(of: name, in: folders[folders.count - 1])
    let slash = UInt8(ascii: "/")
    guard text.first == slash else { return text.split(separator: slash).map(Array.init) }
    guard text.starts(with: root),
      root.isEmpty || text.count == root.count || text[root.count] == slash
    else { throw .outside }
    while folders.count > 1 { close(folders.removeLast()) }
    return text.dropFirst(root.count).split(separator: slash).map(Array.init)
  }

  #if os(Linux)
    // This is O_PATH, which Swift does not import. It allows folders that may be searched but not
    // read.
    private static let searching: Int32 = 0x20_0000
  #else
    private static let searching = O_RDONLY
  #endif
}

/// Returns the text of the link called `name` in an open folder.
func linkText(of name: [UInt8], in folder: Int32) throws(FileError) -> [UInt8] {
  var text = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlinkat(folder, name.cText, &text, text.count)
  guard count >= 0 else { throw FileError(number: errno) }
  return text[..<count].map { UInt8(bitPattern: $0) }
}

/// Returns whether the process may read the file or folder called `name` in an open folder.
func isReadable(_ name: [UInt8], _ kind: FileEntry.Kind, in folder: Int32) -> Bool {
  faccessat(folder, name.cText, kind == .folder ? R_OK | X_OK : R_OK, AT_EACCESS) == 0
}

extension [UInt8] {
  /// The bytes as a C string, with a terminating zero.
  var cText: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}

extension FileEntry.Kind {
  /// Creates the kind of a file with `mode`.
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .unknown
      default: .special
      }
  }
}
