import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitRmad

/// Pages with so many components that invisible ones are created after the first frame.
@MainActor @Suite(.leakFree) struct LongPageTests {
  /// A vocabulary with an own maker, with which every page is created at once.
  private static let atOnce: ComponentVocabulary = {
    let own = ComponentVocabulary()
    var components = own
    components.register(.label) { own.make($0, $1) ?? ComponentView($0, Label("")) }
    return components
  }()

  /// Returns a component of `type` at `y`.
  private func component(_ type: String, _ id: Int, y: Int, _ members: String = "") -> String {
    """
    {"component_type": "\(type)", "id": \(id), "x": 0, "y": \(y), "width": 160, "height": 16,
     "bg_color": "clear_color", "alpha": 1, "data_source": "data_array", "data_type": "xml",
     "data": "Text \(id)"\(members.isEmpty ? "" : ", " + members)}
    """
  }

  private func app(_ components: [String], size: String = "") -> String {
    PageText.app(
      PageText.page(components.joined(separator: ",\n"), view: size + "\"all_data\": {}"))
  }

  /// Returns a page with `count` labels below each other, after a button, and with a field at the
  /// end.
  private func page(labels count: Int = 700) -> String {
    let labels = (0..<count).map { component("UILabel", $0 + 10, y: 16 * ($0 + 1)) }
    return app(
      [component("RMADButton", 2, y: 0)] + labels + [
        component("RMADButton", 3, y: 16 * (count + 1)),
        component("UITextField", 4, y: 16 * (count + 2), #""place_holder": "Name""#),
      ])
  }

  private func focused(_ stage: DescribedStage) -> String? {
    stage.test.application.focus.view?.id?.name
  }

  @Test(.proves("R-001"))
  func `the first frame creates only components near the visible part`() async throws {
    let stage = try DescribedStage(page())
    #expect(stage.screen.contains("Text 12"))
    #expect(stage.test.view("component-10") != nil)
    #expect(stage.test.view("component-700") == nil)
    let place = try #require(stage.test.view("component-1")).layout
    await stage.settle()
    #expect(stage.test.view("component-700") != nil)
    #expect(stage.test.view("component-1")?.layout == place)
    stage.test.press(KeyPress(.end))
    #expect(stage.screen.contains("Text 709"))
  }

  @Test func `a page of fewer components is created at once`() throws {
    let stage = try DescribedStage(page(labels: 400))
    #expect(stage.test.view("component-4") != nil)
  }

  @Test(.proves("R-001"))
  func `the focus moves to invisible components from the start`() throws {
    let stage = try DescribedStage(page())
    #expect(focused(stage) == "component-2")
    stage.test.press(KeyPress(.tab, .shift))
    #expect(focused(stage) == "component-4")
    #expect(stage.screen.contains("Text 709"))
  }

  @Test func `the accessibility description has invisible components`() throws {
    let stage = try DescribedStage(page())
    let names = stage.test.application.window.semantics.names
    #expect(names.contains("Text 709"))
    #expect(names.contains("Text 3"))
  }

  @Test(.proves("R-154"), arguments: [true, false])
  func `a live update keeps inputs and position on a long page`(isStandard: Bool) async throws {
    let stage = try DescribedStage(
      page(), components: isStandard ? ComponentVocabulary() : Self.atOnce)
    await stage.settle()
    stage.test.application.focus.move(to: try #require(stage.test.view("component-4")))
    stage.test.type("Anna")
    await stage.update(page().replacing("Text 708", with: "Another text"))
    #expect(stage.test.view("component-4", as: TextField.self)?.value.hasSuffix("Anna") == true)
    #expect(focused(stage) == "component-4")
    #expect(stage.screen.contains("Another text"))
  }

  @Test func `an invisible control gets the focus if none is visible`() throws {
    let labels = (0..<1_400).map { component("UILabel", $0 + 10, y: 16 * $0) }
    let button = component("RMADButton", 2, y: 16 * 100)
    let stage = try DescribedStage(app(labels[..<100] + [button] + labels[101...]))
    #expect(focused(stage) == "component-2")
    #expect(stage.test.view("component-1400") == nil)
  }

  @Test func `an invisible component is created with its indicator`() throws {
    let image = component("RMADImageView", 2, y: 0, #""indicator_id": 3"#)
    let labels = (0..<700).map { component("UILabel", $0 + 10, y: 16 * $0) }
    let text = app([image] + labels + [component("UIActivityIndicatorView", 3, y: 16 * 700)])
    #expect(try DescribedStage(text).test.view("component-3") != nil)
  }

  @Test func `a table at the lower edge is created with the first frame`() throws {
    let labels = (0..<700).map { component("UILabel", $0 + 10, y: 16 * $0) }
    let table = component(
      "RMADTableView", 2, y: 16 * 700,
      """
      "has_releasetorefresh_view": false, "has_loadmore": false, "components": [
       {"component_type": "UITableViewCell", "id": 3, "row_height": 16, "components": []}]
      """)
    // The button has the focus, which does not cause the creation of the table.
    let text = app([component("RMADButton", 5, y: 0)] + labels + [table])
    #expect(try DescribedStage(text).test.view("component-2") != nil)
  }

  @Test func `a preview is created at once`() throws {
    let test = ScreenTest(try model().makePreview(at: [0]))
    #expect(test.view("component-700") != nil)
  }

  @Test func `a page without script is created at once`() throws {
    let model = try model()
    model.makesLongPagesAtOnce = true
    #expect(ScreenTest(model.makeApp()).view("component-700") != nil)
  }

  private func model() throws -> DescribedModel {
    let description = try #require(
      AppDescription.read(page(), tolerance: .lenient).description)
    return DescribedModel(description, feeds: EmbeddedFeedSource([:]))
  }

  @Test(.proves("R-001"), arguments: RandomWalks.seeds(6, of: 60))
  func `a long page ends like one created at once`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let text = randomPage(&random)
    let stages = [try DescribedStage(text), try DescribedStage(text, components: Self.atOnce)]
    for stage in stages { await stage.settle() }
    let keys: [KeyPress] = [
      KeyPress(.tab), KeyPress(.tab, .shift), KeyPress(.down), KeyPress(.pageDown),
      KeyPress(.end), KeyPress(.home),
    ]
    for step in 0..<12 {
      #expect(stages[0].screen == stages[1].screen, "seed \(seed), step \(step)")
      #expect(focused(stages[0]) == focused(stages[1]), "seed \(seed), step \(step)")
      let key = keys.randomElement(using: &random) ?? KeyPress(.tab)
      for stage in stages { stage.test.press(key) }
    }
    let names = stages.map { $0.test.application.window.semantics.names }
    #expect(names[0] == names[1], "seed \(seed)")
  }

  /// Returns a page of components at random positions; some are in views, and most are in order.
  private func randomPage(_ random: inout SeededRandom) -> String {
    let count = Int.random(in: 700...1_000, using: &random)
    let controls = Int.random(in: 0...20, using: &random)
    var ids = 10..<(10 + count * 3)
    func id() -> Int { ids.removeFirst() }
    let components = (0..<count).map { row in
      let y = Int.random(in: 0...200, using: &random) == 0 ? 0 : row * 16
      switch Int.random(in: 0..<100, using: &random) {
      case ..<controls: return component("RMADButton", id(), y: y)
      case ..<(controls + 10):
        let inner = [component("UILabel", id(), y: 0), component("RMADButton", id(), y: 0)]
        return component(
          "UIView", id(), y: y,
          #""all_data": {}, "components": [\#(inner[0])\#(controls > 5 ? ", " + inner[1] : "")]"#)
      default: return component("UILabel", id(), y: y)
      }
    }
    let isSized = Bool.random(using: &random)
    return app(components, size: isSized ? #""x": 0, "y": 0, "width": 320, "height": 460, "# : "")
  }
}

extension SemanticNode {
  /// The names of the node and of all in it, in reading order.
  fileprivate var names: [String] { [name] + children.flatMap(\.names) }
}
