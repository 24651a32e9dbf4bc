import ScreenKitCore
import ScreenKitLooks
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Labels with less common ways of truncation and line breaking.
@MainActor
@Suite(.leakFree) struct LabelCutTests {
  private func text(_ label: Label, columns: Int = 8, rows: Int = 3) -> String {
    ControlPicture(label, columns: columns, rows: rows).text
  }

  private func label(_ text: String, _ truncation: Label.Truncation) -> Label {
    let label = Label(text)
    label.truncation = truncation
    return label
  }

  @Test(
    .proves("R-089"),
    arguments: [
      (Label.Truncation.tail, "one two…"), (.head, "…o three"), (.middle, "one …ree"),
      (.clip, "one two"),
    ])
  func `a long line is truncated by its setting`(truncation: Label.Truncation, shown: String) {
    #expect(text(label("one two three", truncation)) == shown)
    #expect(text(label("one two", truncation)) == "one two")
  }

  @Test func `wide characters are never halved`() {
    #expect(text(label("漢字漢字漢字", .head)) == "…字漢字")
    #expect(text(label("漢字漢字漢字", .middle)) == "漢字…字")
    #expect(text(label("a漢字漢字漢字", .clip)) == "a漢字漢")
  }

  @Test func `a truncated label fits every width`() {
    for truncation in Label.Truncation.allCases {
      for columns in 1...14 {
        let shown = text(label("a漢e\u{301} words 👩‍👩‍👧 end", truncation), columns: columns)
        #expect(displayWidth(of: shown) <= columns, "\(truncation), \(columns)")
      }
    }
  }

  @Test(.proves("R-091"))
  func `the last of the permitted lines is truncated`() {
    let label = label("one two three four five six", .head)
    (label.wraps, label.lineLimit) = (true, 2)
    #expect(text(label) == "one two\n…ive six")
    label.truncation = .clip
    #expect(text(label) == "one two\nthree fo")
    label.lineLimit = 1
    #expect(text(label) == "one two")
  }

  @Test func `omitted lines end the text with an ellipsis`() {
    let label = label("one\ntwo\nthree", .head)
    label.lineLimit = 2
    #expect(text(label) == "one\ntwo…")
  }

  @Test(.proves("R-089"))
  func `a text may be broken between any two characters`() {
    let label = Label("one two three")
    (label.wraps, label.breaking) = (true, .character)
    #expect(text(label) == "one two\nthree")
    #expect(text(label, columns: 6) == "one tw\no thre\ne")
    label.breaking = .word
    #expect(text(label, columns: 6) == "one\ntwo\nthree")
  }

  @Test func `runs keep their styles on both sides of an ellipsis`() {
    let label = Label(styled: "\("red", tint: .negative) and \("green", tint: .positive)")
    label.truncation = .middle
    let picture = ControlPicture(label, columns: 8)
    #expect(picture.text == "red …een")
    let row = (0..<8).map { picture.stage.surface.snapshot[$0, 1].style.foreground }
    let (negative, positive) = (Palette.ansi.tints[.negative], Palette.ansi.tints[.positive])
    // The ellipsis has the style of the text before it.
    let plain = LookColor.standard
    #expect(
      row == [negative, negative, negative, plain, plain, positive, positive, positive])
  }
}
