internal import Foundation
internal import ScreenKitTesting
public import Testing

/// Expects a file of the package to have `text`, such as a picture in the documents.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to write the file again.
///
/// - Parameters:
/// - path: The path of the file from the package's folder.
/// - text: The expected text.
/// - location: The place at which a difference is reported.
@MainActor
public func expectFile(
  _ path: String, toHave text: String, sourceLocation location: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(path: SourceFile.root.appending(path: path).path())
  expectText(text, of: file, sourceLocation: location)
}
