import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// A bar with more tabs than its width allows: it scrolls, and follows the selection.
@MainActor
@Suite("Tabs that scroll", .leakFree, .proves("F-058"))
struct TabScrollTests {
  private let bar = TabBar((1...20).map { "Tab \($0)" })

  init() { bar.action = { [unowned bar] in bar.select(bar.requested) } }

  private func stage(
    columns: Int = 40, rows: Int = 4, _ look: Look.Name = .cupertino,
    _ glyphs: GlyphSet = .unicode
  ) -> Stage {
    let frame = TabFrame(bar: bar)
    frame.barSide = .top
    frame.content = Label("text")
    return Stage(frame, columns: columns, rows: rows, look, glyphs)
  }

  private func row(_ stage: Stage) -> String {
    String(stage.framed.split(separator: "\n")[0].dropFirst().dropLast())
  }

  private func point(_ stage: Stage, _ action: PointerEvent.Action, _ x: Int, _ y: Int = 0) {
    stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
  }

  @Test func `marks show hidden tabs at both ends`() {
    let stage = stage()
    #expect(row(stage) == "‹Tab 1› Tab 2  Tab 3  Tab 4  Tab 5     ▸")
    stage.change { bar.select(9) }
    #expect(row(stage) == "◂  Tab 8  Tab 9 ‹Tab 10› Tab 11 Tab 12 ▸")
    stage.change { bar.select(19) }
    #expect(row(stage) == "◂  Tab 17  Tab 18  Tab 19 ‹Tab 20›      ")
    #expect(stage.isTruthful)
  }

  @Test func `tabs lose their blanks before a title is truncated`() {
    let short = TabBar(["Heart", "Settings"])
    let frame = TabFrame(bar: short)
    frame.content = Label("text")
    let stage = Stage(frame, columns: 20, rows: 4, .terminal)
    #expect(stage.framed.contains("1 Heart") && stage.framed.contains("2 Settings"))
    #expect(!stage.framed.contains("▸"))
    stage.resize(columns: 18, rows: 4)
    #expect(stage.framed.contains("▸") && stage.isTruthful)
  }

  @Test(arguments: [
    (20, "‹1 Heart›2 Settings ", "1 Heart ‹2 Settings›"),
    (19, "‹1 Heart›2 Settings", "1 Heart‹2 Settings›"),
  ])
  func `the selected tab keeps both marks of the focus`(
    columns: Int, first: String, second: String
  ) {
    let short = TabBar(["Heart", "Settings"])
    short.action = { [unowned short] in short.select(short.requested) }
    let frame = TabFrame(bar: short)
    (frame.barSide, frame.content) = (.top, Label("text"))
    let stage = Stage(frame, columns: columns, rows: 4, .terminal)
    #expect(row(stage) == first)
    stage.application.dispatch(.key(KeyPress(.right)))
    #expect(row(stage) == second)
    stage.application.dispatch(.key(KeyPress(.left)))
    #expect(row(stage) == first && stage.isTruthful)
  }

  @Test(arguments: [
    (Look.Name.terminal, "<1 Tab 1> 2 Tab 2  3 Tab 3  4 Tab 4   >>"),
    (.material, "<TAB 1> TAB 2  TAB 3  TAB 4  TAB 5    >>"),
  ])
  func `without Unicode the marks differ from the focus marks`(look: Look.Name, expected: String) {
    #expect(row(stage(look, .ascii)) == expected)
  }

  @Test func `arrow keys, Home and End select, and the bar follows`() {
    let stage = stage()
    for _ in 0..<6 { stage.application.dispatch(.key(KeyPress(.right))) }
    #expect(bar.selected == 6)
    #expect(row(stage).contains("‹Tab 7›"))
    stage.application.dispatch(.key(KeyPress(.end)))
    #expect(bar.selected == 19)
    #expect(row(stage).contains("‹Tab 20›"))
    stage.application.dispatch(.key(KeyPress(.home)))
    #expect(bar.selected == 0)
    #expect(row(stage).hasPrefix("‹Tab 1›"))
    #expect(stage.isTruthful)
  }

