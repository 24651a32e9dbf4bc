import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

/// Files that are too large, and devices without an end.
@MainActor
@Suite struct FileLimitTests {
  @Test func `an endless layout document is refused`() {
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(path: "/dev/zero") }
    #expect(error?.description == "/dev/zero:1: the file is larger than 8 MiB (SK602)")
  }

  @Test func `an endless key map is refused`() {
    let error = #expect(throws: KeyMapFileError.self) { try KeyMapFile(path: "/dev/zero") }
    #expect(error?.description == "/dev/zero:1: the file is larger than 1 MiB (SK603)")
  }

  @Test func `a missing layout document is reported as missing`() {
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(path: "/nonexistent") }
    #expect(error?.description == "/nonexistent:1: the file cannot be read (SK602)")
  }

  @Test func `a folder is not a file`() {
    #expect(throws: LayoutError.self) { try LayoutDocument(path: "/") }
  }

  @Test func `a layout document is read from its file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/layout.json"
    let name = String(repeating: "n", count: 200_000)
    let text = #"{"type": "label", "id": "a", "text": "\#(name)"}"#
    try Data(text.utf8).write(to: URL(filePath: file))
    let layout = try LayoutDocument(path: file).layout(for: .init(width: 80, height: 24))
    #expect(layout.root.accessibleText == name)
  }
}
