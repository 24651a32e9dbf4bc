import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import StudioScreens
import Testing

@MainActor
@Suite("Colours in the studio", .leakFree)
struct StudioColorTests {
  /// Returns the studio with a new label, and the field of its background.
  private func show() async throws -> (StudioStage, ColorField) {
    let stage = try StudioStage()
    await stage.settle()
    try await stage.add("Label")
    let field = stage.test.application.window.backend.first {
      ($0 as? ColorField)?.accessibleName == "bg_color"
    }
    return (stage, try #require(field as? ColorField))
  }

  private func color(in stage: StudioStage) -> String? {
    stage.model.document[stage.model.selection]?["bg_color"]?.text
  }

  @Test(.proves("R-006")) func `a colour is picked by the keyboard alone, and undone`() async throws
  {
    let (stage, field) = try await show()
    let old = color(in: stage)
    stage.test.press("F4")
    for _ in 0..<30 where !field.field.isFocused { stage.test.press(.tab) }
    #expect(field.field.isFocused)
    stage.test.press(.down)
    await stage.settle()
    #expect(field.isOpen)
    stage.test.press(.home)
    stage.test.press(.enter)
    await stage.settle()
    let picked = color(in: stage)
    #expect(picked != old && picked.flatMap { TextColor(hex: $0) } != nil && !field.isOpen)
    stage.test.press("F2", "Ctrl-Z")
    await stage.settle()
    #expect(color(in: stage) == old && field.text == old ?? "")
  }

  @Test(.proves("R-006")) func `a colour is picked by the mouse alone`() async throws {
    let (stage, field) = try await show()
    stage.test.click(field.accessories[1])
    await stage.settle()
    #expect(field.isOpen)
    let swatch = stage.test.application.window.popup?.backend.first {
      ($0 as? ColorSwatch)?.color?.hex == "0040ff"
    }
    stage.test.click(try #require(swatch))
    await stage.settle()
    #expect(color(in: stage) == "0040ff")
    stage.test.click(field.accessories[1])
    await stage.settle()
    stage.test.click(try #require(stage.test.view(.button, named: "clear_color")))
    await stage.settle()
    #expect(color(in: stage) == "clear_color" && field.field.message == nil)
  }

  @Test func `an incomplete colour is kept with its mistake`() async throws {
    let (stage, field) = try await show()
    try field.field.setByUser("ff80")
    await stage.settle()
    #expect(color(in: stage) == "ff80" && field.text == "ff80")
    #expect(!stage.model.check.findings.isEmpty)
  }
}
