import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Styled text", .proves("F-034"))
struct StyledTextTests {
  private let red = StyledText.Style(tint: .negative)

  @Test func `a literal is one run in the style of the view`() {
    let text: StyledText = "plain"
    #expect(text.runs == [.init("plain")])
    #expect(text.string == "plain" && !text.isEmpty)
  }

  @Test func `interpolations have their own styles`() {
    let link = ExternalLink("https://example.com/")
    let load = 91
    let text: StyledText =
      "Load \(load, tint: .negative, emphasis: .strong) on \("host", red)\("?", link: link)"
    #expect(text.string == "Load 91 on host?")
    #expect(
      text.runs == [
        .init("Load "), .init("91", .init(tint: .negative, emphasis: .strong)), .init(" on "),
        .init("host", red), .init("?", .init(link: link)),
      ])
  }

  @Test func `an interpolated styled text keeps its styles`() {
    let inner: StyledText = "a\("b", tint: .negative)"
    let text: StyledText = "<\(inner)>"
    #expect(text.runs == [.init("<a"), .init("b", red), .init(">")])
  }

  @Test func `runs of equal style are joined, and empty ones removed`() {
    let text = StyledText([.init("a"), .init("", red), .init("b"), .init("c", red)])
    #expect(text.runs == [.init("ab"), .init("c", red)])
    #expect(text == StyledText("ab") + StyledText("c", red))
    #expect(StyledText([.init("", red)]).isEmpty && StyledText("").isEmpty)
  }

  @Test func `texts are appended in their own styles`() {
    var text = StyledText("a", red)
    text.append("b", red)
    text.append(" and ")
    text += "c\(1, isUnderlined: true)"
    text.append(StyledText.Run("!", red))
    #expect(
      text.runs == [
        .init("ab", red), .init(" and c"), .init("1", .init(isUnderlined: true)), .init("!", red),
      ])
  }

  @Test func `equal texts have equal styles`() {
    let blue = TextColor(red: 0, green: 0, blue: 255)
    let text = StyledText("a", .init(foreground: blue))
    #expect(text != StyledText("a"))
    #expect(text != StyledText("a", .init(background: blue)))
    #expect(Set([text, text, "a"]).count == 2)
  }
}
