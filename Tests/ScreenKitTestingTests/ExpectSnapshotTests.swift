import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@testable import ScreenKitTesting

/// The whole function, with files in a folder of its own.
@MainActor
@Suite("Expecting a snapshot", .leakFree)
final class ExpectSnapshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")
  private let test = ScreenTest(LabelScreen("Hello"), size: CellSize(columns: 12, rows: 2))

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func expect(_ options: SnapshotOptions = SnapshotOptions(), _ look: Look.Name? = nil) {
    let caller = folder.appending(path: "CallerTests.swift").path()
    expectSnapshot(of: test.snapshot, "label", look, options: options, beside: caller)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: "Snapshots/\(name)"), encoding: .utf8)
  }

  private var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Snapshots").path())
    return (names ?? []).sorted()
  }

  private func write(_ text: String) throws {
    let place = folder.appending(path: "Snapshots")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appending(path: "label-12x2.txt"))
  }

  /// Expects a failure whose message has all `parts`.
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

  @Test func `a folder that cannot be written fails with its path`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Snapshots"))
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
