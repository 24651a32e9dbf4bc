import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@testable import ScreenKitTesting

/// The whole function, with files in a separate folder.
@MainActor
@Suite("Expecting a snapshot", .leakFree)
struct ExpectSnapshotTests {
  private let folder: TemporaryFolder
  private let test = ScreenTest(LabelScreen("Hello"), size: CellSize(columns: 12, rows: 2))

  private var snapshots: String { folder.path + "/Snapshots" }

  init() throws { folder = try TemporaryFolder() }

  private func expect(_ options: SnapshotOptions = SnapshotOptions(), _ look: Look.Name? = nil) {
    expectSnapshot(
      of: test.snapshot, "label", look, options: options, beside: folder.path + "/CallerTests.swift"
    )
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: snapshots + "/" + name, encoding: .utf8)
  }

  private var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: snapshots)
    return (names ?? []).sorted()
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: snapshots, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: snapshots + "/label-12x2.txt"))
  }

  /// Expects a failure whose message contains all `parts`.
  private func expectFailure(
    _ options: SnapshotOptions = SnapshotOptions(), saying parts: String...
  ) {
    withKnownIssue {
      expect(options)
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return parts.allSatisfy { message.contains($0) }
    }
  }

  @Test func `recording writes the file beside the caller, and a comparison passes`() {
    expect(SnapshotOptions(records: true))
    #expect(text("label-12x2.txt") == test.screen)
    expect()
    #expect(files == ["label-12x2.txt"])
  }

  @Test func `a look is part of the name`() {
    expect(SnapshotOptions(records: true), .material)
    #expect(files == ["label-material-12x2.txt"])
  }

  @Test func `a difference fails, shows the rows and writes the actual screen`() throws {
    try write("Hullo\n\n")
    expectFailure(
      saying: "label-12x2.txt: 1 of 2 rows differ\n", "\n  0  Hullo    | Hello\n",
      "Snapshots/label-12x2.actual.txt\n", "SCREENKIT_RECORD_SNAPSHOTS=1")
    #expect(text("label-12x2.actual.txt") == test.screen)
    #expect(text("label-12x2.txt") == "Hullo\n\n")
  }

  @Test func `the actual files are removed when the test passes again`() throws {
    try write("Hullo\n\n")
    withKnownIssue { expect(SnapshotOptions(writesSVG: true)) }
    #expect(files == ["label-12x2.actual.svg", "label-12x2.actual.txt", "label-12x2.txt"])
    #expect(text("label-12x2.actual.svg") == test.snapshot.svg)
    try write(test.screen)
    expect()
    #expect(files == ["label-12x2.txt"])
  }

  @Test func `recording over a difference removes the actual file`() throws {
    try write("Hullo\n\n")
    withKnownIssue { expect() }
    expect(SnapshotOptions(records: true, writesSVG: true))
    #expect(files == ["label-12x2.svg", "label-12x2.txt"])
  }

  @Test func `a snapshot that does not exist fails, and shows the screen`() {
    expectFailure(saying: "label-12x2.txt: there is no such snapshot\nHello\n")
    #expect(files == ["label-12x2.actual.txt"])
  }

  @Test func `files are beside callers in folders with blanks and umlauts`() {
    withKnownIssue {
      expectSnapshot(
        of: test.snapshot, "label", options: SnapshotOptions(writesSVG: true),
        beside: folder.path + "/Größe 1/CallerTests.swift")
    }
    let actual = "Größe 1/Snapshots/label-12x2.actual"
    #expect(folder.files == [actual + ".svg", actual + ".txt"])
  }

  @Test func `a folder that cannot be written fails with its path`() throws {
    try Data().write(to: URL(filePath: snapshots))
    expectFailure(SnapshotOptions(records: true), saying: "label-12x2.txt could not be written")
  }

  @Test(arguments: [
    (["SCREENKIT_RECORD_SNAPSHOTS": "1"], SnapshotOptions(records: true)),
    (["SCREENKIT_SNAPSHOT_SVG": "1"], SnapshotOptions(writesSVG: true)),
    (["SCREENKIT_RECORD_SNAPSHOTS": "0", "SCREENKIT_SNAPSHOT_SVG": ""], SnapshotOptions()),
    ([:], SnapshotOptions()),
  ])
  func `the environment switches recording and SVG`(
    variables: [String: String], options: SnapshotOptions
  ) {
    #expect(SnapshotOptions(variables) == options)
  }
}

private final class LabelScreen: Controller {
  private let label: Label
  init(_ text: String) { label = Label(text) }
  override func makeView() -> View { Column { label } }
}