  @Test func `the page keys and the wheel scroll without selecting`() {
    let stage = stage()
    stage.application.dispatch(.key(KeyPress(.pageDown)))
    #expect(bar.selected == 0)
    #expect(row(stage).hasPrefix("◂  Tab 6 "))
    point(stage, .scroll(x: 0, y: 1), 12)
    #expect(row(stage).hasPrefix("◂  Tab 7 "))
    point(stage, .scroll(x: -1, y: 0), 12)
    #expect(row(stage).hasPrefix("◂  Tab 6 "))
    stage.application.dispatch(.key(KeyPress(.pageUp)))
    #expect(row(stage).hasPrefix("‹Tab 1›"))
    #expect(stage.isTruthful)
  }

  @Test func `a press on a mark scrolls by the visible tabs`() {
    let stage = stage()
    for action in [PointerEvent.Action.down(.left), .up(.left)] { point(stage, action, 39) }
    #expect(row(stage).hasPrefix("◂  Tab 6 "))
    #expect(bar.selected == 0)
    for action in [PointerEvent.Action.down(.left), .up(.left)] { point(stage, action, 0) }
    #expect(row(stage).hasPrefix("‹Tab 1›"))
  }

  @Test func `a press selects a tab at its visible position`() {
    let stage = stage()
    stage.application.dispatch(.key(KeyPress(.pageDown)))
    for action in [PointerEvent.Action.down(.left), .up(.left)] { point(stage, action, 11) }
    #expect(bar.selected == 6)
    #expect(row(stage).contains("Tab 7"))
  }

  @Test func `a selection scrolls back, and so does another width`() {
    let stage = stage()
    for _ in 0..<3 { stage.application.dispatch(.key(KeyPress(.pageDown))) }
    #expect(!row(stage).contains("Tab 1 "))
    stage.application.dispatch(.key(KeyPress(.right)))
    #expect(row(stage).contains("‹Tab 2›"))
    for columns in 1...80 {
      stage.resize(columns: columns, rows: 4)
      let place = stage.surface.bounds(of: bar.children[1])
      #expect(place?.size.width == min(columns, 7), "\(columns)")
    }
    #expect(stage.isTruthful)
  }

  @Test func `a disabled bar shows its marks and does not scroll`() {
    let stage = stage()
    stage.change { bar.isEnabled = false }
    point(stage, .scroll(x: 0, y: 1), 12)
    #expect(row(stage) == " Tab 1  Tab 2  Tab 3  Tab 4  Tab 5     ▸")
  }

  @Test(arguments: Look.Name.allCases)
  func `Material has a line below the marks too`(look: Look.Name) {
    let lines = stage(rows: 12, look).framed.split(separator: "\n")
    #expect(lines.contains { $0.filter { "━─".contains($0) }.count == 40 })
  }

  @Test func `an action scrolls to a tab, within limits`() throws {
    let stage = stage()
    let target = try #require(stage.application.window.target(of: bar))
    stage.application.dispatch(.action(.scroll(to: 10), on: target))
    #expect(row(stage).hasPrefix("◂  Tab 11 "))
    stage.application.dispatch(.action(.scroll(to: .max), on: target))
    #expect(row(stage) == "◂  Tab 17  Tab 18  Tab 19  Tab 20       ")
    stage.application.dispatch(.action(.scroll(to: .min), on: target))
    #expect(row(stage).hasPrefix("‹Tab 1›"))
  }

  @Test func `titles that fit side by side are never truncated`() {
    let bar = TabBar(["A", "Bbbbbbbbbbbbbbbbbbbb", "C"])
    let frame = TabFrame(bar: bar)
    let stage = Stage(frame, columns: 30, rows: 3, .material)
    #expect(stage.framed.contains("BBBBBBBBBBBBBBBBBBBB"))
  }
}
