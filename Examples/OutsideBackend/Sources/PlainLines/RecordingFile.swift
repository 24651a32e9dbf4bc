import Foundation

/// A new file of complete lines.
struct RecordingFile {
  private let handle: FileHandle

  /// Creates the file; an existing file is never overwritten.
  init(creating path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url, options: .withoutOverwriting)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    handle = try FileHandle(forWritingTo: url)
  }

  /// Appends `lines`.
  func append(_ lines: String) throws { try handle.write(contentsOf: Data(lines.utf8)) }
}
