import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Random typing, pasting and moving in fields; a failure contains its seed.
@MainActor
@Suite(.leakFree) struct CursorPropertyTests {
  private static let keys: [KeyPress] = [
    KeyPress(.left), KeyPress(.left), KeyPress(.right), KeyPress(.right), KeyPress(.home),
    KeyPress(.end), KeyPress(.backspace), KeyPress(.delete), KeyPress(.left, .control),
    KeyPress(.right, .control), KeyPress(.left, .shift), KeyPress(.right, .shift),
  ]

  @Test(arguments: RandomWalks.seeds(6))
  func `the cursor is never within a character`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let field = TextField()
    let stage = Stage(field, columns: 6 + random.below(20), rows: 1)
    for step in 0..<40 {
      let event: Event =
        random.oneIn(4) ? .paste(random.text(parts: 3)) : .key(random.pick(Self.keys))
      stage.application.dispatch(event)
      let line = field.backend.line(0)
      let offsets = line.indices.map { $0.utf16Offset(in: line) }
      let head = field.backend.selection.head.offset
      let offset = line.utf8.index(line.startIndex, offsetBy: head).utf16Offset(in: line)
      #expect((offsets + [line.utf16.count]).contains(offset), "seed \(seed), step \(step)")
      #expect(stage.isTruthful, "seed \(seed), step \(step)")
      guard let cursor = stage.terminal.visibleCursor, cursor[0] < stage.terminal.size.columns
      else { continue }
      let width = stage.terminal.rows[0][cursor[0]].width
      #expect(width != 0, "seed \(seed), step \(step): in the middle of a wide character")
    }
  }
}
