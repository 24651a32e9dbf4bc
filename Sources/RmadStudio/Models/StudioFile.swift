internal import Foundation
internal import ScreenKitDocuments

/// The file of a document.
public struct StudioFile: Hashable, Sendable {
  /// The path.
  public let path: String
  /// The maximum size of the file, in bytes.
  static let limit = 8 << 20

  /// Creates a file at `path`; nothing is read or written.
  public init(path: String) { self.path = path }

  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The absolute path, which identifies the file in runs in other folders.
  var absolutePath: String { URL(fileURLWithPath: path).absoluteURL.standardized.path }

  /// Returns the text of the file; `nil` if there is no file.
  ///
  /// - Throws: A ``StudioFileError`` for a file that cannot be read, is too large or is not UTF-8.
  public func read() throws(StudioFileError) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try BoundedFile(path: path, limit: StudioFile.limit).contents()
      guard let text = String(data: data, encoding: .utf8) else {
        throw StudioFileError(path: path, reason: "it is not UTF-8")
      }
      return text
    } catch let error as StudioFileError {
      throw error
    } catch {
      throw StudioFileError(path: path, reason: "\(error)")
    }
  }

  /// Replaces the file by `text` atomically.
  ///
  /// - Throws: A ``StudioFileError`` if it cannot be written.
  public func write(_ text: String) throws(StudioFileError) {
    do {
      try OwnerFile(path: path).write(Data(text.utf8))
    } catch {
      throw StudioFileError(path: path, reason: "\(error)")
    }
  }
}

/// A file of the studio that cannot be read or written.
public struct StudioFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The reason, in words.
  public let reason: String

  /// The path and the reason.
  public var description: String { "\(path) cannot be used: \(reason)" }
}
