internal import Foundation
internal import ScreenKitC

/// A folder that is removed with the last reference to this object.
final class TemporaryFolder {
  let path = "/tmp/screenkit-\(UInt32.random(in: 0...UInt32.max))"

  init() { mkdir(path, 0o700) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files in the folder.
  var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).map { "\(path)/\($0)" }.sorted()
  }

  /// Returns the path of the only file, in `folder` or below it, whose name begins with `prefix`.
  func file(_ prefix: String, in folder: String = "") throws -> String {
    let found = files.filter { file in
      let name = file.split(separator: "/").last ?? ""
      return file.hasPrefix("\(path)/\(folder)") && name.hasPrefix(prefix)
        && name.hasSuffix(".json")
    }
    guard let file = found.first, found.count == 1 else {
      throw EndToEndError(description: "\(found.count) of \(prefix) in \(files)")
    }
    return file
  }

  func text(_ file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func write(_ text: String, to file: String) {
    _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
  }
}
