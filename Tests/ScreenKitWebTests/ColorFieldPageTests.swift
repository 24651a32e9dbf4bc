import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Color fields of web sessions", .leakFree)
struct ColorFieldPageTests {
  @Test func `a swatch is a button in its colour`() throws {
    let field = ColorField(value: TextColor(hex: "800000"))
    let test = WebTest(Column { field })
    test.send("[\"p\",\(test.number(of: field.accessories[1]))]")
    #expect(field.isOpen)
    test.send("[\"k\",\"Down\"]")
    let swatch = try #require(
      test.session.scene.nodes.values.first { ($0.view as? ColorSwatch)?.color?.hex == "ff8000" })
    test.send("[\"p\",\(swatch.number)]")
    #expect(field.value?.hex == "ff8000" && !field.isOpen)
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `a typed colour is set, and its swatch follows`() {
    let field = ColorField()
    let test = WebTest(Column { field })
    test.send("[\"f\",\(test.number(of: field.field))]")
    test.session.application.run { try? field.field.setByUser("0040ff") }
    #expect(field.value?.hex == "0040ff" && field.accessories[0].paint?.background?.hex == "0040ff")
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }
}
