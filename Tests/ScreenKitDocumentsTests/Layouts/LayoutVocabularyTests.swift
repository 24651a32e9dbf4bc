import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("The vocabulary of layout documents", .proves("F-027"))
struct LayoutVocabularyTests {
  /// The sample with one view of each kind, each with an id.
  private static let sample = """
    { "type": "scroll", "takesFocus": false, "content": { "type": "column", "children": [
      { "type": "grid", "id": "grid", "columnSpacing": 3, "rowSpacing": 1,
        "columns": [{ "alignment": "trailing" }, { "flex": 2 }],
        "children": [{ "type": "spacer" }, { "type": "label" }] },
      { "type": "frame", "id": "frame", "inPoints": true, "children": [
        { "type": "label", "id": "placed", "text": "here", "x": 4, "y": 2, "width": 9, "height": 1,
          "paint": { "foreground": "ff8800", "opacity": 0.5, "font": "Arial", "fontSize": 20 } }] },
      { "type": "box", "content": { "type": "overlay", "children": [] } },
      { "type": "divider", "id": "divider", "axis": "vertical" },
      { "type": "toggle", "id": "toggle", "title": "On", "value": true },
      { "type": "checkbox", "id": "checkbox", "title": "Yes" },
      { "type": "radioGroup", "id": "radio", "titles": ["a", "b"], "value": 1, "axis": "horizontal" },
      { "type": "segmentedControl", "id": "segments", "titles": ["a", "b", "c"] },
      { "type": "slider", "id": "slider", "minimum": -1, "maximum": 2, "step": 0.5, "value": 1.5 },
      { "type": "progressBar", "id": "progress", "fraction": 0.25 },
      { "type": "activityIndicator", "id": "activity", "animating": false },
      { "type": "textField", "id": "field", "placeholder": "Name", "text": "Ada", "limit": 8,
        "masked": true, "required": true, "alignment": "center", "border": "bezel" },
      { "type": "textView", "id": "text", "text": "one\\ntwo", "editable": false, "wraps": false,
        "lineNumbers": true },
      { "type": "documentView", "id": "document", "markdown": "# Title" },
      { "type": "list", "id": "list", "items": ["x", "y"], "selection": "multiple", "activatesOnClick": true,
        "rowHeight": 2, "rowHighlight": "gray", "separator": "etched", "separatorColor": "0000ff",
        "accessory": "disclosure" },
      { "type": "picker", "id": "picker", "title": "Pick", "titles": ["p", "q"], "value": 1 },
      { "type": "table", "id": "table", "rows": [["1", "b"], ["2"]],
        "columns": [{ "title": "No", "width": 3 }, { "title": "Name", "sortable": true }] },
      { "type": "chart", "id": "chart", "kind": "sparkline", "values": [1, 2.5], "maximum": 9,
        "showsValues": true },
      { "type": "imageView", "id": "image", "shown": 1, "pictures": [
        { "unicode": ["♥"], "ascii": ["<3"] }, { "unicode": ["♡"], "ascii": ["<", "3"] }] },
      { "type": "keyPad", "id": "pad" },
      { "type": "form", "id": "form", "submit": "Send", "fields": [
        { "label": "Mail", "control": { "type": "textField", "id": "mail", "required": true } }] },
      { "type": "row", "id": "tools", "focusGroup": true, "children": [
        { "type": "button", "id": "button", "title": "Go" }] }
    ] } }
    """

  private func layout(_ text: String) throws -> Layout {
    try LayoutDocument(text, file: "a.json").layout(for: SurfaceSize(width: 80, height: 24))
  }

