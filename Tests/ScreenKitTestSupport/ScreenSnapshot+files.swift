internal import Foundation
package import ScreenKitText
package import Testing

/// Expects `screen` to be as its snapshot in the folder `Snapshots` beside the test's file.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to record the snapshots anew; look at them before you commit.
///
/// - Parameters:
///   - screen: The rows of the screen, as a test reads them.
///   - name: What is on the screen; look and size are added to it.
///   - look: The look that it is drawn in.
///   - size: The size that it is drawn in.
///   - file: The file of the test.
///   - location: Where a difference is reported.
/// - Throws: An error of the file system where there is no such snapshot.
package func expectSnapshot(
  of screen: String, _ name: String, _ look: Look.Name, _ size: CellSize,
  beside file: String = #filePath, sourceLocation location: SourceLocation = #_sourceLocation
) throws {
  let snapshot = URL(filePath: file).deletingLastPathComponent()
    .appending(path: "Snapshots/\(name)-\(look)-\(size.columns)x\(size.rows).txt")
  try expectFile(snapshot, toHave: screen, sourceLocation: location)
}

/// Expects a file of the package to have `text`, such as a snapshot in the documents.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to write it anew.
///
/// - Parameters:
///   - path: Where the file is, from the package's folder.
///   - text: What it should have.
///   - location: Where a difference is reported.
/// - Throws: An error of the file system where there is no such file.
package func expectFile(
  _ path: String, toHave text: String, sourceLocation location: SourceLocation = #_sourceLocation
) throws {
  let file = SourceFile.root.appending(path: path)
  try expectFile(file, toHave: text, sourceLocation: location)
}

private func expectFile(
  _ file: URL, toHave text: String, sourceLocation location: SourceLocation
) throws {
  if ProcessInfo.processInfo.environment["SCREENKIT_RECORD_SNAPSHOTS"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "\(file.lastPathComponent)", sourceLocation: location)
}
