import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Toggle and Checkbox", .proves("F-046", "F-047"))
struct CompoundButtonTests {
  private let log = Log<Bool>()

  private func buttons() -> [CompoundButton] {
    let buttons = [Toggle("Sound"), Checkbox("Save")]
    for button in buttons { button.onChange = { [log] in log.write($0) } }
    return buttons
  }

  @Test(.proves("F-060"), arguments: [KeyPress(.enter), KeyPress(.space)])
  func `Enter and the space bar toggle it, with a report`(key: KeyPress) throws {
    for button in buttons() {
      #expect(try button.handle(.key(key)))
      #expect(button.value)
      #expect(try button.handle(.key(key)))
      #expect(!button.value)
      #expect(log.take() == [true, false])
    }
  }

  @Test func `a press and release on it changes it, not elsewhere`() throws {
    for button in buttons() {
      try point(.down(.left), button)
      #expect(button.isPressed)
      #expect(!button.value)
      try point(.up(.left), button)
      #expect(button.value)
      try point(.down(.left), button)
      try point(.up(.left), inside: false, button)
      #expect(button.value)
      #expect(log.take() == [true])
    }
  }

  @Test func `other keys and text are not handled`() throws {
    for button in buttons() {
      #expect(try !button.handle(.key("x")))
      #expect(try !button.handle(.key(KeyPress(.space, .control))))
      #expect(try !button.handle(.text(" ")))
      #expect(log.isEmpty)
    }
  }

  @Test func `a disabled one does not change`() throws {
    for button in buttons() {
      button.isEnabled = false
      #expect(try !button.handle(.key(KeyPress(.space))))
      #expect(try !point(.down(.left), button))
      try button.setByUser(true)
      #expect(!button.value)
      #expect(log.isEmpty)
    }
  }

  @Test func `setting it in code changes its look without a report`() {
    for button in buttons() {
      let backing = RecordingBacking(button)
      button.value = true
      button.value = true
      #expect(backing.take() == [.appearance])
      #expect(log.isEmpty)
    }
  }

  @Test func `its action runs after the report of the change`() throws {
    let log = Log<String>()
    let toggle = Toggle("Sound")
    toggle.onChange = { log.write("changed to \($0)") }
    toggle.action = { log.write("used") }
    _ = try toggle.handle(.key(KeyPress(.space)))
    #expect(log.entries == ["changed to true", "used"])
  }

  @Test func `an error of its report is thrown, and the change stays`() {
    for button in buttons() {
      button.onChange = { _ in throw Refusal() }
      #expect(throws: Refusal()) { try button.handle(.key(KeyPress(.enter))) }
      #expect(button.value)
    }
  }

  @Test(.proves("F-105"))
  func `its state is saved and restored, and invalid ones are ignored`() {
    for button in buttons() {
      #expect(button.savedState == .bool(false))
      button.restore(.bool(true))
      #expect(button.savedState == .bool(true))
      button.restore(.string("false"))
      #expect(button.value)
      #expect(log.isEmpty)
    }
  }

  @Test func `each has an accessible name, role and value`() {
    let (toggle, checkbox) = (Toggle("Sound", value: true), Checkbox("Save"))
    #expect(toggle.role == .toggle)
    #expect(toggle.accessibleText == "Sound")
    #expect(toggle.accessibleValue == "on")
    #expect(checkbox.role == .checkbox)
    #expect(checkbox.accessibleValue == "not checked")
    toggle.value = false
    checkbox.value = true
    #expect([toggle, checkbox].map(\.accessibleValue) == ["off", "checked"])
    #expect(toggle.acceptsFocus && checkbox.acceptsFocus)
  }

  @discardableResult
  private func point(
    _ action: PointerEvent.Action, inside: Bool = true, _ view: View
  ) throws -> Bool {
    try view.handle(
      .pointer(
        PointerInput(
          action: action, location: SurfacePoint(x: 0, y: 0), isInside: inside, modifiers: [])))
  }
}
