public import AppMessages
internal import EStudentAPI
internal import GRDB
public import Passwords

extension StudentDatabase {
  /// Adds the students of the demo with days around `today`, and with public secrets.
  ///
  /// The account in the API's documentation belongs to the first student.
  public func addSample(on today: CalendarDay, cost: PasswordHash.Cost = .standard) throws {
    let students = SampleStudent.all(on: today)
    try queue.write { db in
      for student in students { try db.insert(student) }
      try db.insertTeachers(SampleStudent.teachers)
    }
    for student in students {
      try addAccount(
        student.identity.identifier, of: student.identity, secret: student.secret, cost: cost)
    }
    if let first = students.first {
      try addAccount(
        SampleStudent.apiAccount, of: first.identity, secret: SampleStudent.apiAccount, cost: cost)
    }
  }
}

extension Database {
  fileprivate func insert(_ student: SampleStudent) throws {
    let identity = student.identity
    try execute(
      sql: "INSERT INTO student VALUES (?, ?, ?, ?, ?)",
      arguments: [
        identity.index, identity.name, identity.surname, student.names.name, student.names.surname,
      ])
    for (position, subject) in student.subjects.enumerated() {
      try insert(subject, of: identity.index, at: position)
    }
    for (position, course) in student.courses.courses.enumerated() {
      try execute(
        sql: "INSERT INTO openCourse VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          identity.index, position, course.id, course.title, student.courses.deadline.number,
          course.registered,
        ])
      for date in course.dates {
        try execute(
          sql: "INSERT OR IGNORE INTO examDate VALUES (?, ?, ?, ?)",
          arguments: [date.id, course.id, date.day.number, date.time])
      }
    }
    try insert(student.finances, of: identity.index)
  }

  private func insert(_ subject: Subject, of number: String, at position: Int) throws {
    let sums = subject.semester
    try execute(
      sql: "INSERT INTO report VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        number, position, subject.id, subject.title, sums.penalties, sums.coursework, sums.exam,
        sums.grade, sums.attendance, sums.assignments,
      ])
    for week in subject.weeks {
      for (position, mark) in week.marks.enumerated() {
        try execute(
          sql: "INSERT INTO mark VALUES (?, ?, ?, ?, ?, ?)",
          arguments: [number, subject.id, week.number, position, mark.title, mark.points])
      }
    }
  }

  private func insert(_ years: [FinancialYear], of number: String) throws {
    var position = 0
    for year in years {
      for (isPayment, entries) in [(false, year.obligations), (true, year.payments)] {
        for entry in entries {
          try execute(
            sql: "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)",
            arguments: [
              number, position, year.title, isPayment, entry.day.number, entry.title,
              entry.amount.cents,
            ])
          position += 1
        }
      }
    }
  }

  fileprivate func insertTeachers(_ courses: [Kurs]) throws {
    for (number, course) in courses.enumerated() {
      for (isAssistant, names) in [(false, course.profesori), (true, course.asistenti)] {
        for (position, name) in names.enumerated() {
          try execute(
            sql: "INSERT INTO teacher VALUES (?, ?, ?, ?, ?)",
            arguments: [number, course.nazivKursa, isAssistant, position, name])
        }
      }
    }
  }
}
