import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Recorded actions")
struct RecordedActionTests {
  private static let texts = [
    "", "a", " two  spaces ", "line\nbreak", "- 0:0", "日本語 é\u{1F469}\u{200D}\u{1F467}",
  ]

  private static func target(_ random: inout SeededGenerator) -> ViewTarget {
    ViewTarget(
      path: (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Bool.random(using: &random)
          ? .child(.random(in: 0...20, using: &random))
          : .row(RowIndex(.random(in: 0...2_000_000, using: &random), in: 3))
      })
  }

  private static func action(_ random: inout SeededGenerator) -> ViewAction {
    let number = Int.random(in: -9...9, using: &random)
    let text = texts.randomElement(using: &random) ?? ""
    let row = RowIndex(number, in: 1)
    let start = TextPosition(line: 1, offset: 2)
    let actions: [ViewAction] =
      [
        .press, .submit, .focus, .dismiss, .goBack, .goForward, .highlight(row), .activate(row),
        .toggle(row), .menu(row), .contextMenu, .sort(column: number),
        .sort(column: number, adding: true),
        .followLink(number), .scroll(to: number),
        .step(number), .setValue(.bool(number > 0)), .setValue(.int(number)),
        .setValue(.double(Double(number) / 3)), .setValue(.double(.infinity)),
        .setValue(.string(text)), .edit(TextEdit(replacing: start..<start, by: text)),
        .edit(
          TextEdit(
            replacing: start..<TextPosition(line: 7, offset: 0), by: text,
            selecting: TextSelection(anchor: TextPosition(line: 2, offset: 1), head: start))),
      ] + pointers(number)
    return actions.randomElement(using: &random) ?? .press
  }

  private static func pointers(_ number: Int) -> [ViewAction] {
    let kinds: [PointerEvent.Action] = [
      .down(.left), .up(.middle), .drag(.right), .down(.other(4)), .move, .scroll(x: number, y: 1),
    ]
    return kinds.map {
      .pointer(
        PointerInput(
          action: $0, location: SurfacePoint(x: number, y: -number), isInside: number > 0,
          modifiers: [.shift, .control], clicks: 2))
    }
  }

  @Test(arguments: RandomWalks.seeds(8))
  func `each action is read back as written`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let target = RecordedActionTests.target(&random)
      let recorded = RecordedAction(RecordedActionTests.action(&random), on: target)
      #expect(RecordedAction(recorded.text) == recorded, "seed \(seed): \(recorded.text)")
    }
  }

  @Test(arguments: [
    "", "press", "press x", "press 0.", "press 0 more", "press r1", "press r1:2:3", "dance 0",
    "set 0", "set 0 bool maybe", "set 0 string", "set 0 int 1.5", "edit 0 0:0 0:1 - -",
    "edit 0 0:2 0:1 - - text", "edit 0 0:0 0:1 0:0 - text", "pointer 0 down left 0:0 above 0 1",
    "pointer 0 move 0:0 inside 256 1", "pointer 0 move 0:-9223372036854775808 inside 0 1",
    "pointer 0 drag left 2147483648:0 inside 0 1",
    "pointer 0 wheel 0:9223372036854775807 0:0 inside 0 1",
    "sort 0 99999999999999999999", "sort 0 1 less",
  ])
  func `an invalid action line is refused`(line: String) {
    #expect(RecordedAction(line) == nil)
  }

  @Test(arguments: RandomWalks.seeds(8))
  func `a damaged line is refused or read as some action`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let target = RecordedActionTests.target(&random)
      var line = Array(RecordedAction(RecordedActionTests.action(&random), on: target).text)
      guard let index = line.indices.randomElement(using: &random) else { continue }
      line[index] = Array(" :.-r09x").randomElement(using: &random) ?? " "
      if let action = RecordedAction(String(line)) {
        #expect(RecordedAction(action.text) == action, "seed \(seed): \(String(line))")
      }
    }
  }
}
