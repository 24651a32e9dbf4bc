import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Recorded events")
struct RecordedEventTests {
  private static let keys: [Key] = [
    .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .function(1), .function(35), "a", "Z", "é", "字", "~", " ", "-", "f",
    "👩‍👧", "\u{301}", "\r\n", "\u{1}",
  ]
  private static let texts = [
    "", "a", " two  spaces ", "line\nbreak", "日本語", "\u{301}e", "\u{1B}[201~", "key enter",
  ]

  private static func event(_ random: inout SeededGenerator) -> Event {
    let modifiers = KeyModifiers(rawValue: UInt8(Int.random(in: 0..<64, using: &random)))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .text(texts[Int.random(in: 0..<texts.count, using: &random)])
    case 1: return .paste(texts[Int.random(in: 0..<texts.count, using: &random)])
    case 2: return .focusChanged(Int.random(in: 0..<2, using: &random) == 0)
    case 3:
      let actions = [
        PointerEvent.Action.down(.left), .up(.right), .drag(.middle), .move, .down(.other(1)),
        .scroll(x: 0, y: 1), .scroll(x: -2, y: 0),
      ]
      let action = actions[Int.random(in: 0..<actions.count, using: &random)]
      let place = SurfacePoint(
        x: Int.random(in: 0..<300, using: &random) - 5, y: Int.random(in: 0..<100, using: &random))
      return .pointer(PointerEvent(action, at: place, modifiers: modifiers))
    default:
      let phase = [KeyPress.Phase.down, .repeat, .up][Int.random(in: 0..<3, using: &random)]
      return .key(
        KeyPress(keys[Int.random(in: 0..<keys.count, using: &random)], modifiers, phase: phase))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `each event of a user is read as written`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let event = Self.event(&random)
      let text = try #require(event.recordedText)
      #expect(Event(recordedText: text) == event, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `lines are readable`() {
    #expect(Event.key(KeyPress("s", .control)).recordedText == "key control s")
    #expect(
      Event.key(KeyPress(.function(5), [.alt, .shift], phase: .up)).recordedText
        == "release alt shift f5")
    #expect(Event.key(KeyPress(" ")).recordedText == "key space")
    #expect(Event.text("日本").recordedText == "text 日本")
  }

  @Test(arguments: [
    "", "key", "key ", "key ab", "key f0", "key control", "keys a", "focus", "focus 1", "text",
    "pointer move", "pointer move 1:2 300", "pointer move 1:2 0 0", "pointer fly 1:2 0",
    "pointer drag left -9223372036854775808:2 0", "pointer move 1:2147483648 0",
    "pointer wheel 0:9223372036854775807 1:2 0", "pointer wheel -256:0 1:2 0",
  ])
  func `any other line is no event`(text: String) {
    #expect(Event(recordedText: text) == nil)
  }

  @Test func `actions and requests have other lines`() {
    #expect(Event.application(.terminate).recordedText == nil)
    #expect(Event.resized(SurfaceSize(width: 1, height: 1)).recordedText == nil)
    #expect(Event.action(.press, on: ViewTarget(path: [])).recordedText == nil)
  }
}
