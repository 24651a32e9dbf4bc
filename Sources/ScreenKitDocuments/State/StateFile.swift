#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import ScreenKitCore

/// Keeps an application's archive in a file that only its owner can read.
///
/// The file is written whole or not at all. One that cannot be used is renamed, so that nothing is
/// lost, and the app starts without it.
@MainActor
public final class StateFile: StateKeeper {
  /// Larger files are not read; no archive of screens comes near it.
  private static let limit = 16 << 20

  private let path: String

  /// Keeps the archive in the file at `path`; folders that are missing are made at the first save.
  public init(path: String) { self.path = path }

  /// Reads the file; one of no use is renamed and told by a ``StateFileError``.
  public func load() throws -> ScreenArchive? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try read()
    } catch {
      let aside = try setAside()
      throw StateFileError(reason: "\(error)", setAside: aside)
    }
  }

  /// Writes the file anew, for its owner alone.
  public func save(_ archive: ScreenArchive) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try OwnerFile(path: path).write(encoder.encode(archive))
  }

  /// Removes the file.
  public func clear() throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  private func read() throws -> ScreenArchive {
    let data: Data
    do {
      data = try BoundedFile(path: path, limit: StateFile.limit).contents()
    } catch {
      throw error == .tooLarge ? StateFileDefect.tooLarge : .unreadable
    }
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
  private func setAside() throws -> String {
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
