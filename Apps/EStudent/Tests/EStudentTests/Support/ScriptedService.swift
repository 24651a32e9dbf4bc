import EStudent
import EStudentAPI
import ScreenKitFetch
import ScreenKitTestSupport

/// A service that forwards to another one, records each call, and fails on request of a test.
final class ScriptedService: StudentService, Scripted {
  let script = CallScript<StudentError>(
    downError: .noAnswer(.cannotConnect(.refused)), cancelError: .noAnswer(.cancelled))
  private let real: any StudentService

  init(_ real: any StudentService) { self.real = real }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }

  func login(_ login: StudentLogin) async throws(StudentError) -> LoginAnswer {
    try await script.call("login") { () async throws(StudentError) in try await real.login(login) }
  }

  func reports(_ login: StudentLogin) async throws(StudentError) -> [Subject] {
    try await script.call("reports") { () async throws(StudentError) in
      try await real.reports(login)
    }
  }

  func professors(_ login: StudentLogin) async throws(StudentError) -> [Kurs] {
    try await script.call("professors") { () async throws(StudentError) in
      try await real.professors(login)
    }
  }

  func openCourses(_ login: StudentLogin) async throws(StudentError) -> OpenCourses {
    try await script.call("openCourses") { () async throws(StudentError) in
      try await real.openCourses(login)
    }
  }

  func finances(_ login: StudentLogin) async throws(StudentError) -> [FinancialYear] {
    try await script.call("finances") { () async throws(StudentError) in
      try await real.finances(login)
    }
  }

  func signUp(
    _ registrations: [CourseRegistration], _ login: StudentLogin
  ) async throws(StudentError) -> SignupAnswer {
    try await script.call("signUp") { () async throws(StudentError) in
      try await real.signUp(registrations, login)
    }
  }

  func feedback(_ login: StudentLogin) async throws(StudentError) -> String {
    try await script.call("feedback") { () async throws(StudentError) in
      try await real.feedback(login)
    }
  }

  func send(
    _ answers: [(name: String, value: String)], _ login: StudentLogin
  ) async throws(StudentError) -> String {
    try await script.call("send") { () async throws(StudentError) in
      try await real.send(answers, login)
    }
  }
}
