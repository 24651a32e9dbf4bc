internal import Foundation
internal import ScreenKitDocuments

/// A description in a file, which is read again after each change.
public struct FileDescriptionSource: DescriptionSource {
  /// The maximum size of a description, in bytes.
  public static let limit = 8 << 20

  private let path: String
  private let changes: @Sendable () -> AsyncStream<Void>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - changes: Returns the changes of the file; by default the changes reported by the system.
  public init(path: String, changes: (@Sendable () -> AsyncStream<Void>)? = nil) {
    self.path = path
    self.changes = changes ?? { FileChanges.changes(of: path) }
  }

  /// The value `true`, since an author may save a file without a new version.
  public var comparesTexts: Bool { true }

  /// Returns the text of the file now and after each change.
  public func updates() -> AsyncStream<DescriptionUpdate> {
    AsyncStream { updates in
      // The watch begins before the file is read, so that no change is lost.
      let changes = changes()
      let task = Task.detached {
        updates.yield(read())
        for await _ in changes { updates.yield(read()) }
        updates.finish()
      }
      updates.onTermination = { _ in task.cancel() }
    }
  }

  private func read() -> DescriptionUpdate {
    guard let data = try? BoundedFile(path: path, limit: Self.limit).contents() else {
      return .failure(.file(path))
    }
    guard let text = String(bytes: data, encoding: .utf8) else { return .failure(.encoding) }
    return .text(text)
  }
}
