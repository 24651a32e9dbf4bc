import Foundation
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite struct RecordingFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.cast" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `a recording is private and never overwrites a file`() throws {
    let file = try RecordingFile(creating: path)
    try file.append("one\n")
    try file.append("two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(throws: RecordingFile.Failure.self) { try RecordingFile(creating: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
  }

  @Test func `an unwritable path is reported`() {
    #expect(throws: RecordingFile.Failure.self) {
      try RecordingFile(creating: "/nowhere/at all/a.cast")
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n\nb", ["", "", "b"]),
    (
      String(repeating: "x", count: 200_000) + "\ny\n",
      [String(repeating: "x", count: 200_000), "y"]
    ),
  ])
  func `a file is read line by line`(text: String, lines: [String]) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let file = try #require(LineFile(path: path, longest: 300_000))
    var read: [String] = []
    while let line = try file.next() { read.append(line) }
    #expect(read == lines)
    #expect(file.count == lines.count)
  }

  @Test func `a line that is too long is refused unread`() throws {
    try ("a\n" + String(repeating: "x", count: 1_000_000)).write(
      toFile: path, atomically: false, encoding: .utf8)
    let file = try #require(LineFile(path: path, longest: 1000))
    #expect(try file.next() == "a")
    #expect(throws: RecordingError(line: 2, reason: "the line is too long")) { try file.next() }
  }

  @Test func `an invalid file is reported`() throws {
    #expect(LineFile(path: "/nowhere", longest: 1) == nil)
    let folder = LineFile(path: "/tmp", longest: 1)
    #expect(throws: RecordingError.self) { try folder?.next() }
  }
}
