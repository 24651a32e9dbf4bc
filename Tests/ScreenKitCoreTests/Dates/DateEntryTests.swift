@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Typed dates")
struct DateEntryTests {
  private let entry = DateEntry(range: .allDays)

  @Test(arguments: [
    ("2026-03-09", "2026-03-09"), ("2026-3-9", "2026-03-09"), ("  2024-02-29 ", "2024-02-29"),
    ("٢٠٢٦-٠٣-٠٩", "2026-03-09"), ("2026\u{2010}03\u{2212}09", "2026-03-09"),
  ])
  func `dates are read`(text: String, date: String) {
    #expect(entry.date(in: text)?.description == date)
  }

  @Test(arguments: ["2", "2026", "2026-", "2026-0", "2026-1", "2026-12-", "2026-12-3", "2026-12-0"])
  func `a possible beginning of a date is accepted`(text: String) {
    #expect(entry.problem(in: text, isFinished: false) == nil)
  }

  @Test(arguments: ["2026", "2026-", "2026-12-", "2026-12-0"])
  func `unfinished dates are refused at the end`(text: String) {
    #expect(entry.problem(in: text, isFinished: true) == .notADate)
  }

  @Test(arguments: [
    "x", "26-01-02", "2026-13", "2026-00", "2026-02-30", "2026-01-02-", "2026--1", "20261", "-1",
    "2026-1-32", "0000-01-01", "2026 01 02", "2026-01-02x",
  ])
  func `an impossible beginning is refused at once`(text: String) {
    #expect(entry.problem(in: text, isFinished: false) == .notADate)
  }

  @Test(arguments: [
    ("09.03.2026", "2026-03-09"), ("9.3.2026", "2026-03-09"), ("9. 3. 2026.", "2026-03-09"),
    ("9/3/2026", "2026-03-09"), ("2026-03-09", "2026-03-09"), ("31.02.2026", nil),
    ("03.13.2026", nil), ("1.1.26", nil), ("1.1.2026..", nil), ("1..2026", nil), ("0.1.2026", nil),
  ])
  func `dates are read in the form of a language and in ISO 8601`(text: String, date: String?) {
    let form = DateForm([.day, .month, .year], separator: ".", endsWithSeparator: true)
    let entry = DateEntry(range: .allDays, form: form)
    #expect(entry.date(in: text)?.description == date)
    #expect(entry.problem(in: text, isFinished: true) == (date == nil ? .notADate : nil))
  }

  @Test(arguments: ["0", "09", "09.", "09.0", "09.03.", "09.03.2", "09.03.202", "2026", "2026-0"])
  func `a possible beginning in the form of a language is accepted`(text: String) {
    let entry = DateEntry(range: .allDays, form: .dayMonthYear)
    #expect(entry.problem(in: text, isFinished: false) == nil)
    #expect(entry.problem(in: text, isFinished: true) == .notADate)
  }

  @Test func `days of all years are read from their text in each form`() {
    let forms = [
      DateForm.dayMonthYear, DateForm([.month, .day, .year], separator: "/"),
      DateForm([.year], separator: "年"), DateForm([.day], separator: ".", endsWithSeparator: true),
    ]
    for form in forms {
      let entry = DateEntry(range: .allDays, form: form)
      for number in stride(from: CalendarDate.first.dayNumber, to: 2_900_000, by: 9973) {
        let date = CalendarDate(dayNumber: number)
        #expect(entry.date(in: form.text(of: date)) == date)
        #expect(entry.date(in: date.description) == date)
      }
    }
  }

  @Test func `the range has two ends`() throws {
    let first = try #require(CalendarDate(year: 2026, month: 3, day: 1))
    let entry = DateEntry(range: first...first.adding(days: 9))
    #expect(entry.problem(in: "2026-02-28", isFinished: false) == .tooEarly(first))
    #expect(entry.problem(in: "2026-03-11", isFinished: false) == .tooLate(first.adding(days: 9)))
    #expect(entry.date(in: "2026-03-11") == nil && entry.date(in: "2026-03-10") != nil)
    #expect(entry.problem(in: " ", isFinished: true) == nil)
  }

  @Test func `days of all years are read from their own text`() {
    for number in stride(
      from: CalendarDate.first.dayNumber, to: 2_900_000, by: CaseSample.count(397, of: 97))
    {
      let date = CalendarDate(dayNumber: number)
      #expect(entry.date(in: date.description) == date)
    }
  }
}
