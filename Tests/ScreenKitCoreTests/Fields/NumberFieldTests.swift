import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Number field", .leakFree)
struct NumberFieldTests {
  private final class Screen: Controller {
    let number: NumberField
    let log = Log<Double?>()
    private(set) var uses = 0

    init(_ number: NumberField) { self.number = number }

    override func makeView() -> View {
      number.id = "number"
      number.accessibleName = "Count"
      return Column { number }
    }

    override func connect() {
      connect(number) { screen, value in screen.log.write(value) }
      connect(number, to: Screen.used)
    }

    private func used() { uses += 1 }
  }

  private final class FormScreen: Controller {
    private let form: Form
    init(_ form: Form) { self.form = form }
    override func makeView() -> View { form }
  }

  private func show(_ number: NumberField, keeper: MemoryKeeper? = nil) -> (Screen, ScreenTest) {
    let screen = Screen(number)
    return (screen, ScreenTest(screen, keeper: keeper ?? MemoryKeeper()))
  }

  @Test(
    arguments: [
      (Key.up, 51.0), (.down, 49), (.pageUp, 60), (.pageDown, 40),
    ])
  func `keys change it by a step or ten`(key: Key, value: Double) {
    let (screen, test) = show(NumberField(0...100, value: 50))
    test.press(KeyPress(key))
    #expect(screen.number.value == value)
    #expect(screen.log.entries == [value])
    #expect(screen.uses == 1)
  }

  @Test func `typed text is the value once it is a number`() {
    let (screen, test) = show(NumberField(0...100))
    test.type("12")
    #expect(screen.log.entries == [1, 12])
    test.type("x")
    #expect(screen.log.entries == [1, 12, nil])
    #expect(screen.number.field.value == "12x")
    #expect(screen.number.field.message == "must be a number")
  }

  @Test func `steps do not change an invalid number`() {
    let (screen, test) = show(NumberField(0...100))
    test.type("abc")
    test.press(KeyPress(.up), KeyPress(.pageDown))
    #expect(screen.number.field.value == "abc")
    #expect(screen.log.isEmpty)
  }

  @Test func `a step can be undone`() {
    let (screen, test) = show(NumberField(0...100))
    test.type("7")
    test.press(KeyPress(.up), KeyPress("z", .control))
    #expect(screen.number.value == 7)
  }

  @Test(arguments: [("0", "must be at least 1"), ("13", "must be at most 12"), ("1.5", "whole")])
  func `an invalid number reports the reason`(text: String, message: String) {
    let (screen, test) = show(NumberField(1...12, format: NumberFormat(places: 0...0)))
    test.type(text)
    #expect(screen.number.value == nil)
    #expect(screen.number.field.message?.contains(message) == true)
  }

  @Test func `a minus is checked at Enter, and the number formatted`() {
    let (screen, test) = show(NumberField())
    test.type("-")
    #expect(screen.number.field.message == nil)
    test.press(KeyPress(.enter))
    #expect(screen.number.field.message == "must be a number")
    test.type("007")
    test.press(KeyPress(.enter))
    #expect(screen.number.field.value == "-7")
  }

  @Test func `the buttons take steps, and stop at the limits`() throws {
    let (screen, test) = show(NumberField(0...2, value: 1))
    let buttons = screen.number.accessories
    test.click(buttons[1])
    #expect(screen.number.value == 2)
    #expect(!buttons[1].isEnabled && buttons[0].isEnabled)
    #expect(screen.number.field.isFocused)
    for _ in 0..<3 { test.click(buttons[0]) }
    #expect(screen.number.value == 0)
  }

  @Test func `actions set it and take steps`() {
    let (screen, test) = show(NumberField(0...100, value: 5))
    for view in [screen.number, screen.number.field] as [View] {
      guard let target = test.application.window.target(of: view) else { continue }
      test.send(.action(.setValue(.double(40)), on: target))
      test.send(.action(.step(2), on: target))
      #expect(screen.number.value == 42)
      test.send(.action(.setValue(.string("8")), on: target))
      #expect(screen.number.value == 8)
      test.send(.action(.setValue(.double(.infinity)), on: target))
      test.send(.action(.step(.max), on: target))
      #expect(screen.number.value == 100)
    }
  }

  @Test func `the wheel turns it only while it has the focus`() {
    let (screen, test) = show(NumberField(0...100, value: 5))
    let wheel = PointerInput(
      action: .scroll(x: 0, y: -1), location: SurfacePoint(x: 1, y: 0), isInside: true,
      modifiers: [])
    #expect(throws: Never.self) { try screen.number.handle(.pointer(wheel)) }
    #expect(screen.number.value == 6)
    #expect((try? NumberField(value: 5).handle(.pointer(wheel))) == false)
    _ = test
  }

  @Test func `a disabled one does not change`() throws {
    let number = NumberField(0...100, value: 5)
    number.isEnabled = false
    #expect(try !number.handle(.key(KeyPress(.up))))
    #expect(try !number.handle(.action(.step(1))))
    try number.setByUser(7)
    #expect(number.value == 5)
  }

