/// The files in a ``FilePicker``, such as the files of a disk.
///
/// The functions are called outside of the main actor, so they may wait for a disk. A source only
/// reads files and never changes them.
public protocol FileSource: Sendable {
  /// Returns the entries of `folder` that are known without reading; `nil`, the default, reads
  /// them.
  ///
  /// Unlike the other functions, it is called within a turn, so that the entries are shown at once.
  func knownEntries(of folder: FilePath) -> [FileEntry]?

  /// Opens `folder` for reading its entries.
  func open(_ folder: FilePath) async throws(FileError) -> any FileListing

  /// Returns the kind of the file or folder at `path`; symbolic links are followed.
  func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind
}

extension FileSource {
  /// Returns `nil`.
  public func knownEntries(of folder: FilePath) -> [FileEntry]? { nil }
}

/// The entries of one folder, read in parts.
///
/// Only one task at a time uses it. Its release ends the reading.
public protocol FileListing: Sendable {
  /// Returns the next entries in any order, at most `count`; an empty array after the last one.
  func next(_ count: Int) async throws(FileError) -> [FileEntry]
}
