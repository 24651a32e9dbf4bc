internal import CLibrary
internal import Foundation
internal import Testing

/// A folder that is removed with the last reference to this object.
final class TemporaryFolder {
  let path = "/tmp/screenkit-\(UInt32.random(in: 0...UInt32.max))"

  init() { mkdir(path, 0o700) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files in the folder.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).map { "\(path)/\($0)" }.sorted()
  }

  /// Returns the path of the only file, in any folder, whose name begins with `prefix`.
  func file(_ prefix: String) throws -> String {
    try #require(
      files.first { path in
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix(prefix) && name.hasSuffix(".json")
      }, "\(prefix) in \(files)")
  }

  func text(_ file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func write(_ text: String, to file: String) {
    _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
  }
}
