import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

extension Strings {
  /// The texts of an app in two languages.
  fileprivate var greeting: String { language == "de" ? "Hallo" : "Hello" }
  fileprivate var name: String { language == "de" ? "Vorname" : "First name" }

  fileprivate static var german: Strings {
    var strings = Strings()
    strings.language = "de"
    strings.calendar.dateForm = .dayMonthYear
    return strings
  }
}

/// The texts of an app, which follow its language without code in its screens.
@MainActor
@Suite("Texts that follow the language", .leakFree)
struct LocalizableTests {
  private final class Screen: Controller {
    let field = FormField("", TextField()).localized(\.label.text) { $0.name }
    let choice = SegmentedControl([""]).localized(\.titles) { [$0.greeting, $0.name] }
    let button = Button("").localized(\.title) { $0.greeting }.localized(\.tooltip) { $0.name }
    let date = DatePicker(today: { .first })
    let table = Table(
      ["Ada"], id: { $0 },
      columns: [TableColumn("", id: "name") { $0 }.localized { $0.name }])

    override func makeView() -> View {
      (date.id, button.id) = ("date", "button")
      return Column {
        field
        choice
        button
        date
        table
      }
    }

    override func connect() {
      command({ $0.greeting }, id: "greet", "g") { _ in }
    }
  }

  private final class Tabs: TabNavigator {
    let screens = [Screen(), Screen()]
    override func makeTabs() -> [Tab] {
      [
        Tab({ $0.greeting }, id: "a") { [screens] in screens[0] },
        Tab({ $0.name }, id: "b") { [screens] in screens[1] },
      ]
    }
  }

  private func names(_ test: ScreenTest) -> [String] {
    func all(_ node: SemanticNode) -> [String] {
      [node.name, node.value] + node.children.flatMap(all)
    }
    return all(test.application.window.semantics)
  }

  @Test func `labels, choices, buttons, columns, names and commands follow the language`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    #expect(screen.button.title == "Hello" && screen.choice.titles == ["Hello", "First name"])
    #expect(screen.field.control.accessibleName == "First name")
    test.application.run { test.application.strings = .german }
    #expect(screen.button.title == "Hallo" && screen.button.tooltip == "Vorname")
    #expect(screen.choice.titles == ["Hallo", "Vorname"])
    #expect(screen.field.label.text == "Vorname")
    #expect(screen.table.header.shape.columns[0].title == "Vorname")
    #expect(screen.commands.first { $0.id == "greet" }?.name == "Hallo")
    test.application.run { test.application.strings = Strings() }
    #expect(screen.button.title == "Hello")
  }

  @Test func `the name of a field's control follows its label`() {
    let field = FormField("Name", TextField())
    let test = ScreenTest(
      TestScreen("screen", Column { field.localized(\.label.text) { $0.name } }))
    test.application.run { test.application.strings = .german }
    #expect(field.control.accessibleName == "Vorname")
    #expect(names(test).filter { $0 == "Vorname" }.count == 1)
  }

  @Test func `tabs follow the language, also those that are not shown`() {
    let tabs = Tabs()
    let test = ScreenTest(tabs)
    test.application.run { tabs.select(1) }
    test.application.run { tabs.select(0) }
    #expect(tabs.screens.map(\.title) == ["Hello", "First name"])
    test.application.run { test.application.strings = .german }
    #expect(tabs.tabs.map(\.title) == ["Hallo", "Vorname"])
    #expect(names(test).contains("Vorname") && !names(test).contains("Hello"))
    #expect(tabs.screens.map(\.title) == ["Hallo", "Vorname"])
    #expect(tabs.screens[1].button.title == "Hallo", "its view is not in the window")
  }

  @Test func `views made while another app runs get the texts of their own app`() {
    var other = ScreenTest(TestScreen(), strings: .german)
    other.press("x")
    let screen = Screen()
    #expect(screen.button.title == "Hallo")
    other = ScreenTest(screen)
    #expect(screen.button.title == "Hello" && screen.choice.titles == ["Hello", "First name"])
  }

  @Test func `a number field that was created before its app has the app's decimal point`() throws {
    var strings = Strings()
    strings.fields.decimalPoint = ","
    let field = NumberField(0...10, step: 0.5, value: 1.5)
    let test = ScreenTest(TestScreen("screen", field), strings: strings)
    #expect(field.field.value == "1,5")
    test.press(KeyPress(.end), KeyPress(.backspace), KeyPress(.backspace))
    test.type(",2")
    #expect(field.value == 1.2)
    // A view that was created in the turn of that app belongs to the next one all the same.
    let other = NumberField(0...10, step: 0.5, value: 1.5)
    _ = ScreenTest(TestScreen("screen", other))
    #expect(other.field.value == "1.5")
  }

  @Test func `messages and descriptions are in the language of the view's own app`() {
    var strings = Strings()
    strings.forms.mustNotBeEmpty = "fehlt"
    strings.lists.empty = "leer"
    let (field, list) = (FormField("Name", TextField(), .required), List<String>([]))
    strings.progress.of = { "\($0) von \($1)" }
    let work = WorkProgress(total: 4, clock: ManualClock()) { "\(Int($0))" }
    field.validate()
    #expect(field.problem == "must not be empty")
    let test = ScreenTest(
      TestScreen("screen", Column { [field, list, work] as [View] }), strings: strings)
    #expect(field.problem == "fehlt" && field.notice.text == "fehlt")
    #expect(work.summary == "0 von 4")
    let other = ScreenTest(TestScreen())
    other.press("x")
    #expect(list.accessibleValue == "leer")
    #expect(names(test).contains("leer"))
  }

  @Test func `the last text for a property applies`() {
    let label = Label().localized(\.text) { $0.name }.localized(\.text) { $0.greeting }
    let test = ScreenTest(TestScreen("screen", label))
    test.application.run { test.application.strings = .german }
    #expect(label.text == "Hallo")
  }

  @Test func `dates have the form of the language, and saved dates that of ISO 8601`() throws {
    let screen = Screen()
    let test = ScreenTest(screen)
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 9))
    screen.date.value = day
    #expect(screen.date.field.value == "2026-03-09")
    test.application.run { test.application.strings = .german }
    #expect(screen.date.field.value == "09.03.2026" && screen.date.value == day)
    #expect(screen.date.savedState == .string("2026-03-09"))
    screen.date.restore(.string("2026-12-24"))
    #expect(screen.date.field.value == "24.12.2026")
    try screen.date.field.setByUser("1/2/2027")
    #expect(screen.date.value == CalendarDate(year: 2027, month: 2, day: 1))
  }
}
