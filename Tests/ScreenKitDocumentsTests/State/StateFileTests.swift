import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("State file")
struct StateFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/app/state.json" }
  private var file: StateFile { StateFile(path: path) }

  init() throws { folder = try TemporaryFolder() }

  private var archive: ScreenArchive {
    var own = SavedState()
    own["place"] = .int(7)
    var root = ScreenState()
    root.own = own
    root.views = ["name": .string("a\u{1B}b"), "on": .bool(true)]
    root.children = ["0": ScreenState()]
    return ScreenArchive(root: root)
  }

  @Test func `without a file there is nothing to load`() throws {
    #expect(try file.load() == nil)
  }

  @Test(.proves("F-103"))
  func `a saved archive is loaded`() throws {
    try file.save(archive)
    #expect(try file.load() == archive)
  }

  @Test func `only the owner may read the file and its folder`() throws {
    try file.save(archive)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let parent = (path as NSString).deletingLastPathComponent
    let outer = try FileManager.default.attributesOfItem(atPath: parent)
    #expect(outer[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a pipe of that name is neither read nor renamed`() throws {
    let name = folder.path + "/pipe"
    try #require(mkfifo(name, 0o600) == 0)
    #expect(throws: (any Error).self) { try StateFile(path: name).load() }
    #expect(FileManager.default.fileExists(atPath: name))
  }

  @Test func `a later save replaces the earlier one and leaves no draft`() throws {
    try file.save(ScreenArchive(root: ScreenState()))
    try file.save(archive)
    #expect(try file.load() == archive)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/app")
    #expect(names == ["state.json"])
  }

  @Test func `clearing removes the file, and a second time does nothing`() throws {
    try file.save(archive)
    try file.clear()
    try file.clear()
    #expect(try file.load() == nil)
  }

  @Test(
    arguments: [
      "", "{", "[]", "null", "{\"version\":1}", "{\"version\":\"1\"}",
      "{\"version\":2,\"root\":{}}", "{\"version\":1,\"root\":{\"views\":{},\"children\":{}}}",
      "{\"version\":2,\"root\":{\"views\":3,\"children\":{}}}", "\u{0}\u{1}\u{2}",
    ])
  func `an unusable file is set aside, reported, and never read again`(content: String) throws {
    try file.save(archive)
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    let error = #expect(throws: StateFileError.self) { _ = try file.load() }
    let aside = try #require(error?.setAside)
    #expect(try String(contentsOfFile: aside, encoding: .utf8) == content)
    #expect(try file.load() == nil)
    try file.save(archive)
    #expect(try file.load() == archive)
  }

  @Test func `several bad files are all kept`() throws {
    var kept: Set<String> = []
    for _ in 0..<3 {
      try file.save(archive)
      try "bad".write(toFile: path, atomically: false, encoding: .utf8)
      let error = #expect(throws: StateFileError.self) { _ = try file.load() }
      kept.insert(try #require(error?.setAside))
    }
    #expect(kept.count == 3)
  }

  @Test func `a file truncated anywhere causes no crash`() throws {
    try file.save(archive)
    let whole = try Data(contentsOf: URL(filePath: path))
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(filePath: path))
      #expect(throws: StateFileError.self) { _ = try file.load() }
    }
  }
}
