import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import Testing

@testable import ScreenKitDocuments

@MainActor
@Suite("Writing a state file")
struct StateFileWritingTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/screens.json" }

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ number: Int) -> ScreenArchive {
    var root = ScreenState()
    root.views["number"] = .int(number)
    return ScreenArchive(root: root)
  }

  private func saveSoon(_ archive: ScreenArchive, in file: StateFile) async -> (any Error)? {
    await withCheckedContinuation { continuation in
      file.saveSoon(archive) { continuation.resume(returning: $0) }
    }
  }

  @Test func `an asynchronous save is complete after its end`() async throws {
    let file = StateFile(path: path)
    #expect(await saveSoon(archive(1), in: file) == nil)
    #expect(try file.load() == archive(1))
  }

  @Test func `an asynchronous save does not block the caller`() async throws {
    let file = StateFile(path: path)
    var hasEnded = false
    await withCheckedContinuation { continuation in
      file.saveSoon(archive(1)) { _ in
        hasEnded = true
        continuation.resume()
      }
      #expect(!hasEnded)
    }
    #expect(hasEnded)
  }

  @Test func `a later save wins over unfinished ones`() async throws {
    let file = StateFile(path: path)
    for round in 0..<5 {
      // Both operations begin here, in this call: a separate task might begin after the save.
      let (ends, end) = AsyncStream<Void>.makeStream()
      file.saveSoon(archive(-1)) { _ in end.yield() }
      file.saveSoon(archive(-2)) { _ in end.yield() }
      try file.save(archive(round))
      for await _ in ends.prefix(2) {}
      let found = try file.load()
      #expect(found == archive(round))
    }
  }

  @Test func `clearing wins over an unfinished save`() async throws {
    let writer = StateFileWriter(path: path, limit: 1000)
    try writer.remove(request: 2)
    try writer.write(archive(1), request: 1)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `an unreadable archive is not written, and the old file stays`() throws {
    let file = StateFile(path: path, limit: 200)
    try file.save(archive(1))
    var root = ScreenState()
    root.views["text"] = .string(String(repeating: "x", count: 300))
    #expect(throws: StateFileTooLarge.self) { try file.save(ScreenArchive(root: root)) }
    #expect(try file.load() == archive(1))
  }

  @Test func `an archive just below the limit is written and read`() throws {
    var root = ScreenState()
    root.views["text"] = .string(String(repeating: "x", count: 300))
    let archive = ScreenArchive(root: root)
    let file = StateFile(path: path, limit: ArchiveText(archive).bytes.count)
    try file.save(archive)
    #expect(try file.load() == archive)
  }

  @Test func `a folder that cannot be written is an error with its path`() throws {
    // Root may write to any folder.
    guard geteuid() != 0 else { return try expectErrorBelowFile() }
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(throws: OwnerFileError.self) { try StateFile(path: path).save(archive(1)) }
  }

  private func expectErrorBelowFile() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data("x".utf8))
    #expect(throws: (any Error).self) {
      try StateFile(path: "\(self.path)/screens.json").save(self.archive(1))
    }
  }

  @Test func `drafts of killed processes are removed, others stay`() throws {
    let file = StateFile(path: path)
    try file.save(archive(1))
    let names = [
      "screens.json.new-999999999", "screens.json.new-\(getpid())", "screens.json.new-x",
    ]
    for name in names {
      _ = FileManager.default.createFile(atPath: "\(folder.path)/\(name)", contents: nil)
    }
    _ = try file.load()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["screens.json", names[1], names[2]].sorted())
  }

  @Test func `an archive that the app cannot use is renamed`() throws {
    let file = StateFile(path: path)
    try file.save(archive(1))
    let place = try #require(try file.setAside())
    #expect(FileManager.default.fileExists(atPath: place))
    #expect(try file.load() == nil)
  }
}
