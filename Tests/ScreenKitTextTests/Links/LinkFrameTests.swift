import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The cost of links, and the times at which they are written.
@MainActor
@Suite(.leakFree) struct LinkFrameTests {
  private let label = Label("docs")
  private let open = "\u{1B}]8;id=1;https://a.example\u{1B}\\", close = "\u{1B}]8;;\u{1B}\\"

  private func bytes(_ stage: Stage, _ body: () -> Void) -> String {
    let before = stage.frames.count
    stage.change(body)
    return String(decoding: stage.frames[before...].joined(), as: UTF8.self)
  }

  @Test func `a link is opened once and closed once`() {
    let stage = Stage(label, columns: 20, rows: 2)
    let frame = bytes(stage) { label.link = ExternalLink("https://a.example") }
    #expect(frame == "\r\(open)\u{1B}[4mdocs\(close)")
    #expect(stage.isTruthful)
    let links = stage.terminal.rows[0].map(\.link)
    #expect(links.prefix(4).allSatisfy { $0 == "https://a.example" })
    #expect(links.dropFirst(4).allSatisfy { $0.isEmpty })
  }

  @Test func `an unchanged link writes nothing, a changed one its text`() {
    label.link = ExternalLink("https://a.example")
    let stage = Stage(label, columns: 20, rows: 2)
    #expect(stage.change { label.link = ExternalLink("https://a.example") } == 0)
    let frame = bytes(stage) { label.link = ExternalLink("https://b.example") }
    #expect(frame.contains("8;id=1;https://b.example") && frame.contains("docs"))
    #expect(bytes(stage) { label.link = nil }.contains("docs"))
    #expect(stage.isTruthful)
  }

  @Test func `of adjacent links only the second is opened`() {
    let other = Label("more")
    (label.link, other.link) = (
      ExternalLink("https://a.example"), ExternalLink("https://b.example")
    )
    let stage = Stage(Row { [label, other] }, columns: 20, rows: 1)
    let frame = String(decoding: stage.frames[0], as: UTF8.self)
    // One close is for the unknown screen, and one at the end.
    #expect(frame.ranges(of: close).count == 2)
  }

  @Test func `a terminal without support gets no link sequences`() {
    label.link = ExternalLink("https://a.example")
    let stage = Stage(label, columns: 20, rows: 2, options: TextOptions(links: false))
    #expect(!stage.frames.contains { $0.contains(UInt8(ascii: "]")) })
  }

  @Test func `pages link to external addresses of known schemes`() {
    let document = Document(
      markdown: "A [page](https://a.example/é), [one within](/page) and [a script](javascript:x)")
    let stage = Stage(DocumentView(document), columns: 60, rows: 3, .cupertino)
    let links = Set(stage.terminal.rows.joined().map(\.link))
    #expect(links == ["", "https://a.example/%C3%A9"])
    #expect(stage.isTruthful)
  }

  @Test func `too many links restart the surface`() {
    let labels = (0..<20).map { _ in Label("docs") }
    let stage = Stage(Column { labels }, columns: 20, rows: 20)
    for turn in 0..<1_700 {
      for (row, label) in labels.enumerated() {
        label.link = ExternalLink("https://a.example/\(turn * 20 + row)")
      }
      stage.surface.show()
    }
    #expect(stage.isTruthful)
    #expect(stage.terminal.rows[19][0].link == "https://a.example/33999")
  }
}
