import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The runs of a label's styled text in cells.
@MainActor
@Suite("Styled label", .leakFree, .proves("F-034"))
struct StyledLabelTests {
  private func label(_ text: StyledText, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label(styled: text)
    change(label)
    return label
  }

  /// Returns the screen with the style of each run as an escape sequence, written as `[…m`.
  private func styled(
    _ view: View, columns: Int = 20, rows: Int = 1, colors: ColorDepth = .full
  ) -> String {
    let stage = Stage(view, columns: columns, rows: rows, options: TextOptions(colors: colors))
    #expect(stage.isTruthful)
    return stage.surface.snapshot.styled(colors: colors).replacing("\u{1B}", with: "")
  }

  private let yellow = TextColor(red: 255, green: 220, blue: 0)
  private let navy = TextColor(red: 0, green: 0, blue: 90)

  @Test func `runs have tint, emphasis and underline`() {
    let text: StyledText =
      "a\("b", tint: .negative)\("c", emphasis: .strong)\("d", isUnderlined: true)e"
    #expect(styled(label(text)) == "a[38;2;255;102;102mb[m[1mc[m[4md[me\n")
  }

  @Test func `missing attributes are those of the label`() {
    let text: StyledText = "a\("b", emphasis: .strong)\("c", tint: .standard)"
    let view = label(text) { $0.style = ViewStyle(tint: .positive, emphasis: .faint) }
    #expect(styled(view) == "[2;32ma[m[1;32mb[m[2mc[m\n")
  }

  @Test func `a link of a run is underlined and opens its address`() {
    let text: StyledText = "see \("here", link: ExternalLink("https://a.example/")) now"
    let stage = Stage(label(text), columns: 20, rows: 1)
    let picture = stage.surface.snapshot
    #expect(picture.link(of: picture[4, 0]) == "https://a.example/")
    #expect(picture[4, 0].style.attributes == .underline)
    #expect(picture.link(of: picture[3, 0]) == nil && picture.link(of: picture[8, 0]) == nil)
    #expect(stage.isTruthful)
  }

  @Test func `a link of the label applies to runs without one`() {
    let view = label("a\("b", link: ExternalLink("https://b.example/"))") {
      $0.link = ExternalLink("https://a.example/")
    }
    let picture = Stage(view, columns: 2, rows: 1).surface.snapshot
    #expect(picture.link(of: picture[0, 0]) == "https://a.example/")
    #expect(picture.link(of: picture[1, 0]) == "https://b.example/")
  }

  @Test func `explicit colours are in front of and behind the text`() {
    let text: StyledText = "a\("b", foreground: yellow)\("c", foreground: yellow, background: navy)"
    let code = "38;2;255;220;0"
    #expect(styled(label(text)) == "a[\(code)mb[m[\(code);48;2;0;0;90mc[m\n")
  }

  @Test func `words wrap with their styles`() {
    let text: StyledText = "one \("two three", tint: .accent) four"
    let view = label(text) { $0.wraps = true }
    #expect(styled(view, columns: 7, rows: 3) == "one [36mtwo[m\n[36mthree[m\nfour\n")
  }

  @Test func `line breaks of any kind keep the styles`() {
    let text: StyledText = "a\r\nb\("c\n\nd", tint: .accent)e"
    #expect(styled(label(text), rows: 4) == "a\nb[36mc[m\n\n[36md[me\n")
  }

  @Test func `an ellipsis has the style of the text before it`() {
    let text: StyledText = "ab\("cdef", tint: .accent)\("gh", tint: .negative)"
    #expect(styled(label(text), columns: 5) == "ab[36mcd…[m\n")
    #expect(styled(label(text), columns: 1) == "…\n")
    #expect(styled(label("\("ab", tint: .accent)"), columns: 1) == "[36m…[m\n")
    let limited = label("\("one", tint: .accent) two") {
      $0.wraps = true
      $0.lineLimit = 1
    }
    #expect(styled(limited, columns: 4) == "[36mone…[m\n")
  }

  @Test func `wide characters are in one style`() {
    let text: StyledText = "漢\("字", tint: .accent)x\("👩‍👩‍👧", tint: .negative)"
    #expect(styled(label(text)) == "漢[36m字[mx[38;2;255;102;102m👩‍👩‍👧[m\n")
  }

  @Test func `a character has the style of the run in which it begins`() {
    let text: StyledText = "e\("\u{301}x", tint: .accent)y"
    #expect(styled(label(text)) == "e\u{301}[36mx[my\n")
  }

  @Test func `invisible marks do not style the next character`() {
    let text: StyledText = "a\u{200E}\u{200B}\("b", tint: .accent)\("\u{200E}", tint: .negative)c"
    #expect(styled(label(text)) == "a[36mb[mc\n")
  }

  @Test func `right-to-left text has its styles in visual order`() {
    let text: StyledText = "\("אב", tint: .accent)גד x"
    #expect(styled(label(text), columns: 6) == "x דג[36mבא[m\n")
  }

  @Test func `alignment moves each line with its styles`() {
    let view = label("a\("b\ncde", tint: .accent)") { $0.alignment = .trailing }
    #expect(
      styled(Column(cross: .fill) { view }, columns: 4, rows: 2) == "  a[36mb[m\n [36mcde[m\n")
  }

  @Test func `styles are drawn again when only they change`() {
    let view = label("ab")
    let stage = Stage(view, columns: 4, rows: 1)
    stage.change { view.styledText = "a\("b", tint: .accent)" }
    #expect(stage.surface.snapshot[1, 0].style == CellStyle(.ansi(6)))
    stage.change { view.text = "ab" }
    #expect(stage.surface.snapshot[1, 0].style == CellStyle())
    #expect(stage.isTruthful)
  }

  @Test func `a picture for the web has the styles`() {
    let text: StyledText = "a\("b", foreground: yellow, background: navy)"
    let svg = Stage(label(text), columns: 4, rows: 1).surface.snapshot.svg
    #expect(svg.contains("#ffdc00") && svg.contains("#00005a"))
  }

  @Test func `control characters in a run never reach the terminal`() {
    let text: StyledText = "a\("\u{1B}[31mb\u{7}", tint: .accent)\u{9B}c"
    let stage = Stage(label(text), columns: 20, rows: 1)
    #expect(stage.surface.snapshot.text == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\n")
    #expect(stage.isTruthful)
  }

  @Test func `a selection copies plain text and is shown reversed`() {
    let view = label("one \("two", tint: .accent) three") {
      $0.isSelectable = true
      $0.wraps = true
    }
    let stage = Stage(view, columns: 8, rows: 2)
    let clipboard = MemoryClipboard()
    stage.application.window.clipboard = clipboard
    for press in [KeyPress(.right, [.shift, .control]), KeyPress(.right, [.shift, .control])] {
      stage.application.dispatch(.key(press))
    }
    #expect(view.selectedText == "one two")
    #expect(
      stage.surface.snapshot.styled().replacing("\u{1B}", with: "")
        == "[7mone [m[7;36mtwo[m\nthree\n")
    stage.application.dispatch(.key(KeyPress("c", .control)))
    #expect(clipboard.text == "one two")
    #expect(stage.isTruthful)
  }
}