  @Test func `setting it in code clamps it without a report`() {
    let (screen, _) = show(NumberField(0...10))
    screen.number.value = 99
    #expect(screen.number.value == 10)
    screen.number.value = .nan
    #expect(screen.number.value == nil)
    #expect(screen.log.isEmpty && screen.uses == 0)
  }

  @Test(arguments: [1e9, 1_700_000_000.1234567, 1e15, 1e16, 1.23456789e20])
  func `a large number is accepted`(number: Double) {
    let field = NumberField(value: number)
    #expect(field.value.map { abs($0 - number) < 1e-6 } == true, "\(field.field.value)")
    let whole = NumberField(value: number, format: NumberFormat(places: 0...0, separator: ","))
    #expect(whole.value == number.rounded(), "\(whole.field.value)")
  }

  @Test func `a screen reader reads one control with its name`() {
    let (_, test) = show(NumberField(0...10, value: 3))
    let nodes = test.application.window.semantics.children
    #expect(nodes.map(\.role) == [.numberField])
    #expect(nodes.map(\.name) == ["Count"])
    #expect(nodes.first?.hasFocus == true)
    #expect(nodes.first?.value == "3")
  }

  @Test func `the saved state keeps an invalid number`() {
    let keeper = MemoryKeeper()
    let (_, test) = show(NumberField(0...10), keeper: keeper)
    test.type("1x")
    test.send(.application(.enterBackground))
    let (again, _) = show(NumberField(0...10, value: 4), keeper: keeper)
    #expect(again.number.field.value == "1x")
    #expect(again.number.value == nil)
  }

  @Test func `a saved number keeps its value in another format`() throws {
    let german = NumberField(value: 1234, format: NumberFormat(point: ",", separator: "."))
    let english = NumberField(format: NumberFormat(separator: ","))
    english.restore(try #require(german.savedState))
    #expect(german.field.value == "1.234" && english.field.value == "1,234")
    #expect(english.value == 1234 && english.field.message == nil)
    english.restore(.string("2,345"))
    let same = NumberField(format: NumberFormat())
    same.restore(try #require(english.savedState))
    #expect(same.field.value == "2345")
  }

  @Test func `the saved state keeps the typed text`() throws {
    let number = NumberField(0...10)
    number.restore(.string("007"))
    let again = NumberField(0...10)
    again.restore(try #require(number.savedState))
    #expect(again.field.value == "007" && again.value == 7)
  }

  @Test func `a form names, checks and focuses it`() {
    let number = NumberField(0...10)
    let form = Form(FormField("Age", number))
    let test = ScreenTest(FormScreen(form))
    test.type("99")
    test.press(KeyPress(.enter))
    #expect(form.fields[0].problem == "must be at most 10")
    #expect(number.field.accessibleText == "Age")
    #expect(number.field.isFocused)
  }

  @Test func `the decimal point is that of the language`() {
    Strings().makeCurrent()
    defer { Strings().makeCurrent() }
    var strings = Strings()
    strings.fields.decimalPoint = ","
    let (screen, test) = show(NumberField(0...10, value: 1.5))
    #expect(screen.number.field.value == "1.5")
    test.application.strings = strings
    #expect(screen.number.field.value == "1,5")
    test.press(KeyPress(.backspace))
    test.type("25")
    #expect(screen.number.value == 1.25)
  }

  @Test func `an empty field takes the decimal point of a new language`() {
    Strings().makeCurrent()
    defer { Strings().makeCurrent() }
    var strings = Strings()
    strings.fields.decimalPoint = ","
    let (screen, test) = show(NumberField(0...10))
    test.application.strings = strings
    test.type("1,5")
    #expect(screen.number.value == 1.5)
  }

  @Test func `an invalid text may be a number in a new language`() {
    Strings().makeCurrent()
    defer { Strings().makeCurrent() }
    var strings = Strings()
    strings.fields.decimalPoint = ","
    let (screen, test) = show(NumberField(0...10))
    test.type("1,5")
    #expect(screen.number.value == nil && screen.number.field.message != nil)
    test.application.strings = strings
    #expect(screen.number.value == 1.5 && screen.number.field.message == nil)
    test.application.strings = Strings()
    #expect(screen.number.field.value == "1.5" && screen.number.value == 1.5)
  }

  @Test func `a restored invalid number shows the reason`() {
    let number = NumberField(0...10)
    number.restore(.string("12x"))
    #expect(number.field.value == "12x")
    #expect(number.value == nil)
    #expect(number.field.message == "must be a number")
    number.restore(.string("7"))
    #expect(number.field.message == nil)
  }

  @Test(arguments: [false, true])
  func `Tab into a one-line field selects its text`(isNumber: Bool) {
    let number = NumberField(value: 1)
    let text = TextField(text: "1")
    let first = Button("First")
    let test = ScreenTest(FieldScreen(Column { [first, isNumber ? number : text] as [View] }))
    test.press(KeyPress(.tab))
    test.type("3")
    #expect(number.value == (isNumber ? 3 : 1))
    #expect(text.value == (isNumber ? "1" : "3"))
  }

  private final class FieldScreen: Controller {
    private let content: View
    init(_ content: View) { self.content = content }
    override func makeView() -> View { content }
  }
}
