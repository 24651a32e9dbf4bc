/// A subject that the student takes, with the marks of its semester.
public struct Subject: Hashable, Codable, Sendable, Identifiable {
  /// The number of weeks of a semester.
  public static let weekCount = 15

  /// The code, such as `IT250`.
  public let id: String
  /// The title.
  public let title: String
  /// The sums of the semester.
  public let semester: Semester
  /// The weeks that have marks, in order.
  public let weeks: [Week]

  /// Creates a subject.
  public init(id: String, title: String, semester: Semester, weeks: [Week]) {
    (self.id, self.title, self.semester, self.weeks) = (id, title, semester, weeks)
  }

  private enum CodingKeys: String, CodingKey {
    case id = "sifra"
    case title = "naziv"
    case semester = "semestar"
    case weeks = "sedmice"
  }

  /// Returns the marks of the week numbered `number`; empty if the server sent none.
  public func marks(inWeek number: Int) -> [Mark] {
    weeks.first { $0.number == number }?.marks ?? []
  }
}

/// The sums of a semester in one subject.
public struct Semester: Hashable, Codable, Sendable {
  /// The penalty points.
  public let penalties: Int
  /// The points for work before the exam.
  public let coursework: Int
  /// The points for the written exam.
  public let exam: Int
  /// The final grade, from 5 to 10; `nil` before the exam.
  public let grade: Int?
  /// The points for attendance.
  public let attendance: Int
  /// The points for assignments.
  public let assignments: Int

  /// Creates the sums.
  public init(
    penalties: Int, coursework: Int, exam: Int, grade: Int?, attendance: Int, assignments: Int
  ) {
    (self.penalties, self.coursework, self.exam) = (penalties, coursework, exam)
    (self.grade, self.attendance, self.assignments) = (grade, attendance, assignments)
  }

  /// The sum of all points, without penalty points.
  public var total: Int {
    let (sum, isTooLarge) = coursework.addingReportingOverflow(exam)
    return isTooLarge ? Int.max : sum
  }

  private enum CodingKeys: String, CodingKey {
    case penalties = "kazneniPoeni"
    case coursework = "predispitneObaveze"
    case exam = "pismeniIspiti"
    case grade = "ocena"
    case attendance = "prisustvo"
    case assignments = "zadaci"
  }
}

/// The marks of one week of a semester.
public struct Week: Hashable, Codable, Sendable {
  /// The number of the week, from 1 to ``Subject/weekCount``.
  public let number: Int
  /// The marks.
  public let marks: [Mark]

  /// Creates a week.
  public init(number: Int, marks: [Mark]) { (self.number, self.marks) = (number, marks) }

  private enum CodingKeys: String, CodingKey {
    case number = "broj"
    case marks = "poeni"
  }
}

/// Points for one piece of work.
public struct Mark: Hashable, Codable, Sendable {
  /// The name of the work.
  public let title: String
  /// The points.
  public let points: Int

  /// Creates a mark.
  public init(_ title: String, _ points: Int) { (self.title, self.points) = (title, points) }

  private enum CodingKeys: String, CodingKey {
    case title = "naziv"
    case points = "poeni"
  }
}
