import ScreenKitCore
import ScreenKitJson
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Every change of one member of the sample, shown by a running app.
@MainActor
@Suite("Changes of the sample on the screen", .leakFree)
struct MutatedScreenTests {
  @Test(.proves("R-123", "R-154"), arguments: 0..<4)
  func `no changed member ends the running app`(part: Int) async throws {
    let layout = try JsonLayout(RmadSample.description)
    let others = ["null", "[]", "{}", "\"\"", "0", "-1", "1e300", "true", "\"<b>\\u001b[31m\""]
    let stage = try DescribedStage()
    for (index, place) in layout.places.enumerated() where index % 4 == part {
      guard CaseSample.isTried(index / 4, every: 7, from: part) else { continue }
      let value = others[index / 4 % others.count]
      await stage.update(layout.replacing(place.valueRange, by: value))
      switch index / 4 % 5 {
      case 0: stage.test.press(.enter)
      case 1: stage.test.press(.escape)
      case 2: stage.test.press("\(index % 3 + 1)")
      case 3: stage.test.resize(to: CellSize(columns: 20 + index % 100, rows: 6 + index % 30))
      default: stage.test.press(.down)
      }
      await stage.settle()
      #expect(stage.test.outcome == nil, "\(place.path) \(value)")
      #expect(!stage.screen.contains("\u{1B}"), "\(place.path) \(value)")
    }
    // The app still shows a good version after all of them.
    await stage.update(RmadSample.description + "\n")
    #expect(stage.store.refusal == nil)
  }
}
