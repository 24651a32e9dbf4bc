import ScreenKitCore
import Testing

@MainActor
@Suite("Scroll")
struct ScrollTests {
  private let scroll = Scroll(View())

  init() { scroll.didLayOut(.init(contentHeight: 100, visibleHeight: 10)) }

  @Test(arguments: [(-5, 0), (0, 0), (42, 42), (90, 90), (91, 90), (Int.max, 90)])
  func `the offset stays within the content`(wanted: Int, kept: Int) {
    scroll.offset = wanted
    #expect(scroll.offset == kept)
  }

  @Test func `before the layout, or without overflow, it does not move`() throws {
    let fresh = Scroll(View())
    fresh.offset = 5
    #expect(fresh.offset == 0)
    fresh.didLayOut(.init(contentHeight: 3, visibleHeight: 10))
    #expect(try !fresh.handle(.key(KeyPress(.down))))
    #expect(fresh.offset == 0)
  }

  @Test func `the position is restored before the layout`() {
    scroll.offset = 42
    let other = Scroll(View())
    other.restore(.int(-1))
    other.restore(.string("42"))
    if let state = scroll.savedState { other.restore(state) }
    other.didLayOut(.init(contentHeight: 100, visibleHeight: 10))
    #expect(other.offset == 42)
    other.restore(.int(99))
    other.didLayOut(.init(contentHeight: 100, visibleHeight: 10))
    #expect(other.offset == 90)
  }

  @Test func `shorter content reduces the offset`() {
    scroll.offset = 90
    scroll.didLayOut(.init(contentHeight: 50, visibleHeight: 10))
    #expect(scroll.offset == 40)
    scroll.didLayOut(.init(contentHeight: 5, visibleHeight: 10))
    #expect(scroll.offset == 0)
  }

  @Test(arguments: [
    (Key.down, 51), (.up, 49), (.pageDown, 59), (.pageUp, 41), (.home, 0), (.end, 90),
  ])
  func `keys move it by a line, a page, or to an end`(
    key: Key, offset: Int
  ) throws {
    scroll.offset = 50
    #expect(try scroll.handle(.key(KeyPress(key))))
    #expect(scroll.offset == offset)
  }

  @Test(arguments: [KeyPress(.up), KeyPress(.pageUp), KeyPress(.home), KeyPress("x")])
  func `a key that moves nothing is not handled`(key: KeyPress) throws {
    #expect(try !scroll.handle(.key(key)))
  }

  @Test func `releases and keys with modifiers are not handled`() throws {
    #expect(try !scroll.handle(.key(KeyPress(.down, phase: .up))))
    #expect(try !scroll.handle(.key(KeyPress(.down, .shift))))
    #expect(try scroll.handle(.key(KeyPress(.down, phase: .repeat))))
    #expect(scroll.offset == 1)
  }

  @Test func `a page without space moves by one line`() throws {
    scroll.didLayOut(.init(contentHeight: 10, visibleHeight: 0))
    #expect(try scroll.handle(.key(KeyPress(.pageDown))))
    #expect(scroll.offset == 1)
  }

  @Test func `the wheel moves it by three lines`() throws {
    #expect(try wheel(2))
    #expect(scroll.offset == 6)
    #expect(try wheel(-9))
    #expect(scroll.offset == 0)
    #expect(try !wheel(-1))
  }

  @Test(arguments: [
    (0, 50, 3, 43), (0, 5, 3, 0), (0, 5, 5, 0), (0, 5, 6, 1), (60, 50, 3, 50), (45, 50, 3, 45),
    (0, 50, 30, 50), (70, 50, 30, 50), (0, 98, 2, 90), (0, 200, 3, 90), (40, 0, 0, 0),
  ])
  func `revealing moves as little as possible, the top first`(
    from: Int, top: Int, height: Int, offset: Int
  ) {
    scroll.offset = from
    scroll.bringIntoSight(top: top, height: height)
    #expect(scroll.offset == offset)
  }

  @Test func `only views in the content can be revealed, once`() {
    let inner = Label("inner")
    let scroll = Scroll(Column { inner })
    scroll.reveal(Label("elsewhere"))
    scroll.reveal(scroll)
    #expect(scroll.takeRevealed() == nil)
    scroll.reveal(inner)
    #expect(scroll.takeRevealed() === inner)
    #expect(scroll.takeRevealed() == nil)
    scroll.reveal(inner)
    inner.removeFromParent()
    #expect(scroll.takeRevealed() == nil)
  }

  @Test func `moving changes the structure, and layout reports nothing`() {
    let backing = RecordingBacking(scroll)
    scroll.offset = 90
    scroll.offset = 90
    #expect(backing.take() == [.structure])
    scroll.didLayOut(.init(contentHeight: 5, visibleHeight: 10))
    #expect(backing.take().isEmpty)
  }

  @Test func `the focus is on a control, or else on the scroll`() {
    let button = Button("press")
    let scroll = Scroll(Column { button })
    #expect(!scroll.acceptsFocus)
    button.isEnabled = false
    #expect(scroll.acceptsFocus)
    scroll.takesFocus = false
    #expect(!scroll.acceptsFocus)
  }

  private func wheel(_ turns: Int) throws -> Bool {
    try scroll.handle(
      .pointer(
        PointerInput(
          action: .scroll(x: 0, y: turns), location: SurfacePoint(x: 0, y: 0), isInside: true,
          modifiers: [])))
  }

  @Test func `the focus reaches a scroll only if it can scroll`() {
    let scroll = Scroll(Label("text"))
    #expect(scroll.acceptsFocus)
    scroll.didLayOut(.init(contentHeight: 5, visibleHeight: 5))
    #expect(!scroll.acceptsFocus)
    scroll.didLayOut(.init(contentHeight: 5, visibleHeight: 4))
    #expect(scroll.acceptsFocus)
  }
}
