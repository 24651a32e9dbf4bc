import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Button", .proves("F-030", "F-031"))
struct ButtonTests {
  private let button = Button("Press")
  private let log = Log<String>()

  init() { button.action = { [log] in log.write("pressed") } }

  @Test(.proves("F-060"), arguments: [KeyPress(.enter), KeyPress(.space)])
  func `Enter and the space bar press it`(key: KeyPress) throws {
    #expect(try button.handle(.key(key)))
    #expect(log.entries == ["pressed"])
  }

  @Test(arguments: [
    KeyPress("x"), KeyPress(.enter, .control), KeyPress(.enter, phase: .up),
    KeyPress(.enter, phase: .repeat), KeyPress(.tab),
  ])
  func `any other key, release or repetition is not handled`(key: KeyPress) throws {
    #expect(try !button.handle(.key(key)))
    #expect(try !button.handle(.text("x")))
    #expect(try !button.handle(.paste("x")))
    #expect(log.isEmpty)
  }

  @Test(.proves("F-032"))
  func `a press and release on it presses it`() throws {
    #expect(try point(.down(.left)))
    #expect(button.isPressed)
    #expect(log.isEmpty)
    #expect(try point(.up(.left)))
    #expect(!button.isPressed)
    #expect(log.entries == ["pressed"])
  }

  @Test(.proves("F-032"))
  func `a release outside presses nothing`() throws {
    try point(.down(.left))
    try point(.drag(.left), inside: false)
    #expect(!button.isPressed)
    try point(.up(.left), inside: false)
    #expect(log.isEmpty)
  }

  @Test(.proves("F-032"))
  func `dragged out and back in, it is pressed`() throws {
    try point(.down(.left))
    try point(.drag(.left), inside: false)
    try point(.drag(.left))
    #expect(button.isPressed)
    try point(.up(.left))
    #expect(log.entries == ["pressed"])
  }

  @Test func `a release without a press on it presses nothing`() throws {
    try point(.up(.left))
    #expect(log.isEmpty)
  }

  @Test(arguments: [
    PointerEvent.Action.down(.right), .up(.middle), .drag(.right), .move, .scroll(x: 0, y: 1),
  ])
  func `other buttons, movement and the wheel are ignored`(
    action: PointerEvent.Action
  ) throws {
    #expect(try !point(action))
    #expect(log.isEmpty)
  }

  @Test(.proves("F-033"))
  func `a disabled button does nothing`() throws {
    let parent = View()
    parent.add(button)
    for view in [button, parent] {
      view.isEnabled = false
      #expect(try !button.handle(.key(KeyPress(.enter))))
      #expect(try !point(.down(.left)))
      try button.perform()
      #expect(log.isEmpty)
      view.isEnabled = true
    }
    try button.perform()
    #expect(log.entries == ["pressed"])
  }

  @Test func `a button disabled while it is pressed does nothing`() throws {
    try point(.down(.left))
    button.isEnabled = false
    try point(.up(.left))
    button.isEnabled = true
    #expect(!button.isPressed)
    #expect(log.isEmpty)
  }

  @Test func `being pressed changes only the appearance, once`() throws {
    let backing = RecordingBacking(button)
    try point(.down(.left))
    try point(.drag(.left))
    #expect(backing.take() == [.appearance])
    try point(.up(.left))
    #expect(backing.take() == [.appearance])
    button.title = "Press me"
    #expect(backing.take() == [.content])
  }

  @Test func `an error of its action is thrown`() {
    button.action = { throw Refusal() }
    #expect(throws: Refusal()) { try button.handle(.key(KeyPress(.enter))) }
    #expect(throws: Refusal()) {
      try point(.down(.left))
      try point(.up(.left))
    }
    #expect(!button.isPressed)
  }

  @Test func `it accepts the focus and has a name and a role`() {
    #expect(button.acceptsFocus)
    #expect(button.role == .button)
    #expect(button.accessibleText == "Press")
    button.accessibleName = "Start"
    #expect(button.accessibleText == "Start")
  }

  @discardableResult
  private func point(_ action: PointerEvent.Action, inside: Bool = true) throws -> Bool {
    try button.handle(
      .pointer(
        PointerInput(
          action: action, location: SurfacePoint(x: 0, y: 0), isInside: inside, modifiers: [])))
  }
}
