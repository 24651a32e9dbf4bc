internal import AppMessages
internal import EStudentAPI
internal import GRDB

extension StudentDatabase {
  /// Returns the subjects of a student with their marks.
  func reports(of number: String) async throws -> [Subject] {
    try await queue.read { db in
      let marks = try Row.fetchAll(
        db, sql: "SELECT * FROM mark WHERE number = ? ORDER BY code, week, position",
        arguments: [number])
      let byCode = Dictionary(grouping: marks) { (row: Row) -> String in row["code"] }
      return try Row.fetchAll(
        db, sql: "SELECT * FROM report WHERE number = ? ORDER BY position", arguments: [number]
      ).map { row in
        Subject(
          id: row["code"], title: row["title"],
          semester: Semester(
            penalties: row["penalties"], coursework: row["coursework"], exam: row["exam"],
            grade: row["grade"], attendance: row["attendance"], assignments: row["assignments"]),
          weeks: Self.weeks(byCode[row["code"]] ?? []))
      }
    }
  }

  private static func weeks(_ marks: [Row]) -> [Week] {
    Dictionary(grouping: marks) { (row: Row) -> Int in row["week"] }.sorted { $0.key < $1.key }
      .map { number, rows in
        Week(number: number, marks: rows.map { Mark($0["title"], $0["points"]) })
      }
  }

  /// Returns the teachers of each subject.
  func teachers() async throws -> [Kurs] {
    try await queue.read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT * FROM teacher ORDER BY course, position")
      return Dictionary(grouping: rows) { (row: Row) -> Int in row["course"] }
        .sorted { $0.key < $1.key }.map { _, rows in
          let names = { (isAssistant: Bool) in
            rows.filter { ($0["isAssistant"] as Bool) == isAssistant }.map { (row: Row) -> String in
              row["name"]
            }
          }
          return Kurs(
            nazivKursa: rows[0]["title"], profesori: names(false), asistenti: names(true))
        }
    }
  }

  /// Returns obligations and payments of a student, the present year first.
  func finances(of number: String) async throws -> [FinancialYear] {
    try await queue.read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM entry WHERE number = ? ORDER BY position", arguments: [number])
      return Dictionary(grouping: rows) { (row: Row) -> String in row["year"] }
        .sorted { $0.key > $1.key }.map { title, rows in
          let entries = { (isPayment: Bool) in
            rows.filter { ($0["isPayment"] as Bool) == isPayment }.map { row in
              FinancialYear.Entry(
                CalendarDay(number: row["day"]), row["title"], Euros(cents: row["cents"]))
            }
          }
          return FinancialYear(
            title: title, obligations: entries(false), payments: entries(true))
        }
    }
  }

  /// Returns the exams that are open to a student.
  func openCourses(of number: String) async throws -> OpenCourses {
    try await queue.read { try $0.openCourses(of: number) }
  }

  /// Registers a student for exams; returns `nil` and changes nothing if one of them is not open.
  func signUp(
    _ registrations: [CourseRegistration], _ number: String, on today: CalendarDay
  ) async throws -> SignupAnswer? {
    try await queue.write { db in
      guard try db.openCourses(of: number).accepts(registrations, on: today) else { return nil }
      for registration in registrations {
        try db.execute(
          sql: "UPDATE openCourse SET registered = ? WHERE number = ? AND code = ?",
          arguments: [registration.date, number, registration.course])
      }
      let courses = try db.openCourses(of: number).courses
      return SignupAnswer(registered: courses.filter { $0.registered != nil }.map(\.id))
    }
  }

  /// Returns whether a student has answered the questions of a semester.
  func hasAnswered(_ number: String, in semester: TeachingSemester) async throws -> Bool {
    try await queue.read { db in
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM answered WHERE number = ? AND semester = ?",
        arguments: [number, semester.description]) != 0
    }
  }

  /// Stores answers without their author; returns `false` if the student has already answered in
  /// the semester.
  func answer(
    _ fields: [(name: String, value: String)], _ number: String, in semester: TeachingSemester
  ) async throws -> Bool {
    let (fields, semester) = (fields.map { ($0.name, $0.value) }, semester.description)
    return try await queue.write { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO answered VALUES (?, ?)", arguments: [number, semester])
      guard db.changesCount == 1 else { return false }
      for (name, value) in fields {
        try db.execute(
          sql: "INSERT INTO answer VALUES (?, ?, ?)", arguments: [name, value, semester])
      }
      return true
    }
  }
}

extension Database {
  fileprivate func openCourses(of number: String) throws -> OpenCourses {
    let rows = try Row.fetchAll(
      self, sql: "SELECT * FROM openCourse WHERE number = ? ORDER BY position",
      arguments: [number])
    let courses = try rows.map { row in
      let dates = try Row.fetchAll(
        self, sql: "SELECT * FROM examDate WHERE code = ? ORDER BY id",
        arguments: [row["code"] as String])
      return Course(
        id: row["code"], title: row["title"],
        dates: dates.map {
          ExamDate(id: $0["id"], day: CalendarDay(number: $0["day"]), time: $0["time"])
        }, registered: row["registered"])
    }
    return OpenCourses(
      deadline: CalendarDay(number: rows.first?["deadline"] ?? 0), courses: courses)
  }
}