  @Test func `containers have the described properties`() throws {
    let layout = try layout(Self.sample)
    #expect((layout.root as? Scroll)?.takesFocus == false)
    let grid: Grid = try layout.view("grid")
    #expect(grid.columns == [GridColumn(alignment: .trailing), GridColumn(flex: 2)])
    #expect([grid.columnSpacing, grid.rowSpacing, grid.children.count] == [3, 1, 2])
    #expect(try layout.view("frame", as: Frame.self).pointsPerUnit == .standard)
    let constraints = try layout.view("placed", as: Label.self).layout
    #expect([constraints.x, constraints.y] == [4, 2])
    #expect([constraints.width, constraints.height] == [.fixed(9), .fixed(1)])
    #expect(
      try layout.view("placed", as: Label.self).paint
        == ViewPaint(
          foreground: TextColor(red: 255, green: 136, blue: 0), opacity: 0.5,
          font: ViewFont(family: "Arial", size: 20)))
    #expect(try layout.view("divider", as: Divider.self).axis == .vertical)
    #expect(try layout.view("tools", as: Row.self).isFocusGroup)
    let form: Form = try layout.view("form")
    #expect(form.button.title == "Send")
    #expect(!form.validate())
    #expect(form.fields.map(\.label.text) == ["Mail"])
  }

  @Test func `labels and lists have the described appearance`() throws {
    let text = """
      { "type": "column", "children": [
        { "type": "label", "id": "a", "text": "x", "truncation": "middle", "breaking": "character" },
        { "type": "label", "id": "b", "text": "y" }] }
      """
    let labels = try layout(text)
    let (first, second) = (
      try labels.view("a", as: Label.self), try labels.view("b", as: Label.self)
    )
    #expect((first.truncation, first.breaking) == (.middle, .character))
    #expect((second.truncation, second.breaking) == (.tail, .word))
    let list: List<String> = try layout(Self.sample).view("list")
    #expect((list.rowHeight, list.rowHighlight) == (2, .gray))
    let blue = TextColor(red: 0, green: 0, blue: 255)
    #expect(list.separator == ListSeparator(.etched, color: blue))
    #expect(list.accessory?("x") == .disclosure)
  }

  @Test(arguments: [
    ("\"paint\": { \"foreground\": \"red\" }", "six hexadecimal digits"),
    ("\"paint\": { \"opacity\": 2 }", "from 0 to 1"),
    ("\"paint\": { \"colour\": \"ffffff\" }", "has no property \"colour\""),
    ("\"paint\": 3", "a paint is expected"),
    ("\"truncation\": \"end\"", "is one of tail, head, middle, clip"),
  ])
  func `invalid appearances are errors with their line`(property: String, reason: String) throws {
    let text = "{ \"type\": \"label\",\n  \(property) }"
    let error = #expect(throws: LayoutError.self) { try layout(text) }
    #expect(error.map { "\($0)".contains(reason) && "\($0)".contains("a.json:2") } == true)
  }

  @Test func `controls have the described properties`() throws {
    let layout = try layout(Self.sample)
    #expect(try layout.view("toggle", as: Toggle.self).value)
    #expect(try !layout.view("checkbox", as: Checkbox.self).value)
    let radio: RadioGroup = try layout.view("radio")
    #expect((radio.titles, radio.value, radio.axis) == (["a", "b"], 1, .horizontal))
    #expect(try layout.view("segments", as: SegmentedControl.self).value == nil)
    let slider: Slider = try layout.view("slider")
    #expect(slider.scale == ValueScale(-1...2, step: 0.5))
    #expect(slider.value == 1.5)
    let field: TextField = try layout.view("field")
    #expect((field.value, field.placeholder, field.limit) == ("Ada", "Name", 8))
    #expect((field.alignment, field.border) == (.center, .bezel))
    #expect(field.isMasked)
    field.value = ""
    #expect(field.validate() == "must not be empty")
    let text: TextView = try layout.view("text")
    #expect((text.value, text.isEditable) == ("one\ntwo", false))
    #expect(!text.wraps && text.showsLineNumbers)
    #expect(try layout.view("pad", as: KeyPad.self).target == nil)
  }

  @Test func `lists and pictures have the described properties`() throws {
    let layout = try layout(Self.sample)
    let list: List<String> = try layout.view("list")
    #expect(
      (list.items, list.selectionMode, list.activatesOnClick) == (["x", "y"], .multiple, true))
    #expect(try layout.view("picker", as: Picker.self).value == 1)
    let table: TableView = try layout.view("table")
    #expect(table.rows.accessibleText.isEmpty)
    #expect(try layout.view("progress", as: ProgressBar.self).percent == 25)
    #expect(try !layout.view("activity", as: ActivityIndicator.self).isAnimating)
    let chart: Chart = try layout.view("chart")
    #expect((chart.kind, chart.values, chart.maximum) == (.sparkline, [1, 2.5], 9))
    #expect(chart.showsValues)
    let image: ImageView = try layout.view("image")
    #expect(image.shown == 1)
    #expect(image.pictures[1].editions.map(\.lines) == [["♡"], ["<", "3"]])
    #expect(try !layout.view("document", as: DocumentView.self).document.blocks.isEmpty)
  }

  @Test(arguments: [
    ("slider\", \"minimum\": 2, \"maximum\": 1", "\"minimum\" is not more than \"maximum\""),
    ("slider\", \"step\": 0", "\"step\" is more than 0"),
    ("slider\", \"value\": \"x\"", "\"value\" is a number, and not a text"),
    ("grid\", \"columns\": []", "a grid needs a column"),
    ("grid\"", "grid needs \"columns\""),
    ("radioGroup\", \"titles\": [\"a\"], \"value\": 1", "\"value\" is one of 1, counted from 0"),
    ("radioGroup\", \"titles\": [\"a\", 2]", "\"titles\" is a list of texts, and not a number"),
    ("list\", \"items\": [\"a\", \"a\"]", "\"items\" has \"a\" twice"),
    ("table\", \"rows\": [[\"a\"], [3]]", "\"rows\" is a list of lists of texts"),
    ("table\", \"columns\": [{ \"titel\": \"a\" }]", "column has no property \"titel\""),
    ("chart\", \"values\": [null]", "\"values\" is a list of numbers, and not null"),
    ("imageView\", \"pictures\": [{}]", "a picture needs \"unicode\" or \"ascii\" lines"),
    (
      "imageView\", \"pictures\": [{ \"ascii\": [\"a\"] }, { \"unicode\": [\"a\"] }]",
      "an imageView needs pictures, all of them in the same editions"
    ),
    ("textField\", \"limit\": -1", "\"limit\" is not negative"),
    ("documentView\", \"html\": \"\", \"markdown\": \"\"", "a documentView has \"markdown\" or"),
    (
      "form\", \"fields\": [{ \"label\": \"a\", \"control\": { \"type\": \"label\" } }]",
      "\"control\" is one that holds a value"
    ),
    ("form\", \"fields\": [{ \"control\": { \"type\": \"toggle\" } }]", "field needs \"label\""),
  ])
  func `an impossible value is an error with the view`(body: String, message: String) {
    let error = #expect(throws: LayoutError.self) {
      _ = try layout("{\n \"id\": \"it\", \"type\": \"\(body) }")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "none")")
    #expect(error?.line == 2 || error?.line == 1)
    let namesView = error?.reason.contains("\"it\": ") ?? false
    #expect(
      namesView || ["column", "picture", "control", "field"].contains { message.contains($0) })
  }

  @Test(arguments: RandomWalks.seeds(4))
  func `random damage never traps`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(Self.sample.utf8)
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
        default: bytes[place] = UInt8.random(in: 0x2D...0x39, using: &random)
        }
      }
      _ = try? layout(String(decoding: bytes, as: UTF8.self))
    }
  }
}
