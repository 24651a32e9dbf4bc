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
    await stage.update(sample.replacing("\"row_height\": 64", with: "\"row_height\": 80"))
    #expect(stage.source.requests.count == requests)
    let list = try #require(stage.test.view("component-101") as? ListView)
    #expect(list.rowHeight == 5)
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

  @Test func `a screen whose controller is gone closes`() async throws {
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
