import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitRmad

/// The views of components, checked against their properties.
@MainActor
@Suite("Views of components", .leakFree)
struct ComponentViewTests {
  private let plum = TextColor(red: 0x80, green: 0, blue: 0x80)

  private func stage(_ components: String...) async throws -> DescribedStage {
    let stage = try DescribedStage(
      PageText.app(PageText.page(components.joined(separator: ", "))))
    await stage.settle()
    return stage
  }

  private func view<Shown: View>(
    _ stage: DescribedStage, _ id: Int, as type: Shown.Type = View.self
  ) throws -> Shown {
    try #require(stage.test.view(ViewID("component-\(id)"), as: type))
  }

  private func label(_ id: Int, _ members: String = "") -> String {
    PageText.component("UILabel", id, PageText.data("Text \(id)", members))
  }

  @Test(.proves("R-038", "R-043"))
  func `a component has its background and its opacity`() async throws {
    let stage = try await stage(
      label(2).replacing("clear_color", with: "800080")
        .replacing("\"alpha\": 1", with: "\"alpha\": 0.5"),
      label(3))
    #expect(try view(stage, 2).paint?.background == plum)
    #expect(try view(stage, 2).paint?.opacity == 0.5)
    #expect(try view(stage, 3).paint?.background == nil)
    #expect(try view(stage, 3).paint?.opacity == 1)
  }

  @Test(.proves("R-086"))
  func `the name of a font has its family and its weight`() async throws {
    let stage = try await stage(
      label(2, "\"font\": \"Courier-BoldOblique\""), label(3, "\"font\": \"Courier\""))
    #expect(try view(stage, 2).paint?.font?.family == "Courier")
    #expect(try view(stage, 2).paint?.font?.isBold == true)
    #expect(try view(stage, 3).paint?.font?.isBold == false)
  }

  @Test(.proves("R-089", "R-091"))
  func `a label breaks, cuts and limits its lines`() async throws {
    let stage = try await stage(
      label(2, "\"line_break_mode\": \"char_wrap\", \"number_of_lines\": 3"),
      label(3, "\"line_break_mode\": \"head_truncation\""),
      label(4, "\"number_of_lines\": 0"))
    let (breaking, cut) = (try view(stage, 2, as: Label.self), try view(stage, 3, as: Label.self))
    #expect(breaking.breaking == .character && breaking.lineLimit == 3 && breaking.wraps)
    #expect(cut.breaking == .word && cut.truncation == .head && !cut.wraps)
    #expect(try view(stage, 4, as: Label.self).lineLimit == nil)
  }

  @Test(.proves("R-106", "R-108", "R-109"))
  func `a field has its border, alignment and placeholder`() async throws {
    let stage = try await stage(
      PageText.component(
        "UITextField", 2,
        "\"border_style\": \"bezel\", \"text_aligment\": \"center\", \"place_holder\": \"Name\""),
      PageText.component("UITextField", 3))
    let field = try view(stage, 2, as: TextField.self)
    #expect(field.border == .bezel)
    #expect(field.alignment == .center)
    #expect(field.placeholder == "Name" && field.accessibleName == "Name")
    #expect(try view(stage, 3, as: TextField.self).border == nil)
  }

  @Test(.proves("R-063", "R-064", "R-074", "R-075"))
  func `the rows of a table have their lines, highlight and accessory`() async throws {
    let cell = """
      { "component_type": "UITableViewCell", "id": 9, \(PageText.data("item")), "row_height": 16,
        "action_index": 0, "action_type": "default", "accessory_type": "checkmark",
        "selection_style": "gray", "components": [\(label(10))] }
      """
    let stage = try await stage(
      PageText.component(
        "RMADTableView", 2,
        PageText.data(
          "rss",
          """
          "has_releasetorefresh_view": false, "has_loadmore": false,
          "seperator_style": "single_line_etched", "seperator_color": "800080"
          """), components: cell))
    let list = try view(stage, 2, as: ListView.self)
    #expect(list.separator == ListSeparator(.etched, color: plum))
    #expect(list.rowHighlight == .gray)
  }

  @Test(.proves("R-075", "R-144"))
  func `a row without a target has only the mark as highlight`() async throws {
    func highlight(_ action: String) async throws -> RowHighlight {
      let cell = """
        { "component_type": "UITableViewCell", "id": 9, \(PageText.data("item")), "row_height": 16,
          "action_index": \(action), "action_type": "default", "selection_style": "blue" }
        """
      let stage = try await stage(
        PageText.component(
          "RMADTableView", 2,
          PageText.data("rss", "\"has_releasetorefresh_view\": false, \"has_loadmore\": false"),
          components: cell))
      return try view(stage, 2, as: ListView.self).rowHighlight
    }
    #expect(try await highlight("0") == .standard)
    #expect(try await highlight("99") == .mark)
  }

  @Test(
    .proves("R-063"),
    arguments: [
      // A text of one line is in the last of four units, at its edge, and above it.
      (40, 16, 1, "single_line", 5), (41, 23, 1, "single_line", 5), (32, 32, 1, "single_line", 4),
      // A text of two lines fills both units.
      (32, 32, 2, "single_line", 5), (0, 32, 2, "single_line", 4), (40, 16, 1, "none", 4),
    ])
  func `the separator of rows is below their texts`(
    y: Int, height: Int, lines: Int, style: String, rowHeight: Int
  ) async throws {
    let text = """
      { "component_type": "UILabel", "id": 10, "x": 0, "y": \(y), "width": 160,
        "height": \(height), "bg_color": "clear_color", "alpha": 1, "number_of_lines": \(lines),
        \(PageText.data("a")) }
      """
    let cell = """
      { "component_type": "UITableViewCell", "id": 9, \(PageText.data("item")), "row_height": 64,
        "components": [\(text)] }
      """
    let stage = try await stage(
      PageText.component(
        "RMADTableView", 2,
        PageText.data(
          "rss",
          """
          "has_releasetorefresh_view": false, "has_loadmore": false, "seperator_style": "\(style)"
          """), components: cell))
    #expect(try view(stage, 2, as: ListView.self).rowHeight == rowHeight)
  }

  @Test func `a button without a text has the file name of its image`() async throws {
    let stage = try await stage(
      PageText.component(
        "RMADButton", 2,
        """
        "action_index": 0, "action_type": "default", "image_url": "https://e.org/a/go.png"
        """),
      PageText.component("RMADButton", 3, "\"action_index\": 0, \"action_type\": \"default\""))
    #expect(try view(stage, 2, as: Button.self).title == "go.png")
    #expect(try view(stage, 3, as: Button.self).title == "3")
  }
}
