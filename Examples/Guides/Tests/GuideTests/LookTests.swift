import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guides to looks, accessibility and performance", .leakFree)
struct LookTests {
  private func find(_ name: String, in node: SemanticNode) -> SemanticNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test(arguments: [LookName.terminal, .cupertino, .material])
  func `a report in each look`(name: LookName) {
    let test = ScreenTest(
      ReportScreen(), size: .init(columns: 36, rows: 7), look: .named(name))
    expectSnapshot(of: test.snapshot, "report", name)
  }

  @Test func `a banner has the colours of its design`() {
    let test = ScreenTest(BrandScreen(), size: .init(columns: 30, rows: 2))
    #expect(test.snapshot.svg.contains("#0a4a78"))
  }

  @Test func `a screen of settings changes the look`() {
    let test = ScreenTest(AppearanceScreen(), size: .init(columns: 36, rows: 7))
    test.press(.down)
    #expect(test.application.looks.current == "cupertino")
    #expect(test.screen.contains("cupertino"))
    test.application.run { try test.application.looks.choose("material") }
    #expect(test.screen.contains("material"))
  }

  @Test func `buttons and values have names`() throws {
    let test = ScreenTest(VolumeScreen())
    test.press(.button, named: "Louder")
    test.press("+")
    let node = try #require(find("Volume", in: test.application.window.semantics))
    #expect(node.role == .gauge)
    #expect(node.value == "7 of 10")
  }

  @Test func `a list makes only the visible rows`() {
    let screen = LinesScreen()
    let test = ScreenTest(screen, size: .init(columns: 40, rows: 20))
    test.press(.end)
    #expect(test.screen.contains("Line 1000000"))
    #expect(screen.lines.shownCount <= 60)
  }

  @Test func `many changes are one frame`() {
    let sensor = Sensor()
    let test = ScreenTest(SensorScreen(sensor))
    test.clearHistory()
    for value in 1...1000 { sensor.value = value }
    #expect(test.frames.isEmpty)
    test.advance(by: .milliseconds(100))
    #expect(test.frames.count == 1)
  }
}
