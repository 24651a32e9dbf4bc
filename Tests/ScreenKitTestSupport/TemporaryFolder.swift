internal import Foundation

/// A folder that is removed with the object.
public final class TemporaryFolder: Sendable {
  /// The path, which ends with no slash.
  public let path = FileManager.default.temporaryDirectory
    .appending(path: "screenkit-\(UUID().uuidString)").path

  /// Creates the folder.
  public init() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files, relative to the folder.
  public var files: [String] {
    (FileManager.default.subpaths(atPath: path) ?? [])
      .filter { FileManager.default.contents(atPath: "\(path)/\($0)") != nil }.sorted()
  }

  /// The contents of all files in the folder.
  public var contents: String {
    files.compactMap { FileManager.default.contents(atPath: "\(path)/\($0)") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
