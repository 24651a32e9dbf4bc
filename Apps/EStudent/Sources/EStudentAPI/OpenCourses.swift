public import AppMessages

/// The subjects with exams that are open to a student.
public struct OpenCourses: Hashable, Codable, Sendable {
  /// The last day on which the student can register.
  public let deadline: CalendarDay
  /// The subjects.
  public let courses: [Course]

  /// Creates the list.
  public init(deadline: CalendarDay, courses: [Course]) {
    (self.deadline, self.courses) = (deadline, courses)
  }

  private enum CodingKeys: String, CodingKey {
    case deadline = "rok"
    case courses = "predmeti"
  }

  /// Returns whether a server may accept these choices: open exams, at most one per subject.
  public func accepts(_ registrations: [CourseRegistration], on today: CalendarDay) -> Bool {
    today <= deadline && !registrations.isEmpty
      && Set(registrations.map(\.course)).count == registrations.count
      && registrations.allSatisfy { registration in
        courses.contains { course in
          course.id == registration.course && course.dates.contains { $0.id == registration.date }
        }
      }
  }
}

/// A subject with the dates of its exams.
public struct Course: Hashable, Codable, Sendable, Identifiable {
  /// The code, such as `IT250`.
  public let id: String
  /// The title.
  public let title: String
  /// The open dates, in order.
  public let dates: [ExamDate]
  /// The number of the date for which the student is registered; `nil` if there is none.
  public let registered: Int?

  /// Creates a subject.
  public init(id: String, title: String, dates: [ExamDate], registered: Int?) {
    (self.id, self.title, self.dates, self.registered) = (id, title, dates, registered)
  }

  private enum CodingKeys: String, CodingKey {
    case id = "sifra"
    case title = "naziv"
    case dates = "termini"
    case registered = "prijavljen"
  }
}

/// The date and time of an exam.
public struct ExamDate: Hashable, Codable, Sendable, Identifiable {
  /// The number, unique among the dates of all subjects.
  public let id: Int
  /// The day.
  public let day: CalendarDay
  /// The time of day, such as `09:00`.
  public let time: String

  /// Creates a date.
  public init(id: Int, day: CalendarDay, time: String) {
    (self.id, self.day, self.time) = (id, day, time)
  }

  private enum CodingKeys: String, CodingKey {
    case id = "broj"
    case day = "datum"
    case time = "vreme"
  }
}

/// The choice of an exam.
public struct CourseRegistration: Hashable, Codable, Sendable {
  /// The code of the subject.
  public let course: String
  /// The number of the date.
  public let date: Int

  /// Creates a choice.
  public init(course: String, date: Int) { (self.course, self.date) = (course, date) }

  private enum CodingKeys: String, CodingKey {
    case course = "sifra"
    case date = "termin"
  }
}

/// The answer to a registration.
public struct SignupAnswer: Hashable, Codable, Sendable {
  /// The codes of the subjects for which the student is registered now.
  public let registered: [String]

  /// Creates an answer.
  public init(registered: [String]) { self.registered = registered }

  private enum CodingKeys: String, CodingKey { case registered = "prijavljeno" }
}

/// The answer to a login: the names in the university's spelling.
public struct LoginAnswer: Hashable, Codable, Sendable {
  /// The given name.
  public let name: String
  /// The family name.
  public let surname: String

  /// Creates an answer.
  public init(name: String, surname: String) { (self.name, self.surname) = (name, surname) }

  private enum CodingKeys: String, CodingKey {
    case name = "ime"
    case surname = "prezime"
  }
}
