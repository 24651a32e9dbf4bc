/// A kind of files to choose from in a ``FilePicker``, defined by the endings of their names.
public struct FileType: Hashable, Sendable {
  /// The name for the user, such as `Images`.
  public let title: String
  /// The endings of the names without a period, in lower case; empty for all files.
  public let endings: [String]

  /// Creates a kind of files whose names have one of `endings`, such as `png`; empty for all files.
  ///
  /// The case of ASCII letters is ignored, in names and in endings.
  public init(_ title: String, endings: [String] = []) {
    self.title = title
    self.endings = endings.map { ending in
      String(decoding: SearchFolding.small(ending.utf8.drop { $0 == 0x2E }), as: UTF8.self)
    }
  }

  /// Returns whether a file called `name` is of this kind.
  public func contains(_ name: FileName) -> Bool {
    if endings.isEmpty { return true }
    let bytes = SearchFolding.small(name.bytes)
    return endings.contains { ending in
      let ending = ending.utf8
      guard bytes.count > ending.count + 1 else { return false }
      let start = bytes.count - ending.count
      return bytes[start - 1] == 0x2E && bytes[start...].elementsEqual(ending)
    }
  }
}

extension SearchFolding {
  /// Returns `bytes` with ASCII letters in lower case.
  fileprivate static func small(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
