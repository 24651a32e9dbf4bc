import Foundation
import ScreenKitTesting
import Testing

@testable import Tasks

/// A folder of the disk for one test, with a trash beside it.
@MainActor
private final class Disk {
  nonisolated let root = FileManager.default.temporaryDirectory.appending(
    path: "files-\(UUID().uuidString)")
  var home: String { root.path + "/home" }
  var service: DiskFiles { DiskFiles(trashFolder: root.path + "/trash") }

  init() throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: home + "/pictures", withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    for (name, size) in [("apples.csv", 88), ("notes.txt", 1200)] {
      _ = files.createFile(
        atPath: "\(home)/\(name)", contents: Data(count: size),
        attributes: [.posixPermissions: 0o640])
    }
    try files.createSymbolicLink(atPath: home + "/latest", withDestinationPath: "pictures")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home + "/pictures")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: home + "/apples.csv")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: home + "/notes.txt")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// The names in a folder.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home + folder).sorted()
  }
}

@MainActor
@Suite("A file manager", .leakFree)
struct FileTests {
  private let disk: Disk

  init() throws { disk = try Disk() }

  private func launch() async -> ScreenTest {
    let test = ScreenTest(FilesApp(disk.service, at: disk.home), size: .page)
    await test.settle()
    return test
  }

  /// Highlights a row: folders come first, then files by name.
  private func highlight(_ row: Int, in test: ScreenTest) {
    test.press(.home)
    for _ in 0..<row { test.press(.down) }
  }

  @Test func `folders come first, with sizes, rights and links`() async throws {
    try expectPage(await launch(), "files")
  }

  @Test func `a folder opens, also through a link, and Back returns`() async {
    let test = await launch()
    for row in 0...1 {
      test.activate(row: .init(row), of: "Files")
      await test.settle()
      #expect(test.screen.contains("This folder is empty."))
      test.press(.escape)
      await test.settle()
      #expect(test.screen.contains("apples.csv"))
    }
  }

  @Test func `a folder is made, and names are checked first`() async throws {
    let test = await launch()
    test.press("F7")
    test.fill("Name", with: "a/b")
    test.press(.button, named: "Create")
    #expect(test.screen.contains("A name has no / in it."))
    test.fill("Name", with: "music")
    test.press(.button, named: "Create")
    await test.settle()
    #expect(try disk.names().contains("music"))
    #expect(test.screen.contains("music/"))
  }

  @Test func `a file is renamed, but never over another one`() async throws {
    let test = await launch()
    highlight(2, in: test)
    test.press("F2")
    test.fill("Name", with: "notes.txt")
    test.press(.button, named: "Rename")
    await test.settle()
    #expect(test.screen.contains("“notes.txt” exists already"))
    test.press(.escape)
    highlight(2, in: test)
    test.press("F2")
    test.fill("Name", with: "pears.csv")
    test.press(.button, named: "Rename")
    await test.settle()
    #expect(try disk.names() == ["latest", "notes.txt", "pears.csv", "pictures"])
  }

  @Test func `a deletion is confirmed and undone`() async throws {
    let test = await launch()
    highlight(2, in: test)
    test.press("F8")
    test.press(.button, named: "Cancel")
    #expect(try disk.names().contains("apples.csv"))
    test.press("F8")
    test.press(.button, named: "Delete")
    await test.settle()
    #expect(try !disk.names().contains("apples.csv"))
    #expect(!test.screen.contains("apples.csv"))
    test.press("Ctrl-Z")
    await test.settle()
    #expect(try disk.names().contains("apples.csv"))
    #expect(test.screen.contains("apples.csv"))
    test.advance(by: .seconds(10))
    test.press("Ctrl-Z")
    await test.settle()
    #expect(test.screen.contains("Nothing to undo."))
  }

  @Test func `a deletion with an occupied original path stays in the trash`() async throws {
    let test = await launch()
    highlight(2, in: test)
    test.press("F8")
    test.press(.button, named: "Delete")
    await test.settle()
    _ = FileManager.default.createFile(atPath: disk.home + "/apples.csv", contents: nil)
    test.press("Ctrl-Z")
    await test.settle()
    #expect(test.screen.contains("“apples.csv” exists already"))
    test.press(.escape)
    try FileManager.default.removeItem(atPath: disk.home + "/apples.csv")
    test.press("Ctrl-Z")
    await test.settle()
    #expect(try Data(contentsOf: URL(filePath: disk.home + "/apples.csv")).count == 88)
  }

  @Test func `a file is copied and another one is moved`() async throws {
    let test = await launch()
    highlight(2, in: test)
    test.press("F3")
    #expect(test.screen.contains("1 to copy."))
    test.activate(row: .init(1), of: "Files")
    await test.settle()
    test.press("F6")
    await test.settle()
    #expect(try disk.names("/pictures") == ["apples.csv"])
    test.press(.escape)
    await test.settle()
    highlight(3, in: test)
    test.press("F4")
    test.activate(row: .init(1), of: "Files")
    await test.settle()
    test.press("F6")
    await test.settle()
    #expect(try disk.names("/pictures") == ["apples.csv", "notes.txt"])
    #expect(try disk.names() == ["apples.csv", "latest", "pictures"])
  }

  @Test func `a folder cannot be moved into itself`() async throws {
    await #expect(throws: FileProblem.within("pictures")) {
      try await disk.service.move([disk.home + "/pictures"], to: disk.home + "/latest")
    }
  }

  @Test func `a folder that cannot be read is an error for the user`() async {
    let test = ScreenTest(FilesApp(disk.service, at: "/no/such/folder"), size: .page)
    await test.settle()
    #expect(test.screen.contains("Something went wrong"))
  }
}
