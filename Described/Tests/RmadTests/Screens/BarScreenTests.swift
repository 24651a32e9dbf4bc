import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitRmad
@testable import ScreenKitText

/// Properties of bars and of the presentation of controllers, in a running app.
@MainActor
@Suite("Bars and transitions on the screen", .leakFree)
struct BarScreenTests {
  private let plum = TextColor(red: 0x80, green: 0, blue: 0x80)
  private let files = [
    "https://e.org/bar.png": StubImage.file(8, 2), "https://e.org/icon.png": StubImage.file(4, 4),
  ]

  private func first<Shown: View>(_ type: Shown.Type, in view: View) -> Shown? {
    if let found = view as? Shown { return found }
    for child in view.children where !child.isHidden {
      if let found = first(type, in: child) { return found }
    }
    return nil
  }

  private func first<Shown: View>(_ type: Shown.Type, _ stage: DescribedStage) throws -> Shown {
    try #require(first(type, in: stage.test.application.window))
  }

  private func tabs(_ bar: String, _ items: [String]) -> String {
    PageText.app(
      PageText.tabs(
        bar, items, [PageText.page("", id: 1), PageText.page("", id: 2)]))
  }

  @Test(.proves("R-050", "R-051", "R-052", "R-053", "R-054"))
  func `a tab bar has its colours, its image and its icons`() async throws {
    let text = tabs(
      """
      "background_image": "https://e.org/bar.png", "selected_image_tint_color": "800080", \
      "tintColor": "ffffff",
      """,
      [
        "\"icon_url\": \"search\", \"action_type\": \"default\"",
        "\"icon_url\": \"https://e.org/icon.png\", \"action_type\": \"default\"",
      ])
    let stage = try DescribedStage(text, images: StubImages(files))
    await stage.settle()
    let bar = try first(TabBar.self, stage)
    #expect(bar.paint?.activeForeground == plum)
    #expect(bar.image?.width == 8)
    let items = bar.children.compactMap { $0 as? TabItem }
    #expect(items.map(\.icon?.isImage) == [false, true])
    #expect(stage.screen.contains("1 ⌕ Tab 0"))
    // The selected title has the tint.
    let run = stage.run("Tab 0")
    #expect(run?.style.foreground == .rgb(0x80, 0, 0x80))
  }

  @Test(.proves("R-050", "R-053"))
  func `a bar omits images that cannot be loaded`() async throws {
    let item = "\"icon_url\": \"https://e.org/none.png\", \"action_type\": \"default\""
    let text = tabs("\"background_image\": \"https://e.org/none.png\",", [item, item])
    let stage = try DescribedStage(text, images: StubImages([:]))
    await stage.settle()
    let bar = try first(TabBar.self, stage)
    #expect(bar.image == nil)
    #expect(bar.titles == ["Tab 0", "Tab 1"])
    #expect(stage.test.outcome == nil)
  }

