internal import ScreenKitC
internal import ScreenKitCore
internal import Synchronization

/// The entries of a folder on a disk.
final class DiskListing: FileListing, Sendable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  /// An open folder, which is locked during reading.
  private struct Folder: @unchecked Sendable {
    // The lock of the folder protects the stream.
    let stream: Stream
  }

  private let folder: Mutex<Folder>
  private let names: [[UInt8]]
  private let root: [UInt8]

  /// Creates the listing of the open folder `descriptor`, which it closes.
  ///
  /// - Parameters:
  ///   - descriptor: The open folder.
  ///   - names: The names on the path from the root to the folder.
  ///   - root: The path of the root folder.
  /// - Throws: `FileError` if the system cannot read the folder.
  init(_ descriptor: Int32, folder names: [[UInt8]], root: [UInt8]) throws(FileError) {
    guard let stream = fdopendir(descriptor) else {
      let number = errno
      close(descriptor)
      throw FileError(number: number)
    }
    folder = Mutex(Folder(stream: stream))
    (self.names, self.root) = (names, root)
  }

  deinit { folder.withLock { _ = closedir($0.stream) } }

  func next(_ count: Int) async throws(FileError) -> [FileEntry] {
    try folder.withLock { folder throws(FileError) in
      var entries: [FileEntry] = []
      while entries.count < count {
        errno = 0
        guard let record = readdir(folder.stream) else {
          // An error after the first entries must not be taken for the end of the folder.
          if errno != 0 { throw FileError(number: errno) }
          break
        }
        let bytes = withUnsafeBytes(of: &record.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        guard let name = FileName(bytes: bytes) else { continue }
        if let entry = entry(name, bytes, in: dirfd(folder.stream)) { entries.append(entry) }
      }
      return entries
    }
  }

  /// Returns the entry called `name`; `nil` if it has been removed.
  private func entry(_ name: FileName, _ bytes: [UInt8], in folder: Int32) -> FileEntry? {
    var status = stat()
    guard fstatat(folder, bytes.cText, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let error = FileError(number: errno)
      return error == .gone ? nil : FileEntry(name, .unknown, problem: error)
    }
    guard status.st_mode & S_IFMT == S_IFLNK else {
      let kind = FileEntry.Kind(mode: status.st_mode)
      return FileEntry(
        name, kind, size: kind == .file ? Int64(status.st_size) : 0,
        problem: isReadable(bytes, kind, in: folder) ? nil : .noPermission)
    }
    let text = try? linkText(of: bytes, in: folder)
    do throws(FileError) {
      let walk = FolderWalk(root: root)
      let target = try walk.find(names + [bytes])
      return FileEntry(
        name, target.kind, size: target.kind == .file ? target.size : 0, link: text,
        problem: walk.isReadable(target) ? nil : .noPermission)
    } catch {
      return FileEntry(name, .unknown, link: text ?? [], problem: error)
    }
  }
}
