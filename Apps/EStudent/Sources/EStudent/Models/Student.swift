internal import AppMessages
public import AppParts
public import EStudentAPI
public import Foundation
public import ScreenKitCore
internal import ScreenKitFetch
public import ScreenKitOffline

/// The app's main model: the session of a student, and the data from the server.
///
/// Each tab loads its own content, so that every answer stays small.
public final class Student: Model {
  /// The names of the student who is logged in; `nil` without a session.
  @Observed public private(set) var names: LoginAnswer?
  /// Whether a login is under way.
  @Observed public private(set) var isLoggingIn = false
  /// The reason why the last login failed, or why the session ended; `nil` if there is none.
  @Observed public private(set) var loginFailure: StudentError?
  /// Whether a registration for exams is under way.
  @Observed public private(set) var isSigningUp = false
  /// The title of the school year that the user has chosen; `nil` for the current one.
  @Observed public var chosenYear: String?
  /// The numbers of the exam dates that the user has chosen, by the code of the subject.
  @Observed public private(set) var chosenDates: [String: Int] = [:]
  /// The messages about this device that the user has not seen.
  @Observed public private(set) var notices: [String] = []

  /// The texts of the app's language.
  public let texts: StudentTexts
  /// The timeout of an answer.
  public var timeLimit: Duration { service.timeLimit }
  /// The subjects with their marks.
  public private(set) lazy var reports = makeFeed(\.reports) {
    service, login throws(StudentError) in
    try await service.reports(login)
  }
  /// The teachers of each subject.
  public private(set) lazy var professors = makeFeed(\.professors) {
    service, login throws(StudentError) in try await service.professors(login)
  }
  /// The exams that are open.
  public private(set) lazy var courses = makeFeed(\.courses) {
    service, login throws(StudentError) in try await service.openCourses(login)
  }
  /// Obligations and payments.
  public private(set) lazy var finances = makeFeed(\.finances) {
    service, login throws(StudentError) in try await service.finances(login)
  }

  private let service: any StudentService
  private let store: StudentStore
  private let wall: WallClock
  private var login: StudentLogin?

  /// Creates a model without a session.
  public init(
    service: any StudentService, store: StudentStore, texts: StudentTexts,
    wall: WallClock = .system
  ) {
    (self.service, self.store, self.texts, self.wall) = (service, store, texts, wall)
    super.init()
  }

  /// The current time of the device.
  public var now: Date { wall.now() }

  // MARK: Session

  /// Checks the login with the server; returns whether a session is open now.
  public func logIn(_ identifier: String, _ secret: String) async -> Bool {
    guard !isLoggingIn, login == nil else { return login != nil }
    guard StudentIdentity(identifier) != nil else { return fail(.wrongForm) }
    guard let login = StudentLogin(identifier: identifier, secret: secret) else {
      return fail(.noSecret)
    }
    (isLoggingIn, loginFailure) = (true, nil)
    defer { isLoggingIn = false }
    do throws(StudentError) {
      let names = try await service.login(login)
      if Task.isCancelled { throw .noAnswer(.cancelled) }
      self.login = login
      self.names = names
      return true
    } catch {
      return fail(error)
    }
  }

  /// Ends the session, and removes the student's data from memory.
  public func logOut() { close(nil) }

  private func fail(_ error: StudentError) -> Bool {
    loginFailure = error
    return false
  }

  private func close(_ failure: StudentError?) {
    (login, names, loginFailure, chosenYear, chosenDates) = (nil, nil, failure, nil, [:])
    reports.forget()
    professors.forget()
    courses.forget()
    finances.forget()
  }

  /// Calls the service with the session's login; ends the session if the server refuses it.
  func ask<Answer: Sendable>(
    _ body: (any StudentService, StudentLogin) async throws(StudentError) -> Answer
  ) async throws(StudentError) -> Answer {
    guard let login else { throw .refused }
    do throws(StudentError) {
      let answer = try await body(service, login)
      // The answer of an earlier session is not shown in a later session.
      guard login == self.login else { throw .noAnswer(.cancelled) }
      return answer
    } catch {
      if error == .refused, login == self.login { close(.refused) }
      throw error
    }
  }

  // MARK: Exams

  /// Whether registration is open on the device's day.
  public var isOpen: Bool {
    let today = CalendarDay(of: now, secondsFromUTC: wall.offset(now))
    return courses.content.map { today <= $0.deadline } ?? false
  }

  /// Chooses a date of an exam; `nil` chooses none.
  public func choose(_ date: Int?, of course: Course) {
    chosenDates[course.id] = date == course.registered ? nil : date
  }

  /// The chosen exams that are still open, in the order of the subjects.
  public var registrations: [CourseRegistration] {
    (courses.content?.courses ?? []).compactMap { course in
      guard let date = chosenDates[course.id], course.dates.contains(where: { $0.id == date })
      else { return nil }
      return CourseRegistration(course: course.id, date: date)
    }
  }

  /// Registers for exams and loads them again; throws if the server did not accept the choices.
  public func signUp(
    _ registrations: [CourseRegistration]
  ) async throws(StudentError) -> SignupAnswer {
    isSigningUp = true
    defer { isSigningUp = false }
    let answer = try await ask { service, login throws(StudentError) in
      try await service.signUp(registrations, login)
    }
    // The user may have chosen another date during the request.
    for registration in registrations where chosenDates[registration.course] == registration.date {
      chosenDates[registration.course] = nil
    }
    // The answer of a load that is under way may be older than the registration.
    await courses.reload()
    return answer
  }

  // MARK: Feedback

  /// Returns the page with the questions about the semester, as HTML.
  public func feedback() async throws(StudentError) -> String {
    try await ask { service, login throws(StudentError) in try await service.feedback(login) }
  }

  /// Sends answers to the page and returns the next one, as HTML.
  public func send(
    _ answers: [(name: String, value: String)]
  ) async throws(StudentError) -> String {
    try await ask { service, login throws(StudentError) in
      try await service.send(answers, login)
    }
  }

  // MARK: Finances

  /// The school year on screen: the chosen one, or else the current one.
  public var year: FinancialYear? {
    finances.content?.first { $0.title == chosenYear } ?? finances.content?.first
  }

  // MARK: Device

  /// Returns the pending messages and removes them.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  private func makeFeed<Content: Codable & Hashable & Sendable>(
    _ path: any WritableKeyPath<StudentRecord, KeptContent<Content>?> & Sendable,
    _ body:
      @escaping @Sendable (any StudentService, StudentLogin) async throws(StudentError) ->
      Content
  ) -> Feed<Content, StudentError> {
    Feed(
      now: wall.now,
      ask: { [unowned self] () async throws(StudentError) in
        let answer = try await ask(body)
        if Task.isCancelled { throw .noAnswer(.cancelled) }
        return answer
      },
      recall: { [unowned self] in
        guard let login else { return nil }
        let record = await store.record(of: login.identity, at: service.origin)
        collectNotices()
        return login == self.login ? record[keyPath: path] : nil
      },
      keep: { [unowned self] content in
        guard let login else { return }
        await store.update(login.identity, at: service.origin) { $0[keyPath: path] = content }
        collectNotices()
      })
  }

  private func collectNotices() {
    for notice in store.takeNotices() where !notices.contains(notice) { notices.append(notice) }
  }
}
