import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Whole screens under every look, compared with the files in the folder `Snapshots`.
@MainActor
@Suite(
  "Pictures of Muster", .leakFree,
  .proves("C-008", "M-016", "M-018", "M-019", "M-020", "M-022"))
struct MusterSnapshotTests {
  nonisolated static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 20, rows: 6)]

  @Test(arguments: Look.Name.allCases, sizes)
  func `every screen`(look: Look.Name, size: CellSize) async throws {
    for scene in MusterScene.allCases {
      let stage = try AppStage()
      let test = try await scene.play(on: stage, size: size, look: look)
      expectSnapshot(of: test.snapshot, "\(scene)", look)
    }
  }
}
