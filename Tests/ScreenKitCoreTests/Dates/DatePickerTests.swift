import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Date picker", .leakFree)
struct DatePickerTests {
  private static let today = CalendarDate(dayNumber: 20_521)  // 2026-03-09, a Monday

  private final class Screen: Controller {
    let date: DatePicker
    let other = Button("Other")
    let log = Log<String>()

    init(_ range: ClosedRange<CalendarDate> = .allDays) {
      date = DatePicker(in: range, today: { DatePickerTests.today })
      super.init()
    }

    override func makeView() -> View {
      date.id = "date"
      date.accessibleName = "Arrival"
      return Column(spacing: 1) {
        date
        other
      }
    }

    override func connect() {
      connect(date) { $0.log.write($1.map { "\($0)" } ?? "none") }
    }
  }

  private func show(
    _ range: ClosedRange<CalendarDate> = .allDays, keeper: MemoryKeeper? = nil,
    strings: Strings = Strings()
  ) -> (Screen, ScreenTest) {
    let screen = Screen(range)
    return (screen, ScreenTest(screen, keeper: keeper ?? MemoryKeeper(), strings: strings))
  }

  private func calendar(_ test: ScreenTest) throws -> CalendarView {
    try #require(test.application.window.popup?.children.first as? CalendarView)
  }

  @Test func `typing gives the date once it is complete`() {
    let (screen, test) = show()
    test.type("2026-03-1")
    #expect(screen.log.entries == ["2026-03-01"])
    test.type("2")
    #expect(screen.log.entries == ["2026-03-01", "2026-03-12"])
    test.type("x")
    #expect(screen.date.value == nil && screen.log.entries.last == "none")
    #expect(screen.date.field.message == "must be a date, such as 2026-03-09")
  }

  @Test func `down opens the calendar at the present day`() throws {
    let (screen, test) = show()
    test.press(KeyPress(.down))
    #expect(screen.date.isOpen)
    #expect(test.screen.contains("March 2026"))
    let calendar = try calendar(test)
    #expect(calendar.isFocused && calendar.highlighted == DatePickerTests.today)
  }

  @Test func `keys of the calendar choose a date and close it`() throws {
    let (screen, test) = show()
    test.press(KeyPress(.down), KeyPress(.right), KeyPress(.down), KeyPress(.pageDown))
    #expect(test.screen.contains("April 2026"))
    #expect(screen.log.isEmpty)
    test.press(KeyPress(.enter))
    #expect(screen.log.entries == ["2026-04-17"])
    #expect(!screen.date.isOpen && screen.date.field.isFocused)
    #expect(screen.date.field.value == "2026-04-17")
  }

  @Test func `each key moves by its distance`() throws {
    let (_, test) = show()
    test.press(KeyPress(.down))
    let calendar = try calendar(test)
    for (press, date) in [
      (KeyPress(.end), "2026-03-31"), (KeyPress(.right), "2026-04-01"),
      (KeyPress(.pageUp, .shift), "2025-04-01"), (KeyPress(.home), "2025-04-01"),
      (KeyPress(.up), "2025-03-25"), (KeyPress(.left), "2025-03-24"), ("t", "2026-03-09"),
      (KeyPress(.pageDown, .shift), "2027-03-09"),
    ] {
      test.press(press)
      #expect(calendar.highlighted.description == date, "\(press)")
    }
  }

