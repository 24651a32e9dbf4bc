import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A screen that shows and raises an age by the given views, and reads it on request.
private class ReadingScreen: Controller {
  let person: Person
  let value = Label()
  let plus = Button("+1")
  private let arrange: @MainActor (Label, Button) -> View

  init(_ person: Person, _ arrange: @escaping @MainActor (Label, Button) -> View) {
    (self.person, self.arrange) = (person, arrange)
  }

  override func makeView() -> View { arrange(value, plus) }
  override func connect() { connect(plus, to: ReadingScreen.increase) }
  override func refresh() { value.text = "\(person.age)" }
  func increase() { person.age += 1 }
}

/// A screen that observes the age instead.
private final class ObservingScreen: ReadingScreen {
  override func connect() {
    super.connect()
    observe(person, \.age) { screen, change in screen.value.text = "\(change.new)" }
  }
}

@MainActor
@Suite("Models, views and controllers", .leakFree)
struct RoleTests {
  typealias Arrangement = @MainActor (Label, Button) -> View

  private let person = Person()
  private nonisolated static let arrangements: [Arrangement] = [
    { value, plus in Column { [value, plus] } },
    { value, plus in Row { [plus, value] } },
    { value, plus in Box("Age", Overlay { [Scroll(value), plus] }) },
  ]

  @Test(.proves("F-012"))
  func `a controller may read a model without observing it`() throws {
    let screen = ReadingScreen(person, Self.arrangements[0])
    let app = TestApp(screen)
    #expect(person.observerCount == 0)
    try screen.plus.perform()
    #expect(screen.value.text == "30")
    screen.refresh()
    #expect(screen.value.text == "31")
    withExtendedLifetime(app) {}
  }

  @Test(.proves("F-001", "F-008", "F-012", "F-017", "F-127", "F-128"), arguments: 0..<3)
  func `a controller works with any views, and gets its observations`(
    index: Int
  ) throws {
    let screen = ObservingScreen(person, Self.arrangements[index])
    let app = TestApp(screen)
    #expect(screen.view === app.application.window.content)
    app.application.focus.move(to: screen.plus)
    app.press(KeyPress(.enter))
    #expect(person.age == 31)
    #expect(screen.value.text == "31")
    person.age = 40
    #expect(screen.value.text == "40")
  }

  @Test(.proves("F-007", "F-013", "F-017", "F-135"))
  func `views work with any controller, and may share a model`() throws {
    let reading = ReadingScreen(person, Self.arrangements[0])
    let observing = ObservingScreen(person, Self.arrangements[0])
    let apps = [TestApp(reading), TestApp(observing)]
    try reading.plus.perform()
    try observing.plus.perform()
    #expect(person.age == 32)
    #expect([reading.value.text, observing.value.text] == ["30", "32"])
    withExtendedLifetime(apps) {}
  }
}
