import Foundation
import ScreenKitTestSupport
import Testing

@testable import StudioScreens

@Suite("The file of the studio")
struct StudioFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: StudioFile { StudioFile(path: folder.path + "/app.json") }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(.proves("R-006"), arguments: [0o600, 0o640, 0o664, 0o444, 0o755])
  func `an existing file keeps its permissions`(mode: Int) throws {
    try Data("{}".utf8).write(to: URL(fileURLWithPath: file.path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    try file.write("[]")
    #expect(try permissions(of: file.path) == mode)
    #expect(try file.read() == "[]")
    #expect(folder.files == ["app.json"])
  }

  @Test(.proves("R-006")) func `a link keeps the permissions of its target`() throws {
    let target = folder.path + "/real.json"
    try Data("{}".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "real.json")
    try file.write("[]")
    #expect(try permissions(of: target) == 0o640)
  }

  @Test(.proves("R-006")) func `a new file has the permissions of other programs' files`() throws {
    try file.write("{}")
    let other = folder.path + "/other.json"
    close(creat(other, 0o644))
    #expect(try permissions(of: file.path) == permissions(of: other))
  }

  @Test(.proves("R-006")) func `a document that could not be read again is not saved`() throws {
    let largest = String(repeating: " ", count: StudioFile.limit)
    try file.write(largest)
    let read = try file.read()
    #expect(read?.utf8.count == StudioFile.limit)
    let reason = "the document is larger than 8 MiB"
    #expect(throws: StudioFileError(path: file.path, reason: reason)) {
      try file.write(largest + " ")
    }
    let kept = try file.read()
    #expect(kept?.utf8.count == StudioFile.limit)
  }
}
