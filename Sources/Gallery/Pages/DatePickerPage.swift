import ScreenKitCore

final class DatePickerPage: Page {
  private let arrival = DatePicker("Arrival", today: { DatePickerPage.today })
  private let exam = DatePicker(
    value: DatePickerPage.today.adding(days: 9),
    in: DatePickerPage.today...DatePickerPage.today.adding(months: 3), showsWeeks: true,
    today: { DatePickerPage.today })
  private let locked = DatePicker(value: .last, today: { DatePickerPage.today })
  private let calendar = CalendarView(showsWeeks: true, today: { DatePickerPage.today })

  /// The fixed current day; an app uses `CalendarDate(secondsSince1970:offset:)` instead.
  private static let today = CalendarDate(dayNumber: 20_521)

  override func makeView() -> View {
    (arrival.id, exam.id, locked.id, calendar.id) = ("arrival", "exam", "locked", "calendar")
    exam.accessibleName = "Exam"
    locked.accessibleName = "Locked"
    locked.isEnabled = false
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        arrival
        exam
        locked
        Row { calendar }
      })
  }

  override func connect() {
    connect(arrival) { page, date in page.record("Arrival", date) }
    connect(exam) { page, date in page.record("Exam", date) }
    connect(calendar) { page, date in page.record("Calendar", date) }
  }

  private func record(_ name: String, _ date: CalendarDate?) {
    log.record("\(name): \(date.map { "\($0)" } ?? "no date")")
  }
}
