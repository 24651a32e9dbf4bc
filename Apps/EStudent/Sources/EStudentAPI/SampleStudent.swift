public import AppMessages

/// A student of the demo with all data, for the embedded sample and for a demo server.
///
/// The figures come from the university's own example. All days are close to the start of the demo,
/// so that registration is open. No credential of the demo is accepted anywhere else.
public struct SampleStudent: Sendable {
  /// The account in the example requests of the API's documentation, and its password.
  public static let apiAccount = "mladjan"

  /// The identity for the login.
  public let identity: StudentIdentity
  /// The secret for the login, instead of a personal number (JMBG).
  public let secret: String
  /// The names in the university's spelling.
  public let names: LoginAnswer
  /// The subjects with marks.
  public let subjects: [Subject]
  /// The exams.
  public let courses: OpenCourses
  /// Obligations and payments by year.
  public let finances: [FinancialYear]

  /// Returns the two students of the demo.
  public static func all(on today: CalendarDay) -> [SampleStudent] {
    let year = SampleYear(today)
    return [
      SampleStudent(
        "mladjan", "antic", "1234", secret: "0101990710005",
        LoginAnswer(name: "Mlađan", surname: "Antić"),
        subjects: subjects, courses: courses(today, registered: 21), finances: year.finances),
      SampleStudent(
        "ana", "simic", "2345", secret: "0202991715006", LoginAnswer(name: "Ana", surname: "Simić"),
        subjects: Array(subjects.suffix(1)), courses: courses(today, registered: nil), finances: []),
    ].compactMap(\.self)
  }

  private init?(
    _ name: String, _ surname: String, _ index: String, secret: String, _ names: LoginAnswer,
    subjects: [Subject], courses: OpenCourses, finances: [FinancialYear]
  ) {
    guard let identity = StudentIdentity(name: name, surname: surname, index: index) else {
      return nil
    }
    (self.identity, self.secret, self.names) = (identity, secret, names)
    (self.subjects, self.courses, self.finances) = (subjects, courses, finances)
  }

  /// The teachers, as in the example answer of the API's documentation.
  public static let teachers = [
    Kurs(
      nazivKursa: "IT250 - Web sistemi", profesori: ["Dr Anđela Mikić"],
      asistenti: ["Dipl. Aleksandra Vukotić", "Dr Dorin Drambarean"]),
    Kurs(
      nazivKursa: "SE311 - Projektovanje i arhitektura softvera",
      profesori: ["Dr Svetlana Cvetanović"], asistenti: ["Zdravko Nedić"]),
  ]

  private static let subjects = [
    Subject(
      id: "IT250", title: "Web sistemi",
      semester: Semester(
        penalties: 5, coursework: 82, exam: 10, grade: 9, attendance: 1, assignments: 3),
      weeks: [
        Week(number: 1, marks: [Mark("Domaći zadatak", 5), Mark("Prisustvo", 1)]),
        Week(number: 2, marks: [Mark("Domaći zadatak", 4)]),
        Week(number: 5, marks: [Mark("Kolokvijum", 24)]),
        Week(number: 10, marks: [Mark("Kolokvijum", 28), Mark("Kazneni poeni", -5)]),
        Week(number: 15, marks: [Mark("Projekat", 20)]),
      ]),
    Subject(
      id: "SE311", title: "Projektovanje i arhitektura softvera",
      semester: Semester(
        penalties: 0, coursework: 61, exam: 0, grade: nil, attendance: 9, assignments: 17),
      weeks: [
        Week(number: 1, marks: [Mark("Domaći zadatak", 8)]),
        Week(number: 6, marks: [Mark("Kolokvijum", 27)]),
        Week(number: 12, marks: [Mark("Domaći zadatak", 9)]),
      ]),
    Subject(
      id: "IT330", title: "Mrezni sistemi",
      semester: Semester(
        penalties: 2, coursework: 48, exam: 7, grade: 6, attendance: 6, assignments: 12),
      weeks: [Week(number: 3, marks: [Mark("Domaći zadatak", 12)])]),
  ]

  private static func courses(_ today: CalendarDay, registered: Int?) -> OpenCourses {
    func dates(_ first: Int, _ day: Int) -> [ExamDate] {
      [
        ExamDate(id: first, day: today.advanced(by: day), time: "09:00"),
        ExamDate(id: first + 1, day: today.advanced(by: day + 2), time: "13:30"),
        ExamDate(id: first + 2, day: today.advanced(by: day + 9), time: "09:00"),
      ]
    }
    return OpenCourses(
      deadline: today.advanced(by: 7),
      courses: [
        Course(
          id: "IT250", title: "Web sistemi", dates: dates(10, 14),
          registered: nil),
        Course(
          id: "SE311", title: "Projektovanje i arhitektura softvera", dates: dates(20, 16),
          registered: registered),
        Course(id: "IT330", title: "Mrezni sistemi", dates: dates(30, 15), registered: nil),
      ])
  }
}

/// The school year of the demo and the previous year, which begin in October.
private struct SampleYear {
  let finances: [FinancialYear]

  init(_ today: CalendarDay) {
    // The date nine months earlier is in the calendar year in which the school year began.
    let start = Int(today.advanced(by: -273).description.prefix(4)) ?? 0
    func day(_ year: Int, _ rest: String) -> CalendarDay { CalendarDay("\(year)-\(rest)") ?? today }
    func euros(_ amount: Int) -> Euros { Euros(cents: amount * 100) }
    finances = [
      FinancialYear(
        title: "\(start)/\(start + 1)",
        obligations: [
          .init(day(start, "10-01"), "Školarina", euros(3_000)),
          .init(day(start, "10-01"), "Upis godine", euros(50)),
        ],
        payments: [
          .init(day(start, "10-03"), "Upis godine", euros(50)),
          .init(day(start, "11-05"), "Prva rata školarine", euros(445)),
        ]),
      FinancialYear(
        title: "\(start - 1)/\(start)",
        obligations: [.init(day(start - 1, "10-01"), "Školarina", euros(2_800))],
        payments: [
          .init(day(start - 1, "10-02"), "Prva rata školarine", euros(1_400)),
          .init(day(start, "02-15"), "Druga rata školarine", euros(1_400)),
        ]),
    ]
  }
}
