import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("KeyPad", .leakFree, .proves("F-035"))
struct KeyPadTests {
  private let field = TextField()
  private let pad: KeyPad

  init() { pad = KeyPad(for: field) }

  private func key(_ meaning: KeyPadKey.Meaning) throws -> KeyPadKey {
    try #require(pad.rows.joined().first { $0.meaning == meaning })
  }

  private func press(_ meanings: KeyPadKey.Meaning...) throws {
    for meaning in meanings {
      let key = try key(meaning)
      for action in [PointerEvent.Action.down(.left), .up(.left)] {
        _ = try key.handle(
          .pointer(
            PointerInput(
              action: action, location: SurfacePoint(x: 0, y: 0), isInside: true, modifiers: [])))
      }
    }
  }

  private func send(_ keys: Key...) throws {
    for key in keys { #expect(try pad.handle(.key(KeyPress(key)))) }
  }

  @Test func `the pointer types with it`() throws {
    try press(.character("h"), .character("i"), .space, .character("a"), .backspace)
    #expect(field.value == "hi ")
  }

  @Test func `Shift gives capitals for one character`() throws {
    try press(.shift, .character("A"), .character("b"), .shift, .shift, .character("c"))
    #expect(field.value == "Abc")
  }

  @Test func `digits and signs are on the second page`() throws {
    try press(.symbols, .character("1"), .character("?"), .letters, .character("x"))
    #expect(field.value == "1?x")
  }

  @Test func `its Enter submits the field`() throws {
    let log = Log<String>()
    field.onSubmit = { log.write($0) }
    try press(.character("a"), .enter)
    #expect(log.entries == ["a"])
  }

  @Test func `arrows choose a key, and Enter and the space bar press it`() throws {
    try send(.enter, .right, .right, .enter, .down, .space)
    #expect(field.value == "qed")
    #expect(pad.accessibleValue == "d")
    try send(.down, .down, .left)
    #expect(pad.accessibleValue == "Shift")
    #expect(try !pad.handle(.key(KeyPress(.left))))
    #expect(try !pad.handle(.key(KeyPress(.down))))
  }

  @Test func `every key can be reached by arrows, on every page`() throws {
    for page in [KeyPadKey.Meaning.shift, .shift, .symbols, .letters] {
      for row in pad.rows.indices {
        for _ in pad.rows { _ = try pad.handle(.key(KeyPress(.up))) }
        for _ in 0..<row { try send(.down) }
        for _ in pad.rows[row] { _ = try pad.handle(.key(KeyPress(.left))) }
        for key in pad.rows[row] {
          #expect(pad.accessibleValue == key.accessibleText)
          _ = try pad.handle(.key(KeyPress(.right)))
        }
      }
      try press(page)
    }
  }

  @Test func `a real keyboard still works`() throws {
    try send("x", "y", .backspace)
    #expect(try pad.handle(.text("é")))
    #expect(try pad.handle(.paste("!")))
    #expect(field.value == "xé!")
    #expect(try !pad.handle(.key(KeyPress(.tab))))
    #expect(try !pad.handle(.key(KeyPress("c", .control))))
    #expect(try !pad.handle(.key(KeyPress("c", phase: .up))))
  }

  @Test func `the field's rules apply, and a disabled field gets nothing`() throws {
    field.limit = 1
    try press(.character("a"), .character("b"))
    #expect(field.value == "a")
    field.isEnabled = false
    try press(.backspace)
    #expect(field.value == "a")
  }

  @Test func `a disabled pad types nothing`() throws {
    pad.isEnabled = false
    try press(.character("a"))
    #expect(try !pad.handle(.key(KeyPress(.enter))))
    #expect(field.isEmpty)
  }

  @Test func `the focus stays in the field while the pointer types`() throws {
    let app = TestApp(TestScreen("screen", Column { [field, pad] }))
    #expect(app.application.focus.view === field)
    app.application.focus.move(to: try key(.character("a")))
    #expect(app.application.focus.view === field)
    app.application.focus.advance(by: 1)
    #expect(app.application.focus.view === pad)
  }

  @Test func `other scripts have their own keys`() throws {
    let greek = KeyPad(
      for: field, KeyPad.Characters(letters: ["αβ", "ß"], symbols: ["1"]))
    _ = try greek.handle(.key(KeyPress(.enter)))
    #expect(field.value == "α")
    #expect(greek.role == .keyPad)
    #expect(greek.rows.count == 3)
  }

  @Test func `without a target it does nothing`() throws {
    let pad = KeyPad(for: nil)
    #expect(try pad.handle(.key(KeyPress(.enter))))
  }
}
