import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Whole screens under every look, compared with the pictures in the folder `Pictures`.
@MainActor
@Suite("Pictures of Muster", .leavesNothing, .proves("M-016", "M-018", "M-019", "M-020", "M-022"))
struct MusterPictureTests {
  nonisolated static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 20, rows: 6)]

  @Test(arguments: Look.Name.allCases, sizes)
  func `every screen`(look: Look.Name, size: CellSize) async throws {
    for scene in MusterScene.allCases {
      let stage = try AppStage()
      let test = try await scene.play(on: stage, size: size, look: look)
      try expect(test, "\(scene)", look, size)
    }
  }

  /// Set `SCREENKIT_DRAW=1` to draw the pictures anew; look at them before committing.
  private func expect(
    _ test: ScreenTest, _ name: String, _ look: Look.Name, _ size: CellSize
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(name)-\(look)-\(size.columns)x\(size.rows).txt")
    if ProcessInfo.processInfo.environment["SCREENKIT_DRAW"] != nil {
      try test.screen.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(test.screen == expected)
  }
}
