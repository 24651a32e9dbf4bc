#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import ScreenKitCore

/// A keeper that saves an application's archive in a file with access only for its owner.
///
/// The file is replaced atomically. An unusable file is renamed, so that no data is lost, and the
/// app starts without saved state.
@MainActor
public final class StateFile: StateKeeper {
  /// The maximum size of a file to write or read, in bytes.
  public static let limit = 16 << 20

  private let path: String
  private let writer: StateFileWriter
  private var requests = 0

  /// Creates a keeper for the file at `path`; the first save creates missing folders.
  public convenience init(path: String) { self.init(path: path, limit: StateFile.limit) }

  init(path: String, limit: Int) {
    self.path = path
    writer = StateFileWriter(path: path, limit: limit)
  }

  /// Returns the archive in the file; renames an unusable file and throws a ``StateFileError``.
  public func load() throws -> ScreenArchive? {
    OwnerFile(path: path).removeDrafts()
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try read()
    } catch {
      throw StateFileError(reason: "\(error)", setAside: try moveAside())
    }
  }

  /// Replaces the file, readable only by its owner.
  public func save(_ archive: ScreenArchive) throws {
    requests += 1
    try writer.write(archive, request: requests)
  }

  /// Replaces the file on another thread, and then calls `completion` on the main actor.
  public func saveSoon(
    _ archive: ScreenArchive, completion: @escaping @MainActor (_ error: (any Error)?) -> Void
  ) {
    requests += 1
    Task.detached { [writer, requests] in
      do {
        try writer.write(archive, request: requests)
        await completion(nil)
      } catch {
        await completion(error)
      }
    }
  }

  /// Removes the file.
  public func clear() throws {
    requests += 1
    try writer.remove(request: requests)
  }

  /// Renames the file and returns its new path.
  public func setAside() throws -> String? { try moveAside() }

  private func read() throws -> ScreenArchive {
    let data: Data
    do {
      data = try BoundedFile(path: path, limit: writer.limit).contents()
    } catch {
      if case .tooLarge = error { throw StateFileDefect.tooLarge }
      throw StateFileDefect.unreadable
    }
    return try StateFile.archive(in: data)
  }

  /// Returns the archive in the content of a file; throws a `StateFileDefect` if it is unusable.
  nonisolated static func archive(in data: Data) throws -> ScreenArchive {
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
      throw StateFileDefect.malformed
    }
    guard header.version == ScreenArchive.currentVersion else {
      throw StateFileDefect.otherVersion(header.version)
    }
    guard let archive = try? JSONDecoder().decode(ScreenArchive.self, from: data) else {
      throw StateFileDefect.malformed
    }
    return archive
  }

  /// Renames the file and returns its new path, which was unused.
  ///
  /// Devices and pipes are not renamed, since other programs use them.
  private func moveAside() throws -> String {
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard type == .typeRegular || type == .typeSymbolicLink || type == .typeDirectory else {
      throw StateFileDefect.noFile
    }
    for number in 1... {
      let aside = "\(path).bad-\(number)"
      if !FileManager.default.fileExists(atPath: aside) {
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        return aside
      }
    }
    return path
  }

  private struct Header: Decodable {
    let version: Int
  }
}

/// The reason why a file of saved state is unusable.
enum StateFileDefect: Error, CustomStringConvertible {
  case tooLarge, unreadable, malformed, noFile
  case otherVersion(Int)

  var description: String {
    switch self {
    case .tooLarge: "it is too large"
    case .unreadable: "it cannot be read"
    case .malformed: "it is damaged"
    case .noFile: "it is a device or a pipe"
    case .otherVersion(let version):
      "it has version \(version), not \(ScreenArchive.currentVersion)"
    }
  }
}

/// The error for unusable saved state, with the file's new path.
public struct StateFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why the file is unusable.
  public let reason: String
  /// The new path of the file.
  public let setAside: String

  /// The message for the user.
  public var description: String { text(in: Strings()) }
}

extension StateFileError: TranslatedError {
  /// Returns the message for users; the reason is always in English.
  public func text(in strings: Strings) -> String {
    let texts = strings.errors.saving
    return "\(texts.unusable(reason)) \(texts.fileKept(setAside))"
  }
}

extension StateFileError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK807)" }
}
