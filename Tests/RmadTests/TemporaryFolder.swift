import Foundation

/// A folder that is removed with the object.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "rmad-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
