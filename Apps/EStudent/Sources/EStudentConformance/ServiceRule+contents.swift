internal import AppMessages
internal import EStudent
internal import EStudentAPI
internal import Testing

extension ServiceRule {
  static let contents = [
    ServiceRule("the reports have the sums of the university's example") { world in
      let reports = try await world.service.reports(try TestStudent.mladjan.login())
      #expect(reports.map(\.id) == ["IT250", "SE311", "IT330"])
      let sums = try #require(reports.first?.semester)
      #expect([sums.penalties, sums.coursework, sums.exam, sums.total] == [5, 82, 10, 92])
      #expect([sums.grade, sums.attendance, sums.assignments] == [9, 1, 3])
      #expect(reports[1].semester.grade == nil)
      #expect(reports[0].marks(inWeek: 2) == [Mark("Domaći zadatak", 4)])
      #expect(reports[0].marks(inWeek: 3).isEmpty)
    },
    ServiceRule("the professors are those of the example answer, in UTF-8") { world in
      let list = try await world.service.professors(try TestStudent.mladjan.login())
      #expect(
        list.map(\.nazivKursa) == [
          "IT250 - Web sistemi", "SE311 - Projektovanje i arhitektura softvera",
        ])
      #expect(list.map(\.profesori) == [["Dr Anđela Mikić"], ["Dr Svetlana Cvetanović"]])
      #expect(
        list.map(\.asistenti) == [
          ["Dipl. Aleksandra Vukotić", "Dr Dorin Drambarean"], ["Zdravko Nedić"],
        ])
      #expect(list[0].teachers.map(\.role) == [.professor, .assistant, .assistant])
    },
    ServiceRule("the finances have the figures of the university's example") { world in
      let years = try await world.service.finances(try TestStudent.mladjan.login())
      #expect(years.map(\.title) == ["2011/2012", "2010/2011"])
      #expect(
        [years[0].owed, years[0].paid, years[0].debt].map(\.cents) == [305_000, 49_500, 255_500])
      #expect(years[1].debt.cents == 0)
    },
    ServiceRule("the exams have dates, times, a deadline and what is registered") { world in
      let open = try await world.service.openCourses(try TestStudent.mladjan.login())
      #expect(open.deadline == CalendarDay("2012-01-14"))
      #expect(open.courses.map(\.id) == ["IT250", "SE311", "IT330"])
      #expect(open.courses.map(\.registered) == [nil, 21, nil])
      #expect(open.courses[0].dates.map(\.time) == ["09:00", "13:30", "09:00"])
      #expect(open.courses[0].dates[0].day == CalendarDay("2012-01-21"))
    },
  ]
}
