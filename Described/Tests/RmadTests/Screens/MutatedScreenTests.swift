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
  /// The change of one member.
  enum Change: CaseIterable {
    /// The member has a value of another kind.
    case value
    /// The member is missing.
    case removed
    /// The member has a name that no property has.
    case renamed
    /// The member has the value of another member.
    case exchanged
  }

  private static let values = [
    "null", "[]", "{}", "\"\"", "0", "-1", "1e300", "true", "\"<b>\\u001b[31m\"",
  ]

  private let layout: JsonLayout

  init() throws { layout = try JsonLayout(RmadSample.description) }

  /// Returns the sample with `change` at the position with the number `index`.
  private func text(_ change: Change, at index: Int) -> String {
    let place = layout.places[index]
    switch change {
    case .value:
      let value = Self.values[index / 4 % Self.values.count]
      return layout.replacing(place.valueRange, by: value)
    case .removed: return layout.replacing(place.memberRange, by: "")
    case .renamed: return layout.replacing(place.nameRange, by: "\"x\(place.name)\"")
    case .exchanged:
      let other = layout.places[(index * 7 + 13) % layout.places.count]
      return layout.replacing(
        place.valueRange, by: String(decoding: layout.bytes[other.valueRange], as: UTF8.self))
    }
  }

  @Test(.proves("R-123", "R-154"), arguments: Change.allCases, 0..<4)
  func `no changed member ends the running app`(change: Change, part: Int) async throws {
    let stage = try DescribedStage()
    for (index, place) in layout.places.enumerated() where index % 4 == part {
      guard CaseSample.isTried(index / 4, every: 7, from: part) else { continue }
      let text = text(change, at: index)
      let reading = AppDescription.read(text, tolerance: .lenient)
      let outcome = await stage.update(text)
      // A usable description is shown; any other is refused with its findings.
      if reading.description == nil {
        #expect(outcome == .refused, "\(place.path) \(change)")
        #expect(stage.store.refusal?.findings == reading.findings, "\(place.path) \(change)")
      } else {
        #expect(stage.model.description == reading.description, "\(place.path) \(change)")
      }
      use(stage, index)
      await stage.settle()
      #expect(stage.test.outcome == nil, "\(place.path) \(change)")
      #expect(!stage.screen.contains("\u{1B}"), "\(place.path) \(change)")
    }
    // The app still shows a valid version after all of them.
    await stage.update(RmadSample.description + "\n")
    #expect(stage.store.refusal == nil)
  }

  /// Performs actions that a user might do next.
  private func use(_ stage: DescribedStage, _ index: Int) {
    switch index / 4 % 6 {
    case 0: stage.test.press(.enter)
    case 1: stage.test.press(.escape)
    case 2: stage.test.press("\(index % 3 + 1)")
    case 3: stage.test.resize(to: CellSize(columns: 20 + index % 100, rows: 6 + index % 30))
    case 4: stage.test.press(.function(5))
    default: stage.test.press(.down)
    }
  }

  @Test(.proves("R-123"), arguments: Change.allCases)
  func `an app starts with each changed description that can be read`(change: Change) async throws {
    for (index, place) in layout.places.enumerated()
    where CaseSample.isTried(index, every: 40, from: 0) {
      let text = text(change, at: index)
      guard AppDescription.read(text, tolerance: .lenient).description != nil else { continue }
      let stage = try DescribedStage(text)
      await stage.settle()
      for key in ["2", "3", "1"] as [KeyPress] {
        stage.test.press(key)
        stage.test.press(.enter)
        await stage.settle()
      }
      #expect(stage.test.outcome == nil, "\(place.path) \(change)")
    }
  }
}
