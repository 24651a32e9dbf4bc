import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// The arithmetic of days, compared with a calendar that counts day by day.
@Suite("Calendar dates")
struct CalendarDateTests {
  @Test func `counting day after day gives the same dates as arithmetic`() throws {
    var (number, weekday) = (CalendarDate.first.dayNumber, Weekday.monday)
    for year in 1...9_999 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        // A plain run takes every day of some years, and the first of each month of the others.
        for day in 0..<(CaseSample.isTried(year, every: 9) ? length : 1) {
          let date = CalendarDate(dayNumber: number + day)
          guard date.year == year, date.month == month + 1, date.day == day + 1,
            date.dayNumber == number + day, date.weekday == weekday.advanced(by: day)
          else {
            Issue.record("\(number + day): \(date) for \(year)-\(month + 1)-\(day + 1)")
            return
          }
        }
        number += length
        weekday = weekday.advanced(by: length)
      }
    }
    #expect(number == CalendarDate.last.dayNumber + 1)
  }

  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday),
    ("2026-11-23", 20_780, .monday), ("1900-03-01", -25_508, .thursday),
  ])
  func `known days have their number and day of the week`(
    text: String, number: Int, weekday: Weekday
  ) {
    let date = CalendarDate(dayNumber: number)
    #expect(date.description == text && date.weekday == weekday)
  }

  @Test func `days that do not exist are refused`() {
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2000, month: 13, day: 1) == nil)
    #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 2000, month: 4, day: 31) == nil)
  }

  @Test func `months keep the day, or end with the month`() throws {
    let date = try #require(CalendarDate(year: 2024, month: 1, day: 31))
    #expect(date.adding(months: 1).description == "2024-02-29")
    #expect(date.adding(months: 13).description == "2025-02-28")
    #expect(date.adding(months: -2).description == "2023-11-30")
    #expect(date.adding(months: .max) == .last)
    #expect(date.adding(months: .min) == .first)
    #expect(date.adding(days: .max) == .last)
    #expect(date.adding(days: .min) == .first)
  }

  @Test(arguments: [
    (2026, 1, 1, 1), (2021, 1, 3, 53), (2020, 12, 31, 53), (2024, 12, 30, 1), (2026, 11, 23, 48),
    (9999, 12, 31, 52),
  ])
  func `weeks are counted by ISO 8601`(year: Int, month: Int, day: Int, week: Int) throws {
    #expect(try #require(CalendarDate(year: year, month: month, day: day)).week == week)
  }

  @Test func `an instant falls on different days in different zones`() {
    let evening = 20_780 * 86_400 + 23 * 3600
    #expect(CalendarDate(secondsSince1970: evening).description == "2026-11-23")
    #expect(CalendarDate(secondsSince1970: evening, offset: 3600).description == "2026-11-24")
    #expect(CalendarDate(secondsSince1970: -1).description == "1969-12-31")
    #expect(CalendarDate(secondsSince1970: -86_400).description == "1969-12-31")
    #expect(CalendarDate(secondsSince1970: .max, offset: .max) == .last)
    #expect(CalendarDate(secondsSince1970: .min, offset: -1) == .first)
  }

  @Test func `a day is encoded as its text`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 9))
    let data = try JSONEncoder().encode([day])
    #expect(String(decoding: data, as: UTF8.self) == "[\"2026-03-09\"]")
    #expect(try JSONDecoder().decode([CalendarDate].self, from: data) == [day])
    for text in ["2026-02-30", "2026-3-9", "", "+2026-03-09", "2026-03-09-"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([CalendarDate].self, from: Data("[\"\(text)\"]".utf8))
      }
    }
  }
}
