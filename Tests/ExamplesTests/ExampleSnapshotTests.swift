import ExampleScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Bars of real navigators under every look, compared with the files in the folder `Snapshots`.
@MainActor
@Suite("Snapshots of examples", .proves("F-059", "F-134", "F-136"), .leakFree)
struct ExampleSnapshotTests {
  nonisolated static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 20, rows: 6)]

  @Test(arguments: Look.Name.allCases, sizes)
  func `a chapter on a stack`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(StackExample(), size: size, look: .named(look))
    test.press(KeyPress(.enter), KeyPress(.enter))
    expectSnapshot(of: test.snapshot, "stack", look)
  }

  @Test(arguments: Look.Name.allCases, sizes)
  func `a stack in a tab`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(CompositeExample(), size: size, look: .named(look))
    test.press("2", KeyPress(.enter))
    expectSnapshot(of: test.snapshot, "composite", look)
  }

  @Test(arguments: Look.Name.allCases, sizes)
  func `a tab with a badge`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(TabsExample(), size: size, look: .named(look))
    test.press(KeyPress(.enter))
    expectSnapshot(of: test.snapshot, "tabs", look)
  }
}
