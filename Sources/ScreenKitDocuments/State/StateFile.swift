#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import ScreenKitCore

/// Saves an application's archive in a file that only its owner can read.
///
/// The file is written whole or not at all. One that cannot be used is renamed, so that nothing is
/// lost, and the app starts without it.
@MainActor
public final class StateFile: StateKeeper {
  /// The size of the largest file that is written and read, in bytes.
  public static let limit = 16 << 20

  private let path: String
  private let writer: StateFileWriter
  private var requests = 0

  /// Saves the archive in the file at `path`; folders that are missing are made at the first save.
  public convenience init(path: String) { self.init(path: path, limit: StateFile.limit) }

  init(path: String, limit: Int) {
    self.path = path
    writer = StateFileWriter(path: path, limit: limit)
  }

  /// Reads the file; one of no use is renamed and reported by a ``StateFileError``.
  public func load() throws -> ScreenArchive? {
    OwnerFile(path: path).removeDrafts()
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try read()
    } catch {
      throw StateFileError(reason: "\(error)", setAside: try moveAside())
    }
  }

  /// Writes the file anew, for its owner alone.
  public func save(_ archive: ScreenArchive) throws {
    requests += 1
    try writer.write(archive, request: requests)
  }

  /// Writes the file anew on another thread.
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

  /// Reads the archive that a file has.
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

  /// Renames the file and returns its new path, which no earlier one has.
  private func moveAside() throws -> String {
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

/// What is wrong with a file of saved state.
enum StateFileDefect: Error, CustomStringConvertible {
  case tooLarge, unreadable, malformed
  case otherVersion(Int)

  var description: String {
    switch self {
    case .tooLarge: "it is too large"
    case .unreadable: "it cannot be read"
    case .malformed: "it is damaged"
    case .otherVersion(let version):
      "it has version \(version), not \(ScreenArchive.currentVersion)"
    }
  }
}

/// Tells that saved state was of no use, and where it is now.
public struct StateFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong with the file.
  public let reason: String
  /// Where the file is now.
  public let setAside: String

  /// What the user reads.
  public var description: String {
    "The saved screens cannot be used: \(reason). The file is kept as \(setAside)."
  }
}
