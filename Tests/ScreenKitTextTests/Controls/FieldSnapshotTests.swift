import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of fields with buttons")
struct FieldSnapshotTests {
  private func number(_ value: Double? = 7) -> NumberField { NumberField(0...10, value: value) }

  @Test(arguments: Look.Name.allCases)
  func `the buttons are after the field`(look: Look.Name) {
    let text = ControlPicture(number(), columns: 20, look).text.split(separator: "\n")[0]
    let signs =
      look == .material ? (" ▼ ", " ▲ ") : look == .terminal ? ("[-]", "[+]") : (" - ", " +")
    #expect(text.contains("7"))
    #expect(text.hasSuffix(signs.0 + signs.1.trimmingEnd))
  }

  @Test func `in ASCII the signs are in ASCII`() {
    let search = SearchField("Find")
    search.value = "abc"
    search.resultCount = 12
    #expect(ControlPicture(search, columns: 16, .terminal, .ascii).text == "[abc      ]12[x]")
  }

  @Test func `without space only the field remains`() {
    let picture = ControlPicture(number(), columns: 8)
    #expect(picture.text == "[7     ]")
  }

  @Test func `the cross appears only with a text`() {
    let search = SearchField("Find")
    let picture = ControlPicture(search, columns: 16)
    #expect(!picture.text.contains("✕"))
    picture.stage.change { search.value = "a" }
    #expect(picture.text.contains("✕"))
  }

  @Test func `an invalid number stays, with the reason below`() {
    let field = number()
    let picture = ControlPicture(field, columns: 24, focused: true)
    picture.press("x")
    #expect(picture.text.contains("7x"))
    #expect(picture.text.contains("! must be a number"))
  }

  @Test func `a press of a button steps, and the limit dims it`() {
    let field = number(9)
    let picture = ControlPicture(field, columns: 20)
    picture.click(column: 18)
    #expect(field.value == 10)
    #expect(field.field.isFocused)
    #expect(picture.attributes().contains(.dim))
    picture.click(column: 18)
    picture.click(column: 15)
    #expect(field.value == 9)
  }

  @Test func `the wheel over a focused field steps`() {
    let field = number(5)
    let picture = ControlPicture(field, columns: 20, focused: true)
    picture.stage.application.dispatch(
      .pointer(PointerEvent(.scroll(x: 0, y: -1), at: SurfacePoint(x: 3, y: 1))))
    #expect(field.value == 6)
  }
}

extension String {
  /// The text without the blanks at its end, as in a picture.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
