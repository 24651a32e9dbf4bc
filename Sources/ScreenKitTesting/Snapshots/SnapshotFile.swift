#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The file of an expected snapshot, and the files of the actual one beside it.
package struct SnapshotFile {
  /// The path of the file.
  package let path: String

  /// Creates a reference to the file at `path`.
  package init(path: String) { self.path = path }

  /// The name without the folder.
  package var name: String { URL(filePath: path).lastPathComponent }

  /// The file of the actual text: `heart.actual.txt` for `heart.txt`.
  var actual: SnapshotFile {
    let url = URL(filePath: path)
    let name = url.deletingPathExtension().lastPathComponent
    return sibling(named: "\(name).actual.\(url.pathExtension)")
  }

  /// The file of the same snapshot as an SVG document.
  var svg: SnapshotFile {
    sibling(named: URL(filePath: path).deletingPathExtension().lastPathComponent + ".svg")
  }

  private func sibling(named name: String) -> SnapshotFile {
    let folder = URL(filePath: path).deletingLastPathComponent()
    return SnapshotFile(path: folder.appending(path: name).path(percentEncoded: false))
  }

  /// Returns the text of the file, or `nil` if there is no readable file.
  func read() -> String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes `text`, and creates the folder if there is none.
  func write(_ text: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// Removes the file, if there is one.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
