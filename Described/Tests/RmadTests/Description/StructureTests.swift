import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite("Rules about several objects of a description")
struct StructureTests {
  private func read(_ specimen: Specimen, _ tolerance: Tolerance = .strict) -> DescriptionReading {
    AppDescription.read(specimen.text, tolerance: tolerance)
  }

  /// Expects one finding with `requirement` at the property `key`.
  ///
  /// A lenient reading must have no finding that is an error.
  private func expect(
    _ specimen: Specimen, _ requirement: String, at key: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = read(specimen).findings
    #expect(findings.count == 1, "\(findings)", sourceLocation: sourceLocation)
    #expect(
      findings.first?.requirements.contains(requirement) == true, "\(findings)",
      sourceLocation: sourceLocation)
    let line = key.map(specimen.line(of:)) ?? findings.first?.line
    #expect(findings.first?.line == line, sourceLocation: sourceLocation)
    #expect(read(specimen, .lenient).description != nil, sourceLocation: sourceLocation)
  }

  @Test(.proves("R-027")) func `ids are unique`() throws {
    let text = Specimen.app(Specimen.screen(5) + ",\n" + Specimen.screen(5))
    let findings = AppDescription.read(text).findings
    #expect(findings.map(\.line) == [2])
    #expect(findings.map(\.message) == ["the component in line 1 has the id 5, too"])
    let app = try #require(AppDescription.read(text, tolerance: .lenient).description)
    #expect(app.controllers[1].rootView?.id == -1)
  }

  @Test(.proves("R-139"), arguments: [ComponentType.button, .cell, .tabBarItem])
  func `actions refer to enclosing controllers`(type: ComponentType) throws {
    let specimen = Specimen(.component(type)).replacing("action_index", by: "9")
    expect(specimen, "R-139", at: "action_index")
    let app = try #require(read(specimen, .lenient).description)
    #expect(app.controllers[0].component(1)?[.actionIndex] == nil)
  }

  @Test(.proves("R-139")) func `the message lists the enclosing controllers`() {
    let specimen = Specimen(.component(.tabBarItem)).replacing("action_index", by: "9")
    let finding = read(specimen).findings.first
    #expect(
      finding?.description(file: "app.json") == """
        app.json:\(specimen.line(of: "action_index")):1: error: UITabBarItem 1: \
        "action_index" is 9, and the controllers around it are 0…1
        """)
  }

  @Test(.proves("R-139")) func `the target of an action is the nearest list`() throws {
    let app = try #require(AppDescription.read(RmadSample.description).description)
    // The list of news is in the stack of the first tab.
    #expect(app.actionTarget(1, from: [0, 0, 0]) == [0, 0, 1])
    #expect(app.actionTarget(2, from: [0, 0, 0]) == nil)
    #expect(app.actionTarget(2, from: [0]) == [0, 2])
    #expect(app.controller(at: [0, 0, 1])?.rootView?.id == 200)
    #expect(app.controller(at: [0, 7]) == nil)
    #expect(app.actionTarget(0, from: []) == [0])
  }

  @Test(.proves("R-024")) func `a screen begins with a view`() {
    let bar = "{ \"component_type\": \"UITabBar\", \"id\": 3 }"
    let text = Specimen.app(
      "{ \"controller_type\": \"view_controller\", \"components\": [\(bar)] }")
    let findings = AppDescription.read(text).findings
    #expect(findings.contains { $0.requirements == ["R-024"] })
    #expect(
      AppDescription.read(text, tolerance: .lenient).description?.controllers[0].rootView == nil)
  }

  @Test(.proves("R-025")) func `a tab bar has two items and two controllers`() {
    let item = """
      { "component_type": "UITabBarItem", "id": 8, "icon_url": "more", "action_index": 0, \
      "action_type": "default" }
      """
    expect(
      Specimen(.component(.tabBar)).replacing("components", by: "[\(item)]"), "R-025")
    let specimen = Specimen(.controller).replacing("controllers", by: "[\(Specimen.screen(1))]")
    #expect(read(specimen).findings.contains { $0.requirements == ["R-025"] })
    let without = Specimen(.controller).replacing("components", by: "[]").removing("selectedIndex")
    expect(without, "R-025")
  }

  @Test(.proves("R-022")) func `the selected tab exists`() {
    expect(Specimen(.controller).replacing("selectedIndex", by: "2"), "R-022", at: "selectedIndex")
  }

  @Test func `a stack begins with a controller`() {
    let text = Specimen.app(
      "{ \"controller_type\": \"navigation_controller\", \"components\": [] }")
    #expect(AppDescription.read(text).findings.map(\.requirements) == [["R-026"]])
  }

  @Test(.proves("R-044")) func `the indicator of a view is inside the view`() throws {
    let specimen = Specimen(.component(.view)).replacing("indicator_id", by: "614")
    expect(specimen, "R-044", at: "indicator_id")
    #expect(
      read(specimen, .lenient).description?.controllers[0].component(1)?[.indicatorID] == nil)
    expect(Specimen(.component(.view)).removing("components"), "R-044", at: "indicator_id")
  }

  @Test(.proves("R-081")) func `the indicator of an image is on its screen`() {
    expect(
      Specimen(.component(.image)).replacing("indicator_id", by: "78"), "R-081", at: "indicator_id")
  }

  @Test(.proves("R-066")) func `a table names its refresh view`() {
    let specimen = Specimen(.component(.table))
    expect(
      specimen.replacing("release_to_refresh_view_id", by: "77"), "R-066",
      at: "release_to_refresh_view_id")
    let without = specimen.replacing("has_releasetorefresh_view", by: "false")
    #expect(read(without).findings.map(\.severity) == [.warning])
  }

  @Test(.proves("R-116")) func `a refresh view has three components`() {
    let specimen = Specimen(.component(.refreshView)).removing("indicator_id")
    expect(specimen.removing("components"), "R-116")
    let four = (70..<74).map {
      "{ \"component_type\": \"UIActivityIndicatorView\", \"id\": \($0), \(Self.frame) }"
    }.joined(separator: ", ")
    let findings = read(specimen.replacing("components", by: "[\(four)]")).findings
    #expect(findings.contains { $0.requirements == ["R-116"] })
  }

  private static let frame = """
    "x": 0, "y": 0, "width": 16, "height": 16, "bg_color": "ffffff", "alpha": 1.0
    """

  @Test(.proves("R-025")) func `a tab bar has only items`() {
    let items = (8..<10).map {
      """
      { "component_type": "UITabBarItem", "id": \($0), "icon_url": "more", "action_index": 0, \
      "action_type": "default" }
      """
    }
    let view = """
      { "component_type": "UIView", "id": 7, \(Self.frame), "all_data": {} }
      """
    let list = (items + [view]).joined(separator: ", ")
    let findings = read(Specimen(.component(.tabBar)).replacing("components", by: "[\(list)]"))
      .findings
    let message = "a UITabBar contains UITabBarItems and nothing else"
    #expect(findings.contains { $0.message == message })
  }

  @Test(.proves("R-141")) func `a table has one cell`() {
    let specimen = Specimen(.component(.table)).replacing("components", by: "[]")
      .replacing("has_releasetorefresh_view", by: "false").removing("indicator_id")
    expect(specimen, "R-141")
  }

  @Test(
    .proves("R-141"),
    arguments: [ComponentType.cell, .tabBarItem, .refreshLabel, .tabBar, .navigationBar])
  func `parts are in the components to which they belong`(type: ComponentType) {
    let part = Specimen(.component(type)).members.map { "\"\($0.key)\": \($0.value)" }
    let text = Specimen.app(Specimen.screen(900, "{\(part.joined(separator: ", "))}"))
    let findings = AppDescription.read(text).findings
    #expect(
      findings.contains { $0.message.hasPrefix("a \(type.rawValue) is a component of") },
      "\(findings)")
  }

  @Test(.proves("R-074")) func `a row without an action has no accessory`() throws {
    let specimen = Specimen(.component(.cell)).removing("action_type").removing("data_for_send")
      .replacing("accessory_type", by: "\"checkmark\"")
    #expect(read(specimen).findings == [])
    expect(specimen.removing("action_index"), "R-074", at: "accessory_type")
  }

  @Test(.proves("R-075", "R-144")) func `a row without an action has no highlight`() throws {
    let bare = Specimen(.component(.cell)).removing("action_type").removing("data_for_send")
      .removing("action_index").removing("accessory_type")
    expect(bare.replacing("selection_style", by: "\"gray\""), "R-144", at: "selection_style")
    let without = try #require(read(bare.removing("selection_style")).description)
    #expect(without.controllers[0].component(1)?[.selectionStyle] == SelectionStyle.none)
    let with = try #require(
      read(Specimen(.component(.cell)).removing("selection_style")).description)
    #expect(with.controllers[0].component(1)?[.selectionStyle] == .blue)
  }

  @Test(.proves("R-053", "R-142")) func `an icon on the web needs a title`() {
    let item = Specimen(.component(.tabBarItem))
    expect(item.removing("icon_text"), "R-142")
    #expect(
      read(item.removing("icon_text").replacing("icon_url", by: "\"search\"")).findings == [])
    let unknown = read(item.replacing("icon_url", by: "\"serch\"")).findings
    #expect(unknown.map(\.suggestion) == ["did you mean \"search\"?"])
    #expect(unknown.map(\.severity) == [.warning])
  }

  @Test(
    .proves("R-068"), arguments: [("true", 1), ("\"Yes\"", 1), ("false", 0)])
  func `a title for more rows is needed with the button`(flag: String, count: Int) {
    let specimen = Specimen(.component(.table)).replacing("has_loadmore", by: flag)
      .removing("load_more_title")
    let findings = read(specimen).findings
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.requirements == ["R-068"] })
  }
}
