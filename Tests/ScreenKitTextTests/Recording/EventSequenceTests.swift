import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct EventSequenceTests {
  private func events(of text: String) -> [Event] {
    var decoder = InputDecoder()
    var events: [Event] = []
    decoder.feed(text.utf8) { if case .event(let event) = $0 { events.append(event) } }
    decoder.timeOut { if case .event(let event) = $0 { events.append(event) } }
    return events
  }

  private static let keys: [Key] = [
    .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .function(1), .function(6), .function(12), .function(13), .function(35),
  ]

  private func randomEvent(_ random: inout SeededGenerator) -> Event {
    let place = SurfacePoint(x: random.below(300), y: random.below(100))
    let modifiers = KeyModifiers(rawValue: UInt8(random.below(64)))
    let phase = random.pick([KeyPress.Phase.down, .repeat, .up])
    switch random.below(7) {
    case 0: return .key(KeyPress(random.pick(Self.keys), modifiers, phase: phase))
    case 1:
      let character = random.pick(["a", "Z", "é", "字", "~", " ", "[", "😀"] as [Character])
      return .key(KeyPress(.character(character), modifiers.subtracting(.shift), phase: phase))
    case 2: return .key(KeyPress(.character(random.pick(["q", "5", "ж"]))))
    case 3: return .paste(random.pick(["a\nb", "\"quoted\" \\ é", "[201~"]))
    case 4: return .focusChanged(random.below(2) == 0)
    case 5: return .text(random.pick(["e\u{301}", "日本語"]))
    default:
      let action = random.pick([
        PointerEvent.Action.down(.left), .up(.right), .drag(.middle), .move, .down(.other(1)),
        .scroll(x: 0, y: 1), .scroll(x: 0, y: -1), .scroll(x: -1, y: 0), .scroll(x: 1, y: 0),
      ])
      return .pointer(
        PointerEvent(action, at: place, modifiers: modifiers.intersection([.shift, .control])))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the decoder reads whatever was done as the same again`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let done = (0...random.below(6)).map { _ in randomEvent(&random) }
      let text = done.compactMap(EventSequence.text).joined()
      #expect(events(of: text) == done, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `a paste cannot end before its end`() {
    let text = EventSequence.text(of: .paste("a\u{1B}[201~q")) ?? ""
    #expect(events(of: text) == [.paste("aq")])
  }

  @Test func `what no user does has no bytes`() {
    #expect(EventSequence.text(of: .application(.terminate)) == nil)
    #expect(EventSequence.text(of: .resized(SurfaceSize(width: 1, height: 1))) == nil)
  }
}
