import AppMessages
import EStudentAPI
import ScreenKitTestSupport
import Testing

@Suite("Teaching semesters")
struct TeachingSemesterTests {
  @Test(
    .proves("E-035"),
    arguments: [
      ("2011-09-30", "2010/2011-2"), ("2011-10-01", "2011/2012-1"), ("2011-12-31", "2011/2012-1"),
      ("2012-01-01", "2011/2012-1"), ("2012-02-14", "2011/2012-1"), ("2012-02-15", "2011/2012-2"),
      ("2012-02-29", "2011/2012-2"), ("2012-09-30", "2011/2012-2"), ("2012-10-01", "2012/2013-1"),
    ])
  func `a day is in a semester of its school year`(
    day: String, semester: String
  ) throws {
    #expect(TeachingSemester(of: try #require(CalendarDay(day))).description == semester)
  }

  @Test(.proves("E-035"))
  func `a year has two changes of the semester`() throws {
    let start = try #require(CalendarDay("2011-10-01"))
    let semesters = (0..<366).map { TeachingSemester(of: start.advanced(by: $0)) }
    #expect(zip(semesters, semesters.dropFirst()).count { $0 != $1 } == 1)
    #expect(Set(semesters).count == 2 && TeachingSemester(of: start.advanced(by: 366)).year == 2012)
  }
}