  @Test func `a bar follows the colours of a new version`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    await stage.update(
      RmadSample.description.replacing("1d3557", with: "800080")
        .replacing("ffb703", with: "800080"))
    #expect(try first(TabBar.self, stage).paint?.background == plum)
    #expect(try first(TabBar.self, stage).paint?.activeForeground == plum)
    #expect(try first(NavigationBar.self, stage).paint?.background == plum)
  }

  @Test(
    .proves("R-096", "R-140"),
    arguments: [
      ("cover_vertical", ScreenEntrance.cover), ("cross_dissolve", .dissolve),
      ("flip_horizontal", .flip), ("partial_curl", .curl),
    ])
  func `a button sets the transition of the screen it opens`(
    name: String, entrance: ScreenEntrance
  ) async throws {
    let stage = try DescribedStage(
      RmadSample.description.replacing("cover_vertical", with: name), keeper: MemoryKeeper())
    stage.test.press("3")
    await stage.settle()
    stage.test.press(.button, named: "Read this first")
    await stage.settle()
    let modal = try #require(
      stage.test.application.root.frontPath.compactMap { $0 as? ModalStack }.last)
    #expect((modal.view as? NavigationFrame)?.entrance == entrance)
  }

  @Test(.proves("R-056"))
  func `an item of a tab bar sets its controller's transition`() async throws {
    let text = tabs(
      "",
      [
        "\"icon_url\": \"more\", \"action_type\": \"default\"",
        "\"icon_url\": \"more\", \"action_type\": \"flip\"",
      ])
    let stage = try DescribedStage(text)
    await stage.settle()
    var entrances: [ScreenEntrance?] = []
    for key in ["1", "2"] as [KeyPress] {
      stage.test.press(key)
      await stage.settle()
      let screen = stage.test.application.root.frontPath.compactMap { $0 as? DescribedScreen }.last
      entrances.append(screen?.entrance)
    }
    #expect(entrances == [nil, .flip])
  }

  @Test(.proves("R-048", "R-049"))
  func `Back can have the title of the row`() async throws {
    let named = "\"back_button_title_source\": \"plain_text\""
    let text = RmadSample.description.replacing(
      named, with: "\"back_button_title_source\": \"from_cell\"")
    try #require(text != RmadSample.description)
    let stage = try DescribedStage(text)
    await stage.settle()
    stage.test.press(.enter)
    await stage.settle()
    #expect(try first(NavigationBar.self, stage).back.title == "Ferry returns after nine years")
  }

  @Test(.proves("R-036"))
  func `a bar has texts, images and fields beside its buttons`() async throws {
    let bar = [
      PageText.component("UILabel", 601, PageText.data("North")),
      "{ \"component_type\": \"UITextField\", \"id\": 602, \"x\": 200, \"y\": 0, \"width\": 80, "
        + "\"height\": 32, \"bg_color\": \"clear_color\", \"alpha\": 1, "
        + "\(PageText.data("South")) }",
    ].joined(separator: ", ")
    let page = PageText.page(
      "", view: "\"all_data\": {}, \"nav_bar_title_data\": \"Middle\"", bar: bar)
    let stage = try DescribedStage(PageText.app(page))
    await stage.settle()
    let shown = try first(NavigationBar.self, stage)
    #expect(shown.leading.compactMap { ($0 as? Label)?.text } == ["North"])
    #expect(shown.trailing.compactMap { ($0 as? TextField)?.value } == ["South"])
    let row = try #require(stage.screen.split(separator: "\n").first { $0.contains("Middle") })
    #expect(row.contains("North") && row.contains("South"))
  }

  @Test(.proves("R-036"))
  func `a navigation controller's bar parts are on all its screens`() async throws {
    let help = "\"action_index\": 1, \"action_type\": \"default\""
    let bar = PageText.component("RMADButton", 601, PageText.data("Help", help))
    let stack = """
      { "controller_type": "navigation_controller", "components": [
        { "component_type": "UINavigationBar", "id": 600, "components": [\(bar)] } ],
        "controllers": [
          \(PageText.page(PageText.component("UILabel", 2, PageText.data("One")), id: 1)),
          \(PageText.page(PageText.component("UILabel", 4, PageText.data("Two")), id: 3))] }
      """
    #expect(AppDescription.read(PageText.app(stack)).findings == [])
    let stage = try DescribedStage(PageText.app(stack))
    await stage.settle()
    stage.test.press(.button, named: "Help")
    await stage.settle()
    #expect(stage.screen.contains("Two"))
    #expect(try first(NavigationBar.self, stage).leading.count == 1)
  }

  @Test func `a page follows the bar around it and the app's font`() async throws {
    func text(_ bar: String, font: String = "arial") -> String {
      let stack = """
        { "controller_type": "navigation_controller", "components": [
          { "component_type": "UINavigationBar", "id": 600, "components": [\(bar)] } ],
          "controllers": [
            \(PageText.page(PageText.component("UILabel", 2, PageText.data("One"))))] }
        """
      return PageText.app(stack).replacing("\"arial\"", with: "\"\(font)\"")
    }
    let stage = try DescribedStage(text(""))
    await stage.settle()
    #expect(stage.screen.contains("One") && !stage.screen.contains("North"))
    let part = PageText.component("UILabel", 601, PageText.data("North"))
    #expect(await stage.update(text(part)) == .replaced)
    let bar = try first(NavigationBar.self, stage)
    #expect(bar.leading.compactMap { ($0 as? Label)?.text } == ["North"])
    #expect(await stage.update(text(part, font: "georgia")) == .replaced)
    #expect(stage.test.view("component-2")?.paint?.font?.family == "georgia")
  }

  @Test func `a modal screen can still be closed after it changed`() async throws {
    let stage = try DescribedStage()
    stage.test.press("3")
    await stage.settle()
    stage.test.press(.button, named: "Read this first")
    await stage.settle()
    await stage.update(
      RmadSample.description.replacing("This app is described", with: "This one is"))
    #expect(stage.screen.contains("This one is"))
    stage.test.press(.button, named: "Close")
    await stage.settle()
    #expect(stage.screen.contains("3 … About"))
  }
}

extension TabIcon {
  fileprivate var isImage: Bool {
    if case .image = self { return true }
    return false
  }
}
