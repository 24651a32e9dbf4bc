import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

/// Files of a disk, with links and names of all kinds.
@Suite("Files of a disk")
struct DiskFileSourceTests {
  private let folder: TemporaryFolder

  private var source: DiskFileSource {
    get throws { try DiskFileSource(in: folder.path + "/root") }
  }

  init() throws {
    folder = try TemporaryFolder()
    for path in ["root", "root/notes", "root/notes/old", "outside"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    try Data(count: 1_234).write(to: URL(filePath: folder.path + "/root/notes/a.txt"))
    try Data("secret".utf8).write(to: URL(filePath: folder.path + "/outside/secret"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/root/\(name)", withDestinationPath: target)
  }

  private func entries(_ path: String = "/", part: Int = 100) async throws -> [String: FileEntry] {
    let listing = try await source.open(#require(FilePath(path)))
    var entries: [String: FileEntry] = [:]
    while case let part = try await listing.next(part), !part.isEmpty {
      for entry in part { entries[entry.name.shownText] = entry }
    }
    return entries
  }

  private func kind(_ path: String) async throws -> FileEntry.Kind {
    try await source.kind(of: #require(FilePath(path)))
  }

  @Test func `a folder lists its entries with kind and size`() async throws {
    mkfifo(folder.path + "/root/notes/pipe", 0o600)
    let entries = try await entries("/notes", part: 1)
    #expect(entries.count == 3)
    #expect(entries["a.txt"]?.kind == .file && entries["a.txt"]?.size == 1_234)
    #expect(entries["old"]?.kind == .folder && entries["pipe"]?.kind == .special)
    #expect(entries.values.allSatisfy { $0.problem == nil && $0.link == nil })
  }

  @Test func `links within the root are followed`() async throws {
    try link("text", to: "notes/a.txt")
    try link("old", to: "notes/./old/../old/")
    try link("absolute", to: "\(folder.path)/root/notes")
    try link("notes/old/up", to: "../../text")
    let entries = try await entries()
    #expect(entries["text"]?.kind == .file && entries["text"]?.size == 1_234)
    #expect(entries["text"]?.link == "notes/a.txt" && entries["old"]?.kind == .folder)
    #expect(entries["absolute"]?.kind == .folder && entries["absolute"]?.problem == nil)
    #expect(try await kind("/absolute/old/up") == .file)
    let listed = try await self.entries("/absolute")
    #expect(Set(listed.keys) == ["old", "a.txt"])
  }

  @Test func `links out of the root are not followed`() async throws {
    for (name, target) in [
      ("a", "../outside"), ("b", "\(folder.path)/outside/secret"), ("c", "/etc"),
      ("d", "notes/../.."),
      ("e", "notes/../../root"), ("f", "\(folder.path)/root2"), ("g", "a/secret"),
    ] {
      try link(name, to: target)
      let path = try #require(FilePath("/" + name))
      await #expect(throws: FileError.outside) { try await source.kind(of: path) }
      await #expect(throws: FileError.outside) { try await source.open(path) }
      #expect(throws: FileError.outside) { try source.openFile(at: path) }
    }
    let entries = try await entries()
    #expect(entries["a"]?.kind == .unknown && entries["a"]?.problem == .outside)
    #expect(entries["b"]?.size == 0 && entries["c"]?.link == "/etc")
    await #expect(throws: FileError.outside) { try await kind("/a/secret") }
  }

  @Test func `broken and circular links report that`() async throws {
    try link("lost", to: "nowhere")
    try link("one", to: "two")
    try link("two", to: "one")
    try link("self", to: "self/x")
    try link("past", to: "notes/a.txt/x")
    let entries = try await entries()
    #expect(entries["lost"]?.problem == .gone && entries["lost"]?.kind == .unknown)
    #expect(entries["one"]?.problem == .tooManyLinks)
    #expect(entries["self"]?.problem == .tooManyLinks)
    #expect(entries["past"]?.problem == .notAFolder)
    await #expect(throws: FileError.gone) { try await kind("/nowhere") }
    await #expect(throws: FileError.notAFolder) { try await kind("/notes/a.txt/x") }
    await #expect(throws: FileError.notAFolder) {
      try await source.open(#require(FilePath("/notes/a.txt")))
    }
  }

  @Test func `a name that is not UTF-8 is opened by its bytes`() async throws {
    let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x1B]
    let path = try source.systemPath(of: .root) + [0x2F] + name
    let file = path.map { CChar(bitPattern: $0) } + [0]
    let made = open(file, O_CREAT | O_WRONLY, 0o600)
    #expect(made >= 0 && write(made, "hello", 5) == 5)
    close(made)
    let entry = try #require(try await entries()["a\\xFF\\n\\u{1B}"])
    let found = FilePath([entry.name])
    #expect(try source.systemPath(of: found) == path)
    let descriptor = try source.openFile(at: found)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(descriptor, &bytes, 10) == 5 && bytes.starts(with: "hello".utf8))
  }

  @Test func `a file or folder without permission reports that`() async throws {
    chmod(folder.path + "/root/notes/a.txt", 0)
    chmod(folder.path + "/root/notes/old", 0o100)
    defer { chmod(folder.path + "/root/notes/old", 0o700) }
    let entries = try await entries("/notes")
    // The superuser may read all files.
    let expected: FileError? = geteuid() == 0 ? nil : .noPermission
    #expect(entries["a.txt"]?.problem == expected && entries["old"]?.problem == expected)
    #expect(entries["old"]?.kind == .folder)
  }

  @Test func `a pipe blocks nothing`() async throws {
    mkfifo(folder.path + "/root/pipe", 0o600)
    try link("way", to: "pipe")
    #expect(try await entries()["way"]?.kind == .special)
    close(try source.openFile(at: #require(FilePath("/pipe"))))
  }

  @Test func `a source begins in an existing folder`() async throws {
    #expect(throws: FileError.gone) { try DiskFileSource(in: folder.path + "/nowhere") }
    #expect(throws: FileError.notAFolder) {
      try DiskFileSource(in: folder.path + "/root/notes/a.txt")
    }
    let all = try DiskFileSource()
    let place = try #require(all.path(of: folder.path + "/root/notes"))
    #expect(try await all.kind(of: place) == .folder)
    #expect(all.systemPath(of: .root) == Array("/".utf8))
    #expect(try source.path(of: folder.path + "/outside") == nil)
    #expect(try source.path(of: folder.path + "/root2") == nil)
  }

  @Test func `a root that is a link is the folder of its target`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/alias", withDestinationPath: "root")
    let alias = try DiskFileSource(in: folder.path + "/alias")
    #expect(try await alias.kind(of: #require(FilePath("/notes/a.txt"))) == .file)
  }

  @Test func `a listing continues when files are removed meanwhile`() async throws {
    for number in 0..<50 {
      try Data().write(to: URL(filePath: folder.path + "/root/notes/old/\(number)"))
    }
    let listing = try await source.open(#require(FilePath("/notes/old")))
    var count = try await listing.next(10).count
    for number in 0..<50 { unlink(folder.path + "/root/notes/old/\(number)") }
    while case let part = try await listing.next(10), !part.isEmpty { count += part.count }
    #expect((10...50).contains(count))
  }
}
