import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of KeyPad", .leakFree, .proves("F-035", "F-134"))
struct KeyPadSnapshotTests {
  private let field = TextField()
  private let pad: KeyPad

  init() { pad = KeyPad(for: field) }

  private func stage(
    _ look: Look.Name, _ glyphs: GlyphSet = .unicode, columns: Int = 31, isFocused: Bool = false
  ) -> Stage {
    let stage = Stage(
      Column(cross: .fill) {
        field; pad
      }, columns: columns, rows: look == .material ? 6 : 5, look, glyphs)
    if isFocused { stage.change { stage.application.focus.move(to: pad) } }
    return stage
  }

  private func picture(_ stage: Stage) -> String {
    stage.framed.split(separator: "\n").suffix(4).joined(separator: "\n")
  }

  nonisolated private static let pictures: [(Look.Name, GlyphSet, String, String)] = [
    (
      .terminal, .unicode, "| q  w  e  r  t  y  u  i  o  p   |",
      "| Shift  123  Space  Del  Enter  |"
    ),
    (
      .cupertino, .unicode, "|  q  w  e  r  t  y  u  i  o  p  |",
      "|  ⇧  123    space    ⌫  return  |"
    ),
    (
      .cupertino, .ascii, "|  q  w  e  r  t  y  u  i  o  p  |",
      "| Shift  123  space  Del  return |"
    ),
    (
      .material, .unicode, "|  q  w  e  r  t  y  u  i  o  p  |",
      "|  ⇧  ?123                 ⌫  ↵  |"
    ),
  ]

  @Test(.proves("F-136"), arguments: pictures)
  func `it looks as on its platform`(
    look: Look.Name, glyphs: GlyphSet, first: String, last: String
  ) {
    let rows = [
      first, "|   a  s  d  f  g  h  j  k  l    |", "|      z  x  c  v  b  n  m       |", last,
    ]
    #expect(picture(stage(look, glyphs, columns: 32)) == rows.joined(separator: "\n"))
  }

  @Test(arguments: Look.Name.allCases)
  func `the chosen key is marked while the pad has the focus`(look: Look.Name) {
    let stage = stage(look, isFocused: true)
    #expect(picture(stage).hasPrefix("|‹q› w "))
    stage.application.dispatch(.key(KeyPress(.right)))
    #expect(picture(stage).hasPrefix("| q ‹w›"))
    stage.change { stage.application.focus.move(to: field) }
    #expect(picture(stage).hasPrefix("| q  w "))
  }

  @Test func `its pages follow the keys pressed`() {
    let stage = stage(.terminal, isFocused: true)
    for key in [Key.down, .down, .down, .left, .left, .left, .left, .enter] {
      stage.application.dispatch(.key(KeyPress(key)))
    }
    #expect(picture(stage).hasPrefix("| Q  W  E "))
    stage.application.dispatch(.key(KeyPress(.right)), .key(KeyPress(.enter)))
    #expect(picture(stage).hasPrefix("| 1  2  3 "))
  }

  @Test func `a press types, and focus and cursor stay in the field`() {
    let stage = stage(.terminal)
    for action in [PointerEvent.Action.down(.left), .up(.left)] {
      stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: 4, y: 1))))
    }
    #expect(field.value == "w")
    #expect(stage.terminal.visibleCursor == [2, 0])
  }

  @Test(arguments: [0, 1, 9, 10, 20])
  func `with little space the keys become narrow`(columns: Int) {
    let stage = stage(.terminal, columns: columns, isFocused: true)
    #expect(stage.isTruthful)
    if columns >= 10 {
      let row = picture(stage).prefix { $0 != "\n" }
      #expect("qwertyuiop".allSatisfy { row.contains($0) })
    }
  }

  @Test func `a disabled pad is dim`() {
    pad.isEnabled = false
    let stage = stage(.terminal)
    #expect(stage.surface.snapshot[3, 1].style == CellStyle(.standard, .dim))
  }
}
