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

  /// Replaces the file by `text` atomically; a symbolic link stays, and its target is replaced.
  ///
  /// The file keeps its permissions.
  ///
  /// - Throws: A ``StudioFileError`` if it cannot be written, or could not be read again.
  public func write(_ text: String) throws(StudioFileError) {
    guard text.utf8.count <= StudioFile.limit else {
      let limit = StudioFile.limit >> 20
      throw StudioFileError(path: path, reason: "the document is larger than \(limit) MiB")
    }
    do {
      try OwnerFile(path: target, access: .shared).write(Data(text.utf8))
    } catch {
      throw StudioFileError(path: path, reason: "\(error)")
    }
  }

  /// The path of the file itself, behind symbolic links.
  private var target: String {
    var target = path
    // The system follows at most 40 links.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
      else { break }
      let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
      target = next.hasPrefix("/") ? next : folder + next
    }
    return target
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
