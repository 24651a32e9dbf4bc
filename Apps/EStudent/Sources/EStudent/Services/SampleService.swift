public import AppMessages
public import EStudentAPI
internal import Foundation
internal import ScreenKitFetch
internal import Synchronization

/// A service without a server, with the students of the demo; changes are kept in memory.
public final class SampleService: StudentService {
  /// The identifier of the service, in place of a server's address.
  public let origin = "embedded://estudent"
  /// A time limit that is never reached, since every call returns at once.
  public let timeLimit = Duration.seconds(10)
  private let today: @Sendable () -> CalendarDay
  private let students: [SampleStudent]
  private let state = Mutex(State())

  private struct State {
    /// The chosen exam dates of each student, by student number and subject.
    var registrations: [String: [String: Int]] = [:]
    /// The numbers of the students who have answered the questions, by semester.
    var answered: [TeachingSemester: Set<String>] = [:]
  }

  /// Creates a service with days close to the value of `today` at its creation.
  public init(today: @escaping @Sendable () -> CalendarDay = { SampleService.localDay }) {
    self.today = today
    students = SampleStudent.all(on: today())
  }

  /// The day of this device.
  public static var localDay: CalendarDay {
    let now = Date()
    return CalendarDay(of: now, secondsFromUTC: TimeZone.current.secondsFromGMT(for: now))
  }

  /// The identifier and the secret of the first student, for users who try the app.
  var example: (identifier: String, secret: String)? {
    students.first.map { ($0.identity.identifier, $0.secret) }
  }

  /// Checks the login and returns the student's names.
  public func login(_ login: StudentLogin) async throws(StudentError) -> LoginAnswer {
    try student(login).names
  }

  /// Returns the subjects with their marks.
  public func reports(_ login: StudentLogin) async throws(StudentError) -> [Subject] {
    try student(login).subjects
  }

  /// Returns the teachers of each subject.
  public func professors(_ login: StudentLogin) async throws(StudentError) -> [Kurs] {
    _ = try student(login)
    return SampleStudent.teachers
  }

  /// Returns the exams that are open.
  public func openCourses(_ login: StudentLogin) async throws(StudentError) -> OpenCourses {
    let student = try student(login)
    let chosen = state.withLock { $0.registrations[student.identity.index] ?? [:] }
    return OpenCourses(
      deadline: student.courses.deadline,
      courses: student.courses.courses.map {
        Course(
          id: $0.id, title: $0.title, dates: $0.dates, registered: chosen[$0.id] ?? $0.registered)
      })
  }

  /// Returns obligations and payments.
  public func finances(_ login: StudentLogin) async throws(StudentError) -> [FinancialYear] {
    try student(login).finances
  }

  /// Registers for exams.
  public func signUp(
    _ registrations: [CourseRegistration], _ login: StudentLogin
  ) async throws(StudentError) -> SignupAnswer {
    let student = try student(login)
    guard student.courses.accepts(registrations, on: today()) else { throw .notOpen }
    state.withLock { state in
      for registration in registrations {
        state.registrations[student.identity.index, default: [:]][registration.course] =
          registration.date
      }
    }
    let courses = try await openCourses(login).courses
    return SignupAnswer(registered: courses.filter { $0.registered != nil }.map(\.id))
  }

  /// Returns the page with the questions about the semester.
  public func feedback(_ login: StudentLogin) async throws(StudentError) -> String {
    let index = try student(login).identity.index
    let semester = TeachingSemester(of: today())
    let isAnswered = state.withLock { $0.answered[semester]?.contains(index) == true }
    return FeedbackPage.html(isAnswered: isAnswered)
  }

  /// Sends answers to the page and returns the next one.
  public func send(
    _ answers: [(name: String, value: String)], _ login: StudentLogin
  ) async throws(StudentError) -> String {
    let index = try student(login).identity.index
    guard FeedbackPage.accepts(answers) else { throw .failed }
    let semester = TeachingSemester(of: today())
    guard state.withLock({ $0.answered[semester, default: []].insert(index).inserted }) else {
      throw .notOpen
    }
    return FeedbackPage.html(isAnswered: true)
  }

  private func student(_ login: StudentLogin) throws(StudentError) -> SampleStudent {
    let student = students.first { $0.identity == login.identity }
    guard let student, login.credential.withPassword({ $0 == student.secret }) else {
      throw .refused
    }
    return student
  }
}
