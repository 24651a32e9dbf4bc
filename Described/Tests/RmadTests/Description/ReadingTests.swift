import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite("Descriptions")
struct ReadingTests {
  /// Returns the findings about a screen with `components` in its view.
  private func findings(
    _ components: String, tolerance: Tolerance = .strict
  ) -> [Finding] {
    AppDescription.read(Specimen.app(Specimen.screen(900, components)), tolerance: tolerance)
      .findings
  }

  /// Returns a label with `properties` in place of its data.
  private func label(_ properties: String, id: String = "1") -> String {
    """
    { "component_type": "UILabel", "id": \(id), "x": 0, "y": 0, "width": 9, "height": 9, \
    "bg_color": "clear color", "alpha": 1, "data_source": "data_array", "data_type": "xml", \
    "data": "a"\(properties.isEmpty ? "" : ", " + properties) }
    """
  }

  private func component(_ text: String) throws -> ComponentDescription {
    let reading = AppDescription.read(Specimen.app(Specimen.screen(900, text)))
    #expect(reading.findings.allSatisfy { $0.severity == .warning }, "\(reading.findings)")
    return try #require(reading.description?.controllers[0].component(1))
  }

  @Test func `a description may begin with a byte order mark`() {
    let text = Specimen.app(Specimen.screen(900, label("")))
    let (marked, plain) = (AppDescription.read("\u{FEFF}" + text), AppDescription.read(text))
    #expect(plain.description != nil)
    #expect(marked.description == plain.description)
    #expect(marked.findings == plain.findings)
  }

  @Test(
    .proves("R-127", "R-128", "R-148"),
    arguments: [
      ("\"font_size\": 12", 12.0), ("\"font_size\": \"12\"", 12),
      ("\"font_size\": \" 12.5 \"", 12.5),
    ])
  func `numbers are read from texts`(text: String, size: Double) throws {
    #expect(try component(label(text))[.fontSize] == size)
  }

  @Test(
    .proves("R-148"),
    arguments: [
      ("\"- 100\"", -100), ("\"-100\"", -100), ("-100", -100), ("\" 5 \"", 5), ("7.0", 7),
    ])
  func `spaces around a sign do not matter`(text: String, y: Int) throws {
    let specimen = Specimen(.component(.refreshView)).replacing("y", by: text)
    let app = try #require(AppDescription.read(specimen.text).description)
    #expect(app.controllers[0].component(1)?[.y] == y)
  }

  @Test(
    .proves("R-128"),
    arguments: [
      "\"12pt\"", "\"1 2\"", "\"\"", "\"--1\"", "\"0x10\"", "\"1e2\"", "\"inf\"", "\"nan\"",
      "1e300",
      "0", "501", "true", "[12]", "\"\u{0661}\"",
    ])
  func `other texts are no numbers`(text: String) {
    let findings = findings(label("\"font_size\": \(text)"))
    #expect(findings.map(\.property) == ["font_size"])
    #expect(findings.map(\.componentID) == [1])
  }

  @Test(.proves("R-128"), arguments: [("0", 1.0), ("501", 500), ("\"-3\"", 1)])
  func `a running app uses the nearest number`(text: String, size: Double) throws {
    let page = Specimen.app(Specimen.screen(900, label("\"font_size\": \(text)")))
    let app = AppDescription.read(page, tolerance: .lenient).description
    #expect(app?.controllers[0].component(1)?[.fontSize] == size)
    let height = Specimen(.component(.cell)).replacing("row_height", by: "99999")
    let cell = AppDescription.read(height.text, tolerance: .lenient).description
    #expect(cell?.controllers[0].component(1)?[.rowHeight] == 10_000)
  }

  @Test(
    .proves("R-127"),
    arguments: [
      ("true", true), ("false", false), ("\"Yes\"", true), ("\"No\"", false), ("\"YES\"", true),
      ("1", true), ("0", false), ("\"1\"", true), ("\"true\"", true),
    ])
  func `Yes and No are read`(text: String, hidden: Bool) throws {
    let specimen = Specimen(.root).replacing("status_bar_hidden", by: text)
    #expect(try #require(AppDescription.read(specimen.text).description).statusBarHidden == hidden)
  }

  @Test(
    .proves("R-038"),
    arguments: [
      ("ff0033", RmadColor(red: 255, green: 0, blue: 51)),
      ("#FF0033", RmadColor(red: 255, green: 0, blue: 51)),
      ("clear_color", .clear), ("clear color", .clear),
      ("000000", .init(red: 0, green: 0, blue: 0)),
    ])
  func `colours are read`(text: String, color: RmadColor) throws {
    #expect(try component(label("\"text_color\": \"\(text)\""))[.textColor] == color)
    #expect(RmadColor(color.text) == color)
  }

  @Test(arguments: ["ff003", "ff00333", "gg0000", "##ff003", "+ff003", ""])
  func `other texts are no colours`(text: String) {
    #expect(findings(label("\"text_color\": \"\(text)\"")).map(\.property) == ["text_color"])
  }

