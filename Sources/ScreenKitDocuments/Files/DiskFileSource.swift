internal import ScreenKitC
public import ScreenKitCore

/// The files of a disk within one folder, the root of all paths.
///
/// Files outside of that folder are inaccessible: paths have no `..`, and symbolic links to the
/// outside are listed with `FileError.outside` and not followed. Links are resolved step by step in
/// open folders, so a link that another process changes meanwhile cannot lead outside either.
public struct DiskFileSource: FileSource {
  /// The folder that is the root of all paths, without symbolic links and without a trailing `/`.
  private let root: [UInt8]

  /// Creates a source of the files in `folder`, by default of all files.
  ///
  /// - Throws: `FileError` if there is no such folder.
  public init(in folder: String = "/") throws(FileError) {
    guard let real = realpath(folder, nil) else { throw FileError(number: errno) }
    defer { free(real) }
    let bytes = UnsafeRawBufferPointer(start: real, count: strlen(real))
    root = bytes.elementsEqual("/".utf8) ? [] : Array(bytes)
    close(try FolderWalk(root: root).openRoot())
  }

  /// Returns `path` as a path for system calls, without a terminating zero.
  ///
  /// The system follows symbolic links in it, even to the outside; ``openFile(at:)`` does not.
  public func systemPath(of path: FilePath) -> [UInt8] {
    path == .root && root.isEmpty
      ? Array("/".utf8) : root + path.names.flatMap { [UInt8(ascii: "/")] + $0.bytes }
  }

  /// Returns the path of a folder or file of this source; `nil` if `systemPath` is outside of it.
  ///
  /// The text is not checked for symbolic links or for existence.
  public func path(of systemPath: String) -> FilePath? {
    let bytes = Array(systemPath.utf8)
    guard bytes.starts(with: root),
      root.count == bytes.count || bytes[root.count] == UInt8(ascii: "/")
    else { return nil }
    return FilePath(String(decoding: bytes[root.count...], as: UTF8.self))
  }

  /// Opens the file at `path` for reading; returns its descriptor, which the caller must close.
  ///
  /// Symbolic links are followed only within the root. The call does not wait for a pipe.
  public func openFile(at path: FilePath) throws(FileError) -> Int32 {
    let walk = FolderWalk(root: root)
    let found = try walk.find(path.names.map(\.bytes))
    return try walk.open(found, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Opens the folder at `folder` for reading its entries.
  public func open(_ folder: FilePath) async throws(FileError) -> any FileListing {
    let walk = FolderWalk(root: root)
    let found = try walk.find(folder.names.map(\.bytes))
    let descriptor = try walk.open(found, O_RDONLY | O_DIRECTORY)
    return try DiskListing(descriptor, folder: folder.names.map(\.bytes), root: root)
  }

  /// Returns the kind of the file or folder at `path`.
  public func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind {
    try FolderWalk(root: root).find(path.names.map(\.bytes)).kind
  }
}

extension FileError {
  /// Creates the error for an error number of the system.
  init(number: Int32) {
    self =
      switch number {
      case EACCES, EPERM: .noPermission
      case ENOENT: .gone
      case ENOTDIR: .notAFolder
      case ELOOP: .tooManyLinks
      default: .failed(number)
      }
  }
}
