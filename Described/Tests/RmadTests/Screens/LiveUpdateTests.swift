import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Updates of a running described app", .leakFree)
struct LiveUpdateTests {
  private let sample = RmadSample.description

  @Test(.proves("R-005", "R-012", "R-154"))
  func `a changed text is shown in place, and inputs stay`() async throws {
    let stage = try DescribedStage()
    stage.test.press("3")
    await stage.settle()
    let field = try #require(stage.test.view("component-403"))
    stage.test.application.focus.move(to: field)
    stage.test.type("Anna")
    #expect(
      await stage.update(sample.replacing("The Harbour Gazette", with: "The Pier")) == .replaced)
    #expect(stage.screen.contains("The Pier"))
    #expect(stage.screen.contains("3 … About"))
    #expect(stage.test.view("component-403", as: TextField.self)?.value == "Anna")
  }

  @Test func `the row and the loaded feed stay when the cell changes`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    stage.test.press(.down)
    stage.test.press(.down)
    let requests = stage.source.requests.count
    await stage.update(sample.replacing("\"row_height\": 64", with: "\"row_height\": 96"))
    #expect(stage.source.requests.count == requests)
    let list = try #require(stage.test.view("component-101") as? ListView)
    #expect(list.rowHeight == 6)
    #expect(list.highlightedRow == RowIndex(2))
  }

  @Test(.proves("R-132", "R-154")) func `a bad version is refused and reported`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    #expect(await stage.update(String(sample.dropLast(20))) == .refused)
    #expect(stage.screen.contains("The new version has an error"))
    #expect(stage.screen.contains("Ferry returns"))
    #expect(stage.store.refusal?.findings.isEmpty == false)
  }

  @Test func `a new tab appears, and the open story stays open`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.screen.contains("crossings a day"))
    let more = """
      { "component_type": "UITabBarItem", "id": 5, "icon_url": "search", "icon_text": "Find",
        "action_index": 1, "action_type": "default" },
      { "component_type": "UITabBarItem", "id": 4,
      """
    let changed = sample.replacing(
      "{\n              \"component_type\": \"UITabBarItem\", \"id\": 4,", with: more)
    try #require(changed != sample)
    #expect(await stage.update(changed) == .replaced)
    #expect(stage.screen.contains("crossings a day"))
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.screen.contains("3 ⌕ Find"))
    #expect(stage.screen.contains("4 … About"))
    #expect(stage.screen.contains("Ferry returns"))
  }

  @Test func `an open page keeps its row when the tabs change twice`() async throws {
    let text = sample.replacing(
      "\"data_source\": \"data_array\", \"data_type\": \"xml\", \"data\": 3",
      with: """
        "data_source": "parent_node", "data_type": "xml_node", "data": "description"
        """)
    try #require(text != sample)
    let stage = try DescribedStage(text)
    await stage.settle()
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.screen.contains("crossings a day"))
    let changed = text.replacing("\"icon_text\": \"About\"", with: "\"icon_text\": \"More\"")
    try #require(changed != text)
    for version in [changed, text] {
      #expect(await stage.update(version) == .replaced)
      #expect(stage.screen.contains("crossings a day"))
    }
  }

  @Test func `a screen of a removed controller closes`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    stage.test.press(.enter)
    await stage.settle()
    let other = """
      { "data_version": "2", "status_bar_hidden": false, "status_bar_style": "black",
        "default_indicator_style": "gray", "default_font": "arial", "default_font_size": 12,
        "controllers": [ { "controller_type": "view_controller", "components": [
          { "component_type": "UIView", "id": 900, "bg_color": "ffffff", "alpha": 1,
            "all_data": { "text": "Only this" }, "components": [
            { "component_type": "UILabel", "id": 901, "x": 0, "y": 0, "width": 200, "height": 16,
              "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
              "data_type": "xml", "data": "0" } ] } ] } ] }
      """
    #expect(await stage.update(other) == .replaced)
    #expect(stage.screen.contains("Only this"))
    #expect(!stage.screen.contains("crossings a day"))
    #expect(stage.screen.contains("The page that was open is not in the new version."))
  }

  @Test(.proves("R-005", "R-154"))
  func `random versions keep the user's position or give a reason`() async throws {
    // Each entry has the changes of a version, and whether all pages stay.
    let versions = [
      (sample, true),
      (sample.replacing("\"row_height\": 64", with: "\"row_height\": 80"), true),
      (sample.replacing("\"bg_color\": \"ffffff\"", with: "\"bg_color\": \"fafafa\""), true),
      (sample.replacing("Show more news", with: "More"), true),
      (sample.replacing("\"selectedIndex\": 0", with: "\"selectedIndex\": 1"), true),
      (sample.replacing("The Harbour Gazette", with: "The Pier"), true),
      (sample.replacing("\"data_version\": ", with: "\"data_version\""), false),
      ("{}", false), ("[", false), ("", false),
    ]
    var (kept, refused) = (0, 0)
    for seed in RandomWalks.seeds(4, of: 40) {
      var random = SeededRandom(seed: seed)
      let stage = try DescribedStage()
      await stage.settle()
      for step in 0..<10 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: stage.test.press(.enter)
        case 1: stage.test.press("\(Int.random(in: 1...3, using: &random))")
        case 2: stage.test.press(.down)
        case 3:
          stage.test.press("3")
          await stage.settle()
          // A story or a dialog may be in front of the tabs.
          guard let field = stage.test.view("component-403") else { break }
          stage.test.application.focus.move(to: field)
          stage.test.type("a")
        default: stage.test.press(.escape)
        }
        await stage.settle()
        let before = Place(stage)
        let (text, isGood) = versions.randomElement(using: &random) ?? (sample, true)
        let outcome = await stage.update(text)
        let place = "seed \(seed), step \(step)"
        #expect(Place(stage) == before, "\(place)")
        #expect((outcome != .refused) == isGood, "\(place)")
        if outcome == .refused {
          refused += 1
          #expect(stage.store.refusal != nil, "\(place)")
        } else {
          kept += 1
        }
      }
    }
    #expect(kept > 10 && refused > 3)
  }

  /// The position and the input of a user that an update keeps: the page, the row, the focus and
  /// the typed text.
  private struct Place: Equatable {
    let title: String?
    let row: RowIndex?
    let top: Int?
    let focus: ViewID?
    let typed: String?

    @MainActor
    init(_ stage: DescribedStage) {
      title = stage.screen.split(separator: "\n", omittingEmptySubsequences: false).first
        .map(String.init)
      let list = stage.test.view("component-101") as? ListView
      row = list?.highlightedRow
      top = list.map { $0.backend.topLine }
      focus = stage.test.application.focus.view?.id
      typed = stage.test.view("component-403", as: TextField.self)?.value
    }
  }

  @Test func `random versions in any order never end the app`() async throws {
    let versions = [
      sample,
      sample.replacing("\"row_height\": 64", with: "\"row_height\": 16"),
      sample.replacing("\"selectedIndex\": 0", with: "\"selectedIndex\": 1"),
      sample.replacing("\"id\": 205", with: "\"id\": 206"),
      sample.replacing(
        "\"controller_type\": \"navigation_controller\"",
        with: "\"controller_type\": \"view_controller\""),
      sample.replacing(
        "\"action_index\": 1, \"action_type\": \"navigation\"", with: "\"action_index\": 0"),
      sample.replacing("rss.channel.item", with: "rss.channel"),
      "{}", "[", "",
    ]
    for seed in RandomWalks.seeds(3, of: 12) {
      var random = SeededRandom(seed: seed)
      let stage = try DescribedStage()
      for _ in 0..<12 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: stage.test.press(.enter)
        case 1: stage.test.press(.escape)
        case 2: stage.test.press("\(Int.random(in: 1...3, using: &random))")
        case 3: stage.test.press(.tab)
        default: await stage.update(versions.randomElement(using: &random) ?? sample)
        }
        await stage.settle()
        #expect(stage.test.outcome == nil, "seed \(seed)")
      }
    }
  }
}
