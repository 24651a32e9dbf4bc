import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite("Limits of descriptions")
struct LimitTests {
  private func label(_ id: Int) -> String {
    """
    { "component_type": "UILabel", "id": \(id), "x": 0, "y": 0, "width": 9, "height": 9, \
    "bg_color": "ffffff", "alpha": 1, "data_source": "data_array", "data_type": "xml", "data": 0 }
    """
  }

  private func nested(_ depth: Int) -> String {
    var text = ""
    for id in 1...depth {
      text += """
        { "component_type": "UIView", "id": \(id), "x": 0, "y": 0, "width": 9, "height": 9, \
        "bg_color": "ffffff", "alpha": 1, "all_data": {}, "components": [
        """
    }
    return text + String(repeating: "] }", count: depth)
  }

  private func controllers(_ depth: Int) -> String {
    let open = """
      { "controller_type": "navigation_controller", "components": [], "controllers": [
      """
    return String(repeating: open, count: depth) + Specimen.screen(1)
      + String(repeating: "] }", count: depth)
  }

  @Test func `syntax errors are one finding with line and column`() {
    let reading = AppDescription.read("{\n  \"data_version\": \"1\",\n  \"status\" 5 }")
    #expect(reading.description == nil)
    #expect(reading.findings.map(\.line) == [3])
    #expect(reading.findings.map(\.column) == [12])
    #expect(
      Finding.report(reading.findings, file: "app.json")
        == "app.json:3:12: error: a : is expected after \"status\"\n")
  }

  @Test(arguments: ["", "[]", "5", "null", "\"a\"", "{}", "{ \"controllers\": [] }"])
  func `a text without a description is an error in both modes`(text: String) {
    for tolerance in Tolerance.allCases {
      let reading = AppDescription.read(text, tolerance: tolerance)
      #expect(reading.description == nil)
      #expect(reading.findings.contains { $0.severity == .error })
    }
  }

  @Test func `a text that is too long is refused`() {
    let text = "{ \"data_version\": \"" + String(repeating: "a", count: 9 << 20) + "\" }"
    let reading = AppDescription.read(text, tolerance: .lenient)
    #expect(reading.findings.map(\.message) == ["the text is too long"])
  }

  @Test(arguments: [(38, true), (39, true), (40, false), (80, false), (99, false), (5_000, false)])
  func `the nesting of components is limited`(depth: Int, isAllowed: Bool) {
    let reading = AppDescription.read(
      Specimen.app(Specimen.screen(100_000, nested(depth))), tolerance: .lenient)
    #expect((reading.description != nil) == isAllowed)
    #expect(reading.findings.count == (isAllowed ? 0 : 1))
  }

  @Test(arguments: [(38, true), (39, true), (40, false), (60, false), (5_000, false)])
  func `the nesting of controllers is limited`(depth: Int, isAllowed: Bool) {
    let reading = AppDescription.read(Specimen.app(controllers(depth)), tolerance: .lenient)
    #expect((reading.description != nil) == isAllowed)
    #expect(reading.findings.isEmpty == isAllowed)
  }

  @Test func `the number of components is limited`() {
    let label = "{ \"component_type\": \"UINothing\" }"
    let many = String(repeating: label + ",", count: 50_000) + label
    let reading = AppDescription.read(
      Specimen.app(Specimen.screen(1, many)), tolerance: .lenient)
    #expect(reading.description == nil)
    #expect(reading.findings.count == 1_001)
    #expect(reading.findings.last?.message == "48999 further mistakes are not listed")
    #expect(reading.findings.last?.severity == .error)
  }

  @Test func `many components are read`() {
    let many = (1...2_000).map(label).joined(separator: ",\n")
    let reading = AppDescription.read(Specimen.app(Specimen.screen(0, many)))
    #expect(reading.findings == [])
    #expect(reading.description?.controllers[0].rootView?.components.count == 2_000)
  }

  @Test func `hostile texts are harmless in findings`() {
    let text = Specimen.app(
      Specimen.screen(
        1,
        "{ \"component_type\": \"UI\\u001b]0;x\\u0007\\u202e\(String(repeating: "a", count: 90))\" }"
      ))
    let report = Finding.report(AppDescription.read(text).findings, file: "app.json")
    #expect(report.contains("\"UI\\u{1b}]0;x\\u{7}\\u{202e}aaa"))
    #expect(report.contains("…\""))
    #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
    let twice = AppDescription.read(#"{ "\u001b[2J\u202e": 1, "\u001b[2J\u202e": 2 }"#).findings
    #expect(twice.map(\.message) == [#""\u001b[2J\u{202e}" stands here twice"#])
    let key = Specimen(.component(.label)).adding("\\u001b[2J\\u001b[31m", "1")
    let keys = Finding.report(AppDescription.read(key.text).findings, file: "app.json")
    #expect(keys.contains("\"\\u{1b}[2J\\u{1b}[31m\""))
  }

  @Test func `positions do not make descriptions different`() throws {
    let one = try #require(AppDescription.read(RmadSample.description).description)
    let text =
      "\n\n"
      + RmadSample.description.split(separator: " ", omittingEmptySubsequences: true)
      .joined(separator: "  ")
    let other = try #require(AppDescription.read(text, tolerance: .lenient).description)
    #expect(one.controllers[0].line != other.controllers[0].line)
    #expect(one.controllers[0].components == other.controllers[0].components)
  }
}
