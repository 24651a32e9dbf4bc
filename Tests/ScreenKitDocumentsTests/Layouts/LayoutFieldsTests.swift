import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Fields, panes and tables of layout documents", .proves("F-027"))
struct LayoutFieldsTests {
  private static let sample = """
    { "type": "split", "id": "split", "axis": "vertical", "growing": 0, "panes": [
      { "type": "column", "children": [
        { "type": "numberField", "id": "number", "minimum": 1, "maximum": 9, "step": 0.5, "value": 2.5,
          "tooltip": "From 1 to 9" },
        { "type": "searchField", "id": "search", "placeholder": "Find" },
        { "type": "comboBox", "id": "combo", "placeholder": "Fruit", "items": ["fig", "kiwi"], "itemsOnly": true,
          "text": "fig" },
        { "type": "datePicker", "id": "date", "value": "2026-03-09", "earliest": "2026-01-01",
          "latest": "2026-12-31", "weeks": true },
        { "type": "colorField", "id": "color", "value": "ff8800" },
        { "type": "gauge", "id": "gauge", "minimum": 30, "maximum": 220, "step": 10, "value": 80 },
        { "type": "digits", "id": "digits", "text": "12:34" },
        { "type": "badge", "id": "badge", "text": "3" }] },
      { "type": "table", "id": "table", "rows": [["1", "b"]], "highlightsCells": true, "frozenColumns": 1,
        "resizableColumns": true, "hideableColumns": true, "columns": [{ "title": "No" }, { "title": "Name" }] },
      { "type": "label", "text": "below" }
    ] }
    """

  private func layout(_ text: String, _ vocabulary: LayoutVocabulary = .init()) throws -> Layout {
    try LayoutDocument(text, file: "a.json", vocabulary: vocabulary)
      .layout(for: SurfaceSize(width: 80, height: 24))
  }

  @Test func `fields have the described properties`() throws {
    let layout = try layout(Self.sample)
    let number: NumberField = try layout.view("number")
    #expect(number.value == 2.5 && number.tooltip == "From 1 to 9")
    try number.setByUser(12)
    #expect(number.value == 9)
    #expect(try layout.view("search", as: SearchField.self).field.placeholder == "Find")
    let combo: ComboBox = try layout.view("combo")
    #expect(combo.value == "fig" && combo.acceptsItemsOnly)
    let date: DatePicker = try layout.view("date")
    #expect(date.value?.description == "2026-03-09")
    #expect(date.range.lowerBound.description == "2026-01-01")
    #expect(date.range.upperBound.description == "2026-12-31")
    #expect(try layout.view("color", as: ColorField.self).value?.hex == "ff8800")
    let gauge: Gauge = try layout.view("gauge")
    #expect(gauge.value == 80 && gauge.scale == ValueScale(30...220, step: 10))
    #expect(try layout.view("digits", as: Digits.self).text == "12:34")
    #expect(try layout.view("badge", as: Badge.self).text == "3")
  }

  @Test func `a split has its panes, and a table its options`() throws {
    let layout = try layout(Self.sample)
    let split: Split = try layout.view("split")
    #expect(split.axis == .vertical && split.panes.count == 3 && split.growingPane == 0)
    let table: TableView = try layout.view("table")
    #expect(table.highlightsCells && table.frozenColumns == 1)
    #expect(table.allowsColumnResizing && table.allowsColumnHiding)
  }

  @Test func `the app supplies the present day`() throws {
    let day = CalendarDate(dayNumber: 20_521)
    var vocabulary = LayoutVocabulary()
    vocabulary.today = { day }
    let text = "{ \"type\": \"datePicker\", \"id\": \"date\" }"
    let date = try layout(text, vocabulary).view("date", as: DatePicker.self)
    #expect(try date.handle(.action(.step(1))))
    #expect(date.value == day.adding(days: 1))
  }

  @Test(arguments: [
    ("\"type\": \"split\"", "panes"),
    ("\"type\": \"split\", \"panes\": [{ \"type\": \"label\" }]", "two panes"),
    ("\"type\": \"datePicker\", \"value\": \"2026-02-30\"", "is a date such as"),
    ("\"type\": \"datePicker\", \"value\": \"9.3.2026\"", "is a date such as"),
    (
      "\"type\": \"datePicker\", \"earliest\": \"2026-02-03\", \"latest\": \"2026-02-02\"",
      "is not after"
    ),
    ("\"type\": \"numberField\", \"step\": 0", "more than 0"),
    ("\"type\": \"numberField\", \"minimum\": 2, \"maximum\": 1", "not more than"),
    ("\"type\": \"gauge\", \"step\": -1", "more than 0"),
    ("\"type\": \"colorField\", \"value\": \"red\"", "six hexadecimal digits"),
    ("\"type\": \"table\", \"frozenColumns\": 1", "at most the number of columns"),
  ])
  func `mistakes are reported by name`(members: String, reason: String) {
    let error = #expect(throws: LayoutError.self) { try layout("{ \(members) }") }
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }
}
