import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Labels of several styles in layout documents", .proves("F-027"))
struct LayoutRunsTests {
  private func label(_ properties: String) throws -> Label {
    let document = try LayoutDocument("{ \"type\": \"label\", \(properties) }", file: "a.json")
    return try #require(
      try document.layout(for: SurfaceSize(width: 80, height: 24)).root as? Label)
  }

  @Test func `runs have the described styles`() throws {
    let label = try label(
      """
      "runs": [
        { "text": "Load " },
        { "text": "97 %", "tint": "negative", "emphasis": "strong", "underlined": true },
        { "text": "host", "link": "https://example.org/a b", "foreground": "#ffa000",
          "background": "#00000A" }]
      """)
    #expect(label.text == "Load 97 %host")
    let styles = try #require(label.styledText).runs.map(\.style)
    #expect(styles[0] == StyledText.Style())
    #expect(
      styles[1] == StyledText.Style(tint: .negative, emphasis: .strong, isUnderlined: true))
    #expect(styles[2].link?.address == "https://example.org/a%20b")
    #expect(styles[2].foreground == TextColor(red: 255, green: 160, blue: 0))
    #expect(styles[2].background == TextColor(red: 0, green: 0, blue: 10))
  }

  @Test(
    arguments: [
      ("\"text\": \"a\", \"runs\": [{ \"text\": \"b\" }]", "a label has a \"text\" or \"runs\""),
      ("\"runs\": [{ \"tint\": \"accent\" }]", "run needs \"text\""),
      ("\"runs\": [{ \"text\": \"a\", \"link\": \"file:///etc\" }]", "\"link\" is an address"),
      (
        "\"runs\": [{ \"text\": \"a\", \"foreground\": \"#+fa000\" }]", "\"foreground\" is a color"
      ),
      ("\"runs\": [{ \"text\": \"a\", \"color\": \"red\" }]", "run has no property \"color\""),
    ])
  func `an invalid run is an error with the expectation`(properties: String, message: String) {
    let error = #expect(throws: LayoutError.self) { _ = try label(properties) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "none")")
  }
}
