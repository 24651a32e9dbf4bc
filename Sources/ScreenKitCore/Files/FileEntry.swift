/// A file or folder as an entry of its folder.
public struct FileEntry: Hashable, Sendable {
  /// The kind of a file; for a symbolic link, the kind of its target.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A folder, which has entries of its own.
    case folder
    /// An ordinary file.
    case file
    /// A device, a pipe or a socket.
    case special
    /// A kind that cannot be determined, such as the kind of a link without a target.
    case unknown
  }

  /// The name in its folder.
  public var name: FileName
  /// The kind; for a symbolic link, the kind of its target.
  public var kind: Kind
  /// The reason why the app cannot read the file; `nil` for a readable file.
  public var problem: FileError?
  /// The size of an ordinary file, in bytes; 0 for other entries.
  public var size: Int64
  /// The text of a symbolic link, escaped for a screen; `nil` for other entries.
  public var link: String?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - name: The name in its folder.
  ///   - kind: The kind; for a symbolic link, the kind of its target.
  ///   - size: The size of an ordinary file, in bytes.
  ///   - link: The bytes of a symbolic link's text; `nil` for other entries.
  ///   - problem: The reason why the app cannot read the file; `nil` for a readable file.
  public init(
    _ name: FileName, _ kind: Kind, size: Int64 = 0, link: [UInt8]? = nil,
    problem: FileError? = nil
  ) {
    (self.name, self.kind, self.problem) = (name, kind, problem)
    self.size = max(0, size)
    self.link = link.map(FileName.escaped)
  }

  /// The size in the usual unit, such as `12 kB`.
  var sizeText: String {
    var (value, unit) = (size, 0)
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    while value >= 1_000 {
      // Rounded up, so that no file with contents appears empty.
      value = value / 1_000 + (value % 1_000 == 0 ? 0 : 1)
      unit += 1
    }
    return "\(value) \(units[unit])"
  }
}

extension [FileEntry] {
  /// Returns the entries in the order of a list: folders first, then by name.
  func sorted(by collation: Collation) -> [FileEntry] {
    // Keys are made once, since each name is compared many times.
    map { (isFolder: $0.kind == .folder, key: $0.name.key(in: collation), entry: $0) }
      .sorted { $0.isFolder == $1.isFolder ? $0.key < $1.key : $0.isFolder }.map(\.entry)
  }
}
