import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Changes of looks and colours while an app runs.
@MainActor
@Suite("Changing the look", .leakFree, .proves("F-139"))
struct LookChangeTests {
  private func content() -> View {
    Column {
      Label("text")
      Button("press")
      Toggle("on", value: true)
    }
  }

  @Test(arguments: Look.Name.allCases, Look.Name.allCases)
  func `each change of look equals a start with it`(
    from: Look.Name, to: Look.Name
  ) throws {
    let stage = Stage(content(), columns: 20, rows: 5, from)
    try stage.surface.use(.named(to))
    stage.change {}
    #expect(stage.framed == Stage(content(), columns: 20, rows: 5, to).framed)
    #expect(stage.isTruthful)
    stage.application.dispatch(.key(KeyPress(.tab)), .key(KeyPress(.space)))
    #expect(stage.isTruthful)
    #expect(stage.framed.contains("off") == (to == .terminal))
  }

  @Test func `colours change and return, for either background`() {
    let label = Label("red")
    label.style.tint = .negative
    let stage = Stage(label, columns: 5, rows: 1, .cupertino)
    let first = stage.terminal.rows
    stage.surface.use(ColorDepth.none)
    stage.change {}
    #expect(stage.terminal.rows[0][0].style.foreground == .standard)
    stage.surface.use(ColorDepth.full)
    stage.change {}
    #expect(stage.terminal.rows == first)
    stage.surface.use(Appearance.light)
    stage.change {}
    #expect(stage.terminal.rows != first)
    #expect(stage.surface.look.appearance == .light)
  }
}
