import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// The text and the styled text of a label, and the changes that the backend receives.
@MainActor
@Suite("Text of a label", .proves("F-034"))
struct LabelTextTests {
  private let label = Label("a")
  private let backing: RecordingBacking
  private let red = StyledText.Style(tint: .negative)

  init() { backing = RecordingBacking(label) }

  @Test func `styled text sets the plain text`() {
    label.styledText = "b\("c", red)"
    #expect(label.text == "bc" && label.accessibleText == "bc")
    #expect(backing.changes == [.content])
    #expect(Label(styled: "b\("c", red)").styledText == label.styledText)
    #expect(Label(styled: "b\("c", red)").text == "bc")
  }

  @Test func `plain text removes the styles, even if it is the same`() {
    label.styledText = "b\("c", red)"
    label.text = "bc"
    #expect(label.styledText == nil && label.text == "bc")
    #expect(backing.changes == [.content, .content])
  }

  @Test func `another style of the same text changes only the appearance`() {
    label.styledText = StyledText("a", red)
    label.styledText = "a"
    label.styledText = "a"
    label.styledText = nil
    #expect(label.text == "a")
    #expect(backing.changes == [.appearance, .appearance, .appearance])
  }

  @Test func `the text has the bytes of the runs, even if equal`() {
    label.text = "\u{E9}"
    label.styledText = StyledText("e\u{301}", red)
    #expect(Array(label.text.utf8) == Array("e\u{301}".utf8))
  }
}
