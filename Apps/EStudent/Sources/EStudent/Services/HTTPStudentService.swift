internal import AppMessages
public import EStudentAPI
internal import Foundation
public import ScreenKitFetch

/// The service on a remote server, by HTTP.
public struct HTTPStudentService: StudentService {
  /// The maximum size of a response, in bytes.
  private static let answerLimit = 4 << 20

  private let client: ServerClient

  /// Creates a service for the server at `address`; `https` needs a fetcher with a helper process.
  public init(_ address: ServerAddress, fetcher: any Fetcher = HTTPFetcher()) {
    client = ServerClient(address, fetcher, answerLimit: Self.answerLimit)
  }

  /// The server's address.
  public var origin: String { client.origin }
  /// The timeout of a response, ten seconds.
  public var timeLimit: Duration { client.timeLimit }

  /// Checks the login and returns the student's names.
  public func login(_ login: StudentLogin) async throws(StudentError) -> LoginAnswer {
    try await ask(.loginClient, login)
  }

  /// Returns the subjects with their marks.
  public func reports(_ login: StudentLogin) async throws(StudentError) -> [Subject] {
    try await ask(.getReports, login)
  }

  /// Returns the teachers of each subject.
  public func professors(_ login: StudentLogin) async throws(StudentError) -> [Kurs] {
    try await ask(.getProfesors, login)
  }

  /// Returns the exams that are open.
  public func openCourses(_ login: StudentLogin) async throws(StudentError) -> OpenCourses {
    try await ask(.getOpenCourses, login)
  }

  /// Returns obligations and payments.
  public func finances(_ login: StudentLogin) async throws(StudentError) -> [FinancialYear] {
    try await ask(.getFinance, login)
  }

  /// Registers for exams.
  public func signUp(
    _ registrations: [CourseRegistration], _ login: StudentLogin
  ) async throws(StudentError) -> SignupAnswer {
    guard let json = try? JSONEncoder.exchange.encode(registrations) else { throw .failed }
    return try await ask(
      .makeCoursesSignup, login, [.registrations: String(decoding: json, as: UTF8.self)])
  }

  /// Returns the page with the questions about the semester.
  public func feedback(_ login: StudentLogin) async throws(StudentError) -> String {
    try page(await send(.get, FeedbackPage.path, [], login))
  }

  /// Sends answers to the page and returns the next one.
  public func send(
    _ answers: [(name: String, value: String)], _ login: StudentLogin
  ) async throws(StudentError) -> String {
    try page(await send(.post, FeedbackPage.path, answers, login))
  }
}

extension HTTPStudentService {
  /// Calls a method with its HTTP verb and parameters, and decodes the answer.
  private func ask<Answer: Decodable>(
    _ method: StudentMethod, _ login: StudentLogin, _ values: [StudentParameter: String] = [:]
  ) async throws(StudentError) -> Answer {
    let known = values.merging(
      [.name: login.identity.name, .surname: login.identity.surname]) { value, _ in value }
    let fields = method.form.parameters.map { ($0.rawValue, known[$0] ?? "") }
    let answer = try await send(method.form.verb, method.path, fields, login)
    guard answer.mediaType == "application/json",
      let content = try? JSONDecoder.exchange.decode(Answer.self, from: Data(answer.body))
    else { throw .unusable(status: answer.status) }
    return content
  }

  private func page(_ answer: FetchResponse) throws(StudentError) -> String {
    guard answer.mediaType == "text/html" else { throw .unusable(status: answer.status) }
    return String(decoding: answer.body, as: UTF8.self)
  }

  /// Sends a request; returns the answer if its status is 200.
  private func send(
    _ verb: StudentMethod.Verb, _ path: String, _ fields: [(String, String)],
    _ login: StudentLogin
  ) async throws(StudentError) -> FetchResponse {
    let body = FormBody.encode(
      [(StudentParameter.index.rawValue, login.identity.index)] + fields.map { ($0.0, $0.1) })
    let answer: FetchResponse
    do throws(FetchError) {
      answer = try await client.send(
        verb.rawValue, path + (verb == .get ? "?" + body : ""), [login.credential.field],
        body: verb == .post ? (FormBody.mediaType, Array(body.utf8)) : nil)
    } catch {
      throw .noAnswer(error)
    }
    // The text ERROR can have any status, and is checked before the content is decoded.
    if StudentAnswer.isError(answer.body) { throw error(status: answer.status) }
    guard answer.status == 200 else { throw .unusable(status: answer.status) }
    return answer
  }

  private func error(status: Int) -> StudentError {
    switch status {
    case 401, 403: .refused
    case 409: .notOpen
    case 429: .locked
    default: .failed
    }
  }
}
