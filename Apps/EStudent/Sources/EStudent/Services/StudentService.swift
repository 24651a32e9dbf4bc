public import EStudentAPI

/// The interface between the app and a server; an app passes its service to its models.
///
/// Every call can be cancelled, ends within ``timeLimit``, and throws only a ``StudentError``. The
/// app never repeats a call by itself.
public protocol StudentService: Sendable {
  /// The service's address as `scheme://host:port`; saved data is kept separately for each.
  var origin: String { get }
  /// The timeout of a response, after which a call fails.
  var timeLimit: Duration { get }

  /// Checks the login and returns the student's names.
  func login(_ login: StudentLogin) async throws(StudentError) -> LoginAnswer
  /// Returns the subjects with their marks.
  func reports(_ login: StudentLogin) async throws(StudentError) -> [Subject]
  /// Returns the teachers of each subject.
  func professors(_ login: StudentLogin) async throws(StudentError) -> [Kurs]
  /// Returns the exams that are open.
  func openCourses(_ login: StudentLogin) async throws(StudentError) -> OpenCourses
  /// Returns obligations and payments, the current year first.
  func finances(_ login: StudentLogin) async throws(StudentError) -> [FinancialYear]
  /// Registers for exams; the choices of other subjects stay unchanged.
  func signUp(
    _ registrations: [CourseRegistration], _ login: StudentLogin
  ) async throws(StudentError) -> SignupAnswer
  /// Returns the page with the questions about the semester, as HTML.
  func feedback(_ login: StudentLogin) async throws(StudentError) -> String
  /// Sends answers to the page and returns the next one, as HTML.
  func send(
    _ answers: [(name: String, value: String)], _ login: StudentLogin
  ) async throws(StudentError) -> String
}
