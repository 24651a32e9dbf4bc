import ScreenKitCore
import ScreenKitTesting

/// Files whose folders are read only when the test supplies their entries.
@MainActor
final class SlowFiles: FileSource {
  /// The awaited parts, in the order of the calls.
  private(set) var awaited: [StubResponse<[FileEntry]>] = []
  /// The opened folders.
  private(set) var opened: [FilePath] = []

  nonisolated func open(_ folder: FilePath) async throws(FileError) -> any FileListing {
    await record(folder)
    return Listing(files: self)
  }

  nonisolated func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind {
    guard path != .root else { return .folder }
    throw .gone
  }

  /// Supplies the part that was awaited last.
  func give(_ names: [String], _ kind: FileEntry.Kind = .file) {
    awaited.last?.give(names.compactMap(FileName.init).map { FileEntry($0, kind) })
  }

  func fail(_ error: FileError) { awaited.last?.fail(error) }

  private func record(_ folder: FilePath) { opened.append(folder) }

  fileprivate func part() async throws -> [FileEntry] {
    let response = StubResponse<[FileEntry]>()
    awaited.append(response)
    return try await response.value()
  }

  private struct Listing: FileListing {
    let files: SlowFiles

    func next(_ count: Int) async throws(FileError) -> [FileEntry] {
      do {
        return try await files.part()
      } catch {
        throw error as? FileError ?? .gone
      }
    }
  }
}
