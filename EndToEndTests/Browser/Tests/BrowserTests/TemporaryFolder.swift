import Foundation

/// A folder that is removed after the test.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "browser-tests-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Waits until an SQLite file or its log contains a text.
  func wait(for text: String, in name: String) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      for suffix in ["", "-wal"] {
        let data = FileManager.default.contents(atPath: "\(path)/\(name)\(suffix)") ?? Data()
        if data.firstRange(of: Data(text.utf8)) != nil { return }
      }
      await Task.yield()
    }
    throw BrowserError(description: "\(text) was never saved")
  }
}