  @Test(
    .proves("R-122", "R-135"),
    arguments: [
      ("[\"upsidedown\"]", [Orientation.upsideDown]), ("[\"upside-down\"]", [.upsideDown]),
      ("\"landscapeleft\"", [.landscapeLeft]),
      ("[\"portrait\", \"Landscape Right\", \"portrait\"]", [.portrait, .landscapeRight]),
    ])
  func `names are read without regard to separators`(text: String, expected: [Orientation]) throws {
    let specimen = Specimen(.controller).replacing("interfaceOrientation", by: text)
    let app = try #require(AppDescription.read(specimen.text).description)
    #expect(app.controllers[0][.interfaceOrientation] == expected)
  }

  @Test(.proves("R-135"))
  func `plain text is read with a space`() throws {
    let specimen = Specimen(.component(.view))
      .replacing("back_button_title_source", by: "\"plain text\"")
    let app = try #require(AppDescription.read(specimen.text).description)
    #expect(app.controllers[0].component(1)?[.backButtonTitleSource] == .plainText)
  }

  @Test(
    .proves("R-121"),
    arguments: [
      ("UIImageView", ComponentType.image), ("UIButton", .button), ("UINavbar", .navigationBar),
      ("UITableView", .table), ("UITabbar", .tabBar), ("UITabbarItem", .tabBarItem),
    ])
  func `other names of types are read`(name: String, type: ComponentType) {
    let specimen = Specimen(.component(type)).replacing("component_type", by: "\"\(name)\"")
    let reading = AppDescription.read(specimen.text)
    #expect(reading.findings == [])
    #expect(reading.description?.controllers[0].component(1)?.type == type)
  }

  @Test(.proves("R-030", "R-121"))
  func `an unknown type has the nearest one as a suggestion`() {
    let findings = findings("{ \"component_type\": \"UILable\", \"id\": 4 }")
    #expect(findings.map(\.message) == ["\"UILable\" is no type of component"])
    #expect(findings.map(\.suggestion) == ["did you mean \"UILabel\"?"])
    #expect(findings.map(\.componentID) == [4])
  }

  @Test(.proves("R-029"))
  func `an unknown property has the nearest one as a suggestion`() {
    #expect(
      findings(label("\"text_colour\": \"ff0000\"")).map(\.suggestion)
        == ["did you mean \"text_color\"?"])
    #expect(
      findings(label("\"row_height\": 4")).map(\.suggestion)
        == ["it is a property of UITableViewCell"])
  }

  @Test(.proves("R-136"))
  func `an unknown form of data names the component`() {
    let findings = findings(
      label("", id: "12").replacing("\"data_type\": \"xml\"", "\"data_type\": \"yaml\""))
    #expect(
      findings.map { $0.description(file: "app.json") }.first?.contains("UILabel 12: ") == true)
    #expect(
      findings.map(\.message) == [
        "\"data_type\" is \"yaml\", and not one of xml, xml_node, image, array, "
          + "text_from_parent_node"
      ])
  }

  @Test(.proves("R-137"))
  func `both spellings are an error if they differ`() {
    let same = findings(label("\"text_aligment\": \"left\", \"text_alignment\": \"left\""))
    #expect(same.map(\.severity) == [.warning])
    let different = findings(label("\"text_aligment\": \"left\", \"text_alignment\": \"right\""))
    #expect(different.map(\.severity) == [.error])
    #expect(different.map(\.requirements) == [["R-137"]])
    let reversed = findings(
      label("\"text_alignment\": \"right\", \"text_aligment\": \"left\""), tolerance: .lenient)
    #expect(reversed.map(\.severity) == [.warning])
  }

  @Test(.proves("R-140"))
  func `an unknown action is the default one with a warning`() throws {
    let specimen = Specimen(.component(.button)).replacing("action_type", by: "\"spin\"")
    let reading = AppDescription.read(specimen.text)
    #expect(reading.findings.map(\.severity) == [.warning])
    let button = try #require(reading.description?.controllers[0].component(1))
    #expect(button[.actionType] == .default)
    let flip = Specimen(.component(.button)).replacing("action_type", by: "\"flip_horizontal\"")
    let app = try #require(AppDescription.read(flip.text).description)
    #expect(app.controllers[0].component(1)?[.actionType] == .flip)
  }

  @Test(.proves("R-145"), arguments: LineBreakMode.allCases)
  func `modes of breaking lines are read`(mode: LineBreakMode) throws {
    let label = try component(label("\"line_break_mode\": \"\(mode.rawValue)\""))
    #expect(label[.lineBreakMode] == mode)
  }

  @Test(.proves("R-143"))
  func `white text needs an explicit background`() throws {
    for type in [ComponentType.textField, .textView] {
      let specimen = Specimen(.component(type)).removing("text_color")
      let given = try #require(AppDescription.read(specimen.text).description)
      #expect(given.controllers[0].component(1)?[.textColor] == .white)
      let bare = AppDescription.read(specimen.removing("bg_color").text, tolerance: .lenient)
      let component = try #require(bare.description?.controllers[0].component(1))
      #expect(component[.textColor] == nil)
      #expect(component[.bgColor] == .white)
    }
  }
}

extension String {
  func replacing(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
