import ScreenKitCore
import ScreenKitText
import Testing

@Suite struct MouseSequenceTests {
  @Test(
    arguments: [
      ("0;3;2M", .down(.left)), ("0;3;2m", .up(.left)), ("1;3;2M", .down(.middle)),
      ("2;3;2m", .up(.right)), ("32;3;2M", .drag(.left)), ("34;3;2M", .drag(.right)),
      ("35;3;2M", .move), ("64;3;2M", .scroll(x: 0, y: -1)), ("65;3;2M", .scroll(x: 0, y: 1)),
      ("66;3;2M", .scroll(x: -1, y: 0)), ("67;3;2M", .scroll(x: 1, y: 0)),
      ("128;3;2M", .down(.other(1))), ("129;3;2m", .up(.other(2))), ("160;3;2M", .drag(.other(1))),
    ] as [(String, PointerEvent.Action)])
  func `buttons and wheel act at a place`(body: String, action: PointerEvent.Action) {
    let expected = PointerEvent(action, at: SurfacePoint(x: 2, y: 1))
    #expect(InputDecoder.inputs(of: "\u{1B}[<\(body)") == [.event(.pointer(expected))])
  }

  @Test(
    arguments: [
      (4, .shift), (8, .alt), (16, .control), (28, [.shift, .alt, .control]),
    ] as [(Int, KeyModifiers)])
  func `modifiers are held`(bits: Int, modifiers: KeyModifiers) {
    let place = SurfacePoint(x: 0, y: 0)
    for (button, action) in [(0, .down(.left)), (35, .move), (65, .scroll(x: 0, y: 1))]
      as [(Int, PointerEvent.Action)]
    {
      let expected = PointerEvent(action, at: place, modifiers: modifiers)
      let inputs = InputDecoder.inputs(of: "\u{1B}[<\(button + bits);1;1M")
      #expect(inputs == [.event(.pointer(expected))])
    }
  }

  @Test func `places out of bounds are the edge`() {
    let inputs = InputDecoder.inputs(of: "\u{1B}[<0;0;0M\u{1B}[<0;99999999999999999999;70000M")
    let places = inputs.compactMap { input -> SurfacePoint? in
      guard case .event(.pointer(let event)) = input else { return nil }
      return event.location
    }
    #expect(places == [SurfacePoint(x: 0, y: 0), SurfacePoint(x: 65534, y: 65534)])
  }

  @Test(arguments: [
    "<0;-1;5M", "<0;1M", "<0;1;2;3M", "<0;1:2;3M", "<3;1;1M", "<64;1;1m", "<96;1;1M",
    "<192;1;1M", "<256;1;1M", "<M", "0;1;1M", "<0;1;1N",
  ])
  func `invalid reports are dropped`(body: String) {
    #expect(InputDecoder.inputs(of: "\u{1B}[\(body)x") == TerminalInput.typed("x"))
  }

  @Test func `an old report is dropped with its three bytes`() {
    let bytes = Array("\u{1B}[M".utf8) + [0x20, 0xFF, 0x61, 0x78]
    #expect(InputDecoder.inputs(of: bytes) == TerminalInput.typed("x"))
    #expect(InputDecoder.inputs(of: "\u{1B}[M \u{1B}[A") == [.key(.up)])
  }
}
