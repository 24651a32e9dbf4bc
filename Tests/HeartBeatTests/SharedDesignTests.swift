import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("One design for every look", .leakFree)
struct SharedDesignTests {
  /// The invisible results of a run.
  private struct Run: Equatable {
    var lifecycle: [String]
    var views: [String]
  }

  private func run(_ look: Look.Name) -> (Run, ScreenSnapshot) {
    let test = ScreenTest(BeatingHeart(), look: .named(look))
    test.advance(by: .seconds(10))
    test.press("2", "+", "+", "-", KeyPress(.tab), KeyPress(.enter))
    test.advance(by: .seconds(10))
    var views: [String] = []
    test.application.window.forEachShown { view in
      views.append("\(view.role) \(view.accessibleText) \(view.accessibleValue) \(view.isFocused)")
    }
    return (Run(lifecycle: test.lifecycle, views: views.sorted()), test.snapshot)
  }

  @Test(.proves("F-013", "F-135", "F-138", "B-006"))
  func `the same keys have the same effects under each look`() {
    let runs = Look.Name.allCases.map(run)
    #expect(runs.allSatisfy { $0.0 == runs[0].0 })
    #expect(runs[0].0.views.contains { $0.contains("60 BPM") })
    #expect(Set(runs.map(\.1.text)).count == Look.Name.allCases.count)
  }
}