  @Test func `a click on a day chooses it`() throws {
    let (screen, test) = show()
    test.click(screen.date.accessories[0])
    let day = try #require(
      test.application.window.popup?.backend.first {
        ($0 as? CalendarDayButton)?.date.description == "2026-03-25"
      })
    test.click(day)
    #expect(screen.log.entries == ["2026-03-25"] && !screen.date.isOpen)
  }

  @Test func `the buttons of the calendar show other months`() throws {
    let (screen, test) = show()
    test.press(KeyPress(.down))
    test.press(.button, named: "Next month")
    #expect(test.screen.contains("April 2026") && screen.date.isOpen)
    test.press(.button, named: "Previous month")
    #expect(test.screen.contains("March 2026"))
  }

  @Test func `days beyond the range cannot be chosen`() throws {
    let range = DatePickerTests.today...DatePickerTests.today.adding(days: 3)
    let (screen, test) = show(range)
    test.press(KeyPress(.down))
    test.press(KeyPress(.pageDown))
    #expect(try calendar(test).highlighted == range.upperBound)
    let buttons = ["Previous month", "Next month"].map { name in
      test.application.window.popup?.backend.first { $0.accessibleText == name }?.isEnabled
    }
    #expect(buttons == [false, false])
    test.press(KeyPress(.escape))
    test.type("2026-03-20")
    #expect(screen.date.field.message == "must not be after 2026-03-12")
    screen.date.value = .last
    #expect(screen.date.value == range.upperBound)
  }

  @Test func `page keys in the field change the month`() throws {
    let (screen, test) = show()
    test.press(KeyPress(.pageDown))
    #expect(screen.date.field.value == "2026-03-09")
    test.press(KeyPress(.pageDown), KeyPress(.pageDown))
    #expect(screen.log.entries.last == "2026-05-09")
    test.press(KeyPress(.pageUp))
    #expect(screen.log.entries.last == "2026-04-09")
  }

  @Test func `weeks begin with the language's first day`() throws {
    var strings = Strings()
    strings.calendar.firstWeekday = .sunday
    let (_, test) = show(strings: strings)
    test.press(KeyPress(.down))
    #expect(test.screen.contains("Su  Mo  Tu"))
    let first = try #require(
      test.application.window.popup?.backend.first { $0 is CalendarDayButton })
    #expect((first as? CalendarDayButton)?.date.weekday == .sunday)
  }

  @Test func `actions work without keys`() throws {
    let (screen, test) = show()
    let target = try #require(test.application.window.target(of: screen.date))
    test.send(.action(.setValue(.string("2026-07-01")), on: target))
    test.send(.action(.step(-1), on: target))
    #expect(screen.log.entries == ["2026-07-01", "2026-06-30"])
    test.press(KeyPress(.down))
    let popup = try calendar(test)
    let inside = try #require(test.application.window.target(of: popup))
    test.send(.action(.setValue(.string("2026-08-02")), on: inside))
    #expect(screen.log.entries.last == "2026-08-02")
    #expect(test.application.dispatch(.press, on: target) == nil && screen.date.isOpen)
    #expect(try calendar(test).isFocused)
    #expect(test.application.dispatch(.dismiss, on: target) == nil && !screen.date.isOpen)
    #expect(screen.date.field.isFocused)
  }

  @Test func `the saved text is restored, even if it is no date`() {
    let keeper = MemoryKeeper()
    let (_, test) = show(keeper: keeper)
    test.type("2026-02-3")
    test.type("0")
    test.send(.application(.enterBackground))
    let (again, _) = show(keeper: keeper)
    #expect(again.date.field.value == "2026-02-30" && again.log.isEmpty)
    #expect(again.date.field.message?.hasPrefix("must be a date") == true)
  }

  @Test func `a disabled one opens nothing and keeps its date`() throws {
    let (screen, test) = show()
    screen.date.value = DatePickerTests.today
    screen.date.isEnabled = false
    screen.date.open()
    test.click(screen.date.accessories[0])
    #expect(!screen.date.isOpen && screen.date.value == DatePickerTests.today)
    #expect(try !screen.date.handle(.key(KeyPress(.down))))
  }

  @Test func `screen readers announce the date in words`() throws {
    let (screen, test) = show()
    screen.date.value = DatePickerTests.today
    let node = test.application.window.semantics.children.first
    #expect(node?.role == .dateField && node?.name == "Arrival")
    #expect(screen.date.accessibleValue == "2026-03-09, Monday, March 9, 2026")
    test.press(KeyPress(.down))
    let calendar = try calendar(test)
    #expect(calendar.accessibleValue == "Monday, March 9, 2026, selected, today")
    #expect(test.application.window.semantics.children.contains { $0.role == .calendar })
  }

  @Test func `numbers of weeks stand beside their weeks`() {
    let calendar = CalendarView(
      value: CalendarDate(year: 2021, month: 1, day: 3), showsWeeks: true,
      today: { DatePickerTests.today })
    let numbers = calendar.backend.first { $0 is Grid }?.children.compactMap { $0 as? Label }
    #expect(numbers?.map(\.text).filter { Int($0) != nil } == ["53", "1", "2", "3", "4", "5"])
  }

  @Test func `a calendar at the limits shows no days beyond`() throws {
    for date in [CalendarDate.first, .last] {
      let calendar = CalendarView(value: date, today: { DatePickerTests.today })
      for key in [Key.left, .right, .pageUp, .pageDown, .home, .end] {
        _ = try calendar.handle(.key(KeyPress(key)))
      }
      calendar.value = date
      var days: [CalendarDate] = []
      calendar.backend.forEachShown {
        if let day = $0 as? CalendarDayButton { days.append(day.date) }
      }
      #expect(Set(days).count == days.count && days.contains(date))
      #expect(date == .first ? days.first == date : days.last == date)
    }
  }

  @Test func `hostile saved values are ignored`() {
    let calendar = CalendarView(today: { DatePickerTests.today })
    for text in ["2026-99-99", "x", "9999999999"] { calendar.restore(.string(text)) }
    calendar.restore(.int(5))
    #expect(calendar.value == nil)
    calendar.restore(.string("2026-01-02"))
    #expect(calendar.value?.description == "2026-01-02")
  }
}
