import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// The radio group and the segmented control have the same behaviour, so each test covers both.
@MainActor
@Suite("Radio group and segmented control", .proves("F-050", "F-051", "F-052"))
struct ChoiceControlTests {
  private static let titles = ["Day", "Week", "Month"]
  private let log = Log<Int?>()

  private func controls(_ value: Int? = nil) -> [ChoiceControl] {
    let controls = [
      RadioGroup(ChoiceControlTests.titles, value: value),
      RadioGroup(ChoiceControlTests.titles, value: value, axis: .horizontal),
      SegmentedControl(ChoiceControlTests.titles, value: value),
    ]
    for control in controls { control.onChange = { [log] in log.write($0) } }
    return controls
  }

  @Test func `pressing an item chooses it, and only it`() throws {
    for control in controls(0) {
      try control.items[2].press()
      #expect(control.value == 2)
      #expect(control.items.map(\.isSelected) == [false, false, true])
      #expect(log.take() == [2])
    }
  }

  @Test func `pressing the chosen item again changes nothing`() throws {
    for control in controls(1) {
      try control.items[1].press()
      #expect(control.value == 1)
      #expect(log.isEmpty)
    }
  }

  @Test func `a press and release on one item chooses it`() throws {
    for control in controls() {
      for action in [PointerEvent.Action.down(.left), .up(.left)] {
        #expect(control.value == nil)
        let input = PointerInput(
          action: action, location: SurfacePoint(x: 0, y: 0), isInside: true, modifiers: [])
        #expect(try control.items[1].handle(.pointer(input)))
      }
      #expect(control.value == 1)
    }
  }

  @Test(.proves("F-060"))
  func `arrow keys along the axis choose neighbours, and leave at ends`() throws {
    for control in controls(1) {
      let (back, forth) = keys(of: control)
      #expect(try press(forth, control))
      #expect(control.value == 2)
      #expect(try !press(forth, control))
      #expect(try press(back, control))
      #expect(try press(back, control))
      #expect(control.value == 0)
      #expect(try !press(back, control))
      #expect(log.take() == [2, 1, 0])
    }
  }

  @Test func `arrow keys across the axis are not handled`() throws {
    for control in controls(1) {
      let across: [Key] = control.axis == .vertical ? [.left, .right] : [.up, .down]
      for key in across { #expect(try !press(key, control)) }
      #expect(log.isEmpty)
    }
  }

  @Test func `Home and End choose the first and the last`() throws {
    for control in controls(1) {
      #expect(try press(.end, control))
      #expect(control.value == 2)
      #expect(try press(.home, control))
      #expect(control.value == 0)
    }
  }

  @Test func `with nothing chosen, keys choose the nearer end`() throws {
    for (index, expected) in [(0, 0), (1, 2), (2, 0)] {
      for control in controls() {
        let (back, forth) = keys(of: control)
        #expect(try press([forth, back, Key.space][index], control))
        #expect(control.value == expected)
      }
    }
  }

  @Test func `the space bar keeps the choice, and Enter is not handled`() throws {
    for control in controls(1) {
      #expect(try press(.space, control))
      #expect(try !press(.enter, control))
      #expect(control.value == 1)
      #expect(log.isEmpty)
    }
  }

  @Test func `a disabled choice is skipped`() throws {
    for control in controls(0) {
      control.items[1].isEnabled = false
      #expect(try press(keys(of: control).forth, control))
      #expect(control.value == 2)
      try control.items[1].perform()
      #expect(control.value == 2)
      control.items[0].isEnabled = false
      #expect(try press(.home, control))
      #expect(control.value == 2)
    }
  }

  @Test func `a disabled control, releases and modifiers change nothing`() throws {
    for control in controls(0) {
      let (_, forth) = keys(of: control)
      #expect(try !control.handle(.key(KeyPress(forth, phase: .up))))
      #expect(try !control.handle(.key(KeyPress(forth, .shift))))
      #expect(try !control.handle(.text("x")))
      control.isEnabled = false
      #expect(try !press(forth, control))
      try control.items[1].press()
      #expect(control.value == 0)
      #expect(log.isEmpty)
    }
  }

  @Test func `without choices nothing happens`() throws {
    for control in [RadioGroup([]), SegmentedControl([])] as [ChoiceControl] {
      for key in [Key.up, .down, .left, .right, .home, .end, .space] {
        #expect(try !press(key, control))
      }
      #expect(control.value == nil && control.current == nil)
    }
  }

  @Test func `the focus is on the chosen item or the first enabled one`() {
    for control in controls() {
      #expect(control.current === control.items[0])
      control.items[0].isEnabled = false
      #expect(control.current === control.items[1])
      control.value = 2
      #expect(control.current === control.items[2])
      #expect(control.acceptsFocus && control.items.allSatisfy { !$0.acceptsFocus })
      #expect(control.items.allSatisfy { $0.focusTarget === control })
    }
  }

  @Test func `new titles keep the choice if it still exists`() {
    for control in controls(1) {
      control.titles = ["A", "B"]
      #expect(control.value == 1)
      #expect(control.items.map(\.isSelected) == [false, true])
      control.titles = ["A"]
      #expect(control.value == nil)
      #expect(control.titles == ["A"])
      #expect(log.isEmpty)
    }
  }

  @Test func `setting it in code notifies the control and both items`() {
    for control in controls(0) {
      let backings = ([control] + control.items).map(RecordingBacking.init)
      control.value = 2
      #expect(backings.map { $0.take().count } == [1, 1, 0, 1])
      #expect(log.isEmpty)
    }
  }

  @Test(.proves("F-105"))
  func `the choice is saved and restored, and invalid ones are ignored`() {
    for control in controls() {
      #expect(control.savedState == nil)
      control.restore(.int(2))
      #expect(control.savedState == .int(2))
      control.restore(.int(3))
      control.restore(.string("1"))
      #expect(control.value == 2)
    }
  }

  @Test func `both are radio groups in accessibility`() {
    for control in controls(1) {
      control.accessibleName = "Span"
      #expect(control.role == .radioGroup)
      #expect(control.accessibleText == "Span")
      #expect(control.accessibleValue == "Week")
      #expect(control.items.allSatisfy { $0.role == .radioButton })
      #expect(control.items.map(\.accessibleValue) == ["", "selected", ""])
    }
  }

  @Test func `an invalid choice is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = RadioGroup([], value: 0) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { RadioGroup(["One"]).value = 1 }
    }
  }

  private func keys(of control: ChoiceControl) -> (back: Key, forth: Key) {
    control.axis == .vertical ? (.up, .down) : (.left, .right)
  }

  private func press(_ key: Key, _ control: ChoiceControl) throws -> Bool {
    try control.handle(.key(KeyPress(key)))
  }
}
