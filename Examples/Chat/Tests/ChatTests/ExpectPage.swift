import Foundation
import ScreenKitTesting
import Testing

/// Expects a screen to match the text and the picture in the page about tasks.
@MainActor
func expectPage(
  _ test: ScreenTest, _ name: String, beside file: String = #filePath,
  sourceLocation location: SourceLocation = #_sourceLocation
) throws {
  expectSnapshot(of: test.snapshot, name, beside: file, sourceLocation: location)
  let size = "\(test.snapshot.size.columns)x\(test.snapshot.size.rows)"
  let picture = URL(filePath: file).deletingLastPathComponent()
    .appending(path: "Snapshots/\(name)-\(size).svg")
  if SnapshotOptions.environment.records { return }
  #expect(
    try String(contentsOf: picture, encoding: .utf8) == test.snapshot.svg,
    "Record the snapshots again with SCREENKIT_SNAPSHOT_SVG=1.", sourceLocation: location)
}
