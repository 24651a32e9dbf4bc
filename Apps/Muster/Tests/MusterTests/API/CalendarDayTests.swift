import Foundation
import MusterAPI
import ScreenKitTestSupport
import Testing

@Suite("Calendar day")
struct CalendarDayTests {
  @Test(
    .proves("M-067"),
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
      ("2026-11-21", 20_778), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
  func `a day has one number and one text`(text: String, number: Int) {
    #expect(CalendarDay(text)?.number == number)
    #expect(CalendarDay(number: number).description == text)
  }

  @Test func `days of eight centuries are read as written`() {
    for number in stride(from: -150_000, through: 150_000, by: 7) {
      let day = CalendarDay(number: number)
      if CalendarDay(day.description) != day { Issue.record("\(number) is \(day)") }
    }
  }

  @Test(
    arguments: [
      "", "2026", "2026-11", "2026-11-2", "2026-11-31", "2026-02-29", "1900-02-29", "2026-00-10",
      "2026-13-01", "2026-11-00", "-026-11-21", "2026-+1-21", "2026-11-21T", " 2026-11-21",
      "２０２６-11-21", "2026--1-21", "2026-11-21-",
    ])
  func `an invalid date is no day`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(.proves("M-067"))
  func `the day begins at local midnight`() throws {
    let midnight = Date(timeIntervalSince1970: 1_794_787_200)  // 2026-11-16T00:00Z
    let day = try #require(CalendarDay("2026-11-16"))
    #expect(CalendarDay(of: midnight, secondsFromUTC: 0) == day)
    #expect(CalendarDay(of: midnight - 1, secondsFromUTC: 0) == day.advanced(by: -1))
    #expect(CalendarDay(of: midnight - 1, secondsFromUTC: 3_600) == day)
    #expect(CalendarDay(of: midnight, secondsFromUTC: -28_800) == day.advanced(by: -1))
    #expect(CalendarDay(of: Date(timeIntervalSince1970: -1), secondsFromUTC: 0).number == -1)
    for offset in [-43_200, -28_800, 0, 20_700, 50_400] {
      let start = day.start(secondsFromUTC: offset)
      #expect(CalendarDay(of: start, secondsFromUTC: offset) == day)
      #expect(CalendarDay(of: start - 1, secondsFromUTC: offset) == day.advanced(by: -1))
    }
  }

  @Test(.proves("M-068"))
  func `Saturdays and Sundays are weekends`() throws {
    let monday = try #require(CalendarDay("2026-11-16"))
    let week = (0..<7).map { monday.advanced(by: $0).isWeekend }
    #expect(week == [false, false, false, false, false, true, true])
    #expect(CalendarDay("1969-12-28")?.isWeekend == true)
    #expect(CalendarDay("1969-12-29")?.isWeekend == false)
  }

  @Test(.proves("M-069"))
  func `an announcement is active from day to day, or open-ended`()
    throws
  {
    let day = try #require(CalendarDay("2026-11-16"))
    func isActive(_ start: Int?, _ end: Int?) -> Bool {
      AnnouncementContent(
        dbID: 1, title: "", body: "", startDate: start.map { day.advanced(by: $0) },
        endDate: end.map { day.advanced(by: $0) }, pubDate: Date()
      ).isActive(on: day)
    }
    #expect(isActive(0, 0) && isActive(-1, 0) && isActive(0, 1) && isActive(nil, nil))
    #expect(isActive(nil, 0) && isActive(0, nil))
    #expect(!isActive(1, nil) && !isActive(nil, -1) && !isActive(1, -1))
  }
}
