import Foundation
import Logging

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "web-host-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension Logger {
  /// A log without output.
  static let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}
