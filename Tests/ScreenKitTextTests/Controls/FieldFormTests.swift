import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Text fields with different alignments and borders.
@MainActor
@Suite(.leakFree) struct FieldFormTests {
  private func field(_ text: String, _ alignment: Alignment) -> TextField {
    let field = TextField("Name", text: text)
    field.alignment = alignment
    return field
  }

  @Test(
    .proves("R-108"),
    arguments: [
      (Alignment.leading, "[abc       ]"), (.center, "[   abc    ]"), (.trailing, "[       abc]"),
    ])
  func `a short text follows its alignment`(alignment: Alignment, shown: String) {
    #expect(ControlPicture(field("abc", alignment), columns: 12).text == shown)
  }

  @Test(.proves("R-106"))
  func `a placeholder is aligned like the text`() {
    #expect(ControlPicture(field("", .trailing), columns: 12).text == "[      Name]")
    #expect(ControlPicture(field("", .center), columns: 12).text == "[   Name   ]")
  }

  @Test func `a text that fills its field starts at its edge`() {
    for alignment in [Alignment.leading, .center, .trailing] {
      #expect(ControlPicture(field("abcdefghijklm", alignment), columns: 12).text == "[abcdefghi…]")
    }
  }

  @Test func `a click sets the cursor in an aligned text`() {
    let field = field("abc", .trailing)
    let picture = ControlPicture(field, columns: 12, focused: true)
    #expect(picture.stage.surface.cursor?.x == 10)
    picture.click(column: 8)
    #expect(field.backend.selection.head.offset == 1)
    #expect(picture.stage.surface.cursor?.x == 8)
    picture.stage.change { picture.stage.application.dispatch(.text("xy")) }
    #expect(picture.text.hasSuffix("axybc ┃"))
  }

  @Test(.proves("R-109"), arguments: Look.Name.allCases)
  func `a field has its chosen border`(look: Look.Name) {
    let forms: [(TextField.Border, String)] = [
      (.none, " ab"), (.line, "[ab  ]"), (.bezel, "▐ab  ▌"), (.rounded, "(ab  )"),
    ]
    for (border, shown) in forms {
      let field = TextField(text: "ab")
      field.border = border
      #expect(ControlPicture(field, columns: 6, look).text == shown, "\(border)")
    }
  }

  @Test func `another border may need more rows`() {
    let field = TextField(text: "ab")
    let stage = Stage(
      Column {
        field; Label("end")
      }, columns: 24, rows: 4, .material)
    #expect(stage.surface.bounds(of: field)?.size.height == 2)
    stage.change { field.border = .line }
    #expect(stage.surface.bounds(of: field)?.size.height == 1)
    stage.change { field.border = nil }
    #expect(stage.surface.bounds(of: field)?.size.height == 2)
  }

  @Test func `the focus is visible without a border`() {
    let field = TextField(text: "ab")
    field.border = TextField.Border.none
    #expect(ControlPicture(field, columns: 6, focused: true).text == "┃ab  ┃")
  }
}
