import EStudent
import EStudentAPI
import ScreenKitFetch
import Synchronization

/// A service that forwards to another one, records each call, and fails when a test says so.
final class ScriptedService: StudentService {
  /// The outcome of a call.
  enum Fate: Sendable {
    /// It fails without effect.
    case fail(StudentError)
    /// It takes effect, and the response is lost.
    case lose(StudentError)
    /// Something else happens first.
    case first(@Sendable () async -> Void)
    /// The page has another content.
    case page(String)
  }

  private struct State {
    var calls: [String] = []
    var fates: [String: [Fate]] = [:]
    var isDown = false
  }

  private let real: any StudentService
  private let state = Mutex(State())

  init(_ real: any StudentService) { self.real = real }

  var origin: String { real.origin }
  var timeLimit: Duration { real.timeLimit }
  /// The names of all calls so far.
  var calls: [String] { state.withLock { $0.calls } }
  /// Whether the server is away.
  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  func forgetCalls() { state.withLock { $0.calls = [] } }

  /// Sets the outcome of the next call of this name.
  func next(_ name: String, _ fate: Fate) {
    state.withLock { $0.fates[name, default: []].append(fate) }
  }

  private func call<Value: Sendable>(
    _ name: String, _ body: () async throws(StudentError) -> Value
  ) async throws(StudentError) -> Value {
    let (fate, isDown) = state.withLock { state in
      state.calls.append(name)
      let fate = state.fates[name].flatMap { $0.first }
      if fate != nil { state.fates[name]?.removeFirst() }
      return (fate, state.isDown)
    }
    if isDown { throw .noAnswer(.cannotConnect(.refused)) }
    switch fate {
    case nil: return try await body()
    case .fail(let error): throw error
    case .lose(let error):
      _ = try await body()
      throw error
    case .first(let action):
      await action()
      if Task.isCancelled { throw .noAnswer(.cancelled) }
      return try await body()
    case .page(let html):
      let value = try await body()
      return html as? Value ?? value
    }
  }

  func login(_ login: StudentLogin) async throws(StudentError) -> LoginAnswer {
    try await call("login") { () async throws(StudentError) in try await real.login(login) }
  }

  func reports(_ login: StudentLogin) async throws(StudentError) -> [Subject] {
    try await call("reports") { () async throws(StudentError) in try await real.reports(login) }
  }

  func professors(_ login: StudentLogin) async throws(StudentError) -> [Kurs] {
    try await call("professors") { () async throws(StudentError) in
      try await real.professors(login)
    }
  }

  func openCourses(_ login: StudentLogin) async throws(StudentError) -> OpenCourses {
    try await call("openCourses") { () async throws(StudentError) in
      try await real.openCourses(login)
    }
  }

  func finances(_ login: StudentLogin) async throws(StudentError) -> [FinancialYear] {
    try await call("finances") { () async throws(StudentError) in try await real.finances(login) }
  }

  func signUp(
    _ registrations: [CourseRegistration], _ login: StudentLogin
  ) async throws(StudentError) -> SignupAnswer {
    try await call("signUp") { () async throws(StudentError) in
      try await real.signUp(registrations, login)
    }
  }

  func feedback(_ login: StudentLogin) async throws(StudentError) -> String {
    try await call("feedback") { () async throws(StudentError) in try await real.feedback(login) }
  }

  func send(
    _ answers: [(name: String, value: String)], _ login: StudentLogin
  ) async throws(StudentError) -> String {
    try await call("send") { () async throws(StudentError) in
      try await real.send(answers, login)
    }
  }
}
