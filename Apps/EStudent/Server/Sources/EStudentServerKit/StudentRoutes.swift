internal import AppMessages
internal import EStudentAPI
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ScreenKitFetch

/// The methods of the API and the page, each behind the check of its credential.
struct StudentRoutes: Sendable {
  /// A request whose credential and student number were right.
  private struct Call {
    let account: StudentAccount
    /// The parameters besides the student number.
    let fields: [(name: String, value: String)]

    var number: String { account.identity.index }

    /// Returns the value of a parameter that occurs exactly once; throws otherwise.
    func value(_ parameter: StudentParameter) throws -> String {
      let values = fields.filter { $0.name == parameter.rawValue }
      guard values.count == 1 else { throw StudentRefusal.badRequest }
      return values[0].value
    }
  }

  private typealias Handler = @Sendable (Call) async throws -> Response

  /// The longest content of a request, in bytes.
  private static let bodyLimit = 64 << 10

  let database: StudentDatabase
  let checks: SecretChecks
  let today: @Sendable () -> CalendarDay

  /// Answers a request; throws a ``StudentRefusal``.
  func answer(_ request: Request) async throws -> Response {
    let routes = Self.operations.filter { $0.path == request.uri.path }
    guard !routes.isEmpty else { throw StudentRefusal.notFound }
    guard let route = routes.first(where: { $0.verb.rawValue == request.method.rawValue }) else {
      throw StudentRefusal.otherMethod
    }
    return try await handler(of: route)(call(request, route.verb))
  }

  /// A verb and a path.
  struct Operation: Hashable, CustomStringConvertible {
    let verb: StudentMethod.Verb
    let path: String
    var description: String { "\(verb.rawValue) \(path)" }
  }

  /// All operations of the server: the table of the methods, and the page.
  static let operations =
    StudentMethod.allCases.map { Operation(verb: $0.form.verb, path: $0.path) } + [
      Operation(verb: .get, path: FeedbackPage.path),
      Operation(verb: .post, path: FeedbackPage.path),
    ]

  private func handler(of operation: Operation) -> Handler {
    switch StudentMethod(rawValue: String(operation.path.dropFirst())) {
    case .loginClient: logIn
    case .getReports: { try json(await database.reports(of: $0.number)) }
    case .getProfesors: professors
    case .getOpenCourses: { try json(await database.openCourses(of: $0.number)) }
    case .getFinance: { try json(await database.finances(of: $0.number)) }
    case .makeCoursesSignup: signUp
    case nil: operation.verb == .get ? page : send
    }
  }
}

extension StudentRoutes {
  @Sendable private func logIn(_ call: Call) async throws -> Response {
    try checkNames(call)
    return try json(call.account.names)
  }

  @Sendable private func professors(_ call: Call) async throws -> Response {
    try checkNames(call)
    return try json(await database.teachers())
  }

  @Sendable private func signUp(_ call: Call) async throws -> Response {
    let text = try call.value(.registrations)
    let choices = try? JSONDecoder.exchange.decode(
      [CourseRegistration].self, from: Data(text.utf8))
    guard let choices else { throw StudentRefusal.badRequest }
    let answer = try await database.signUp(choices, call.number, on: today())
    guard let answer else { throw StudentRefusal.conflict }
    return try json(answer)
  }

  @Sendable private func page(_ call: Call) async throws -> Response {
    let semester = TeachingSemester(of: today())
    return html(isAnswered: try await database.hasAnswered(call.number, in: semester))
  }

  @Sendable private func send(_ call: Call) async throws -> Response {
    guard FeedbackPage.accepts(call.fields) else { throw StudentRefusal.badRequest }
    let semester = TeachingSemester(of: today())
    guard try await database.answer(call.fields, call.number, in: semester) else {
      throw StudentRefusal.conflict
    }
    return html(isAnswered: true)
  }

  /// Checks that the names are those of the student, ignoring case.
  private func checkNames(_ call: Call) throws {
    let (name, surname) = (try call.value(.name), try call.value(.surname))
    let identity = call.account.identity
    guard name.lowercased() == identity.name.lowercased(),
      surname.lowercased() == identity.surname.lowercased()
    else { throw StudentRefusal.unauthorized }
  }

  // MARK: Requests and answers

  private func call(_ request: Request, _ verb: StudentMethod.Verb) async throws -> Call {
    let credential = request.headers[.authorization].flatMap {
      BasicCredential(authorization: $0)
    }
    guard let credential else { throw StudentRefusal.unauthorized }
    let fields = try await fields(request, verb)
    switch try await checks.check(credential) {
    case .wrong: throw StudentRefusal.unauthorized
    case .locked: throw StudentRefusal.locked
    case .right(let account):
      // A credential gives access to one student's data, and to no other.
      let numbers = fields.filter { $0.name == StudentParameter.index.rawValue }.map(\.value)
      guard numbers == [account.identity.index] else { throw StudentRefusal.unauthorized }
      return Call(
        account: account,
        fields: fields.filter { $0.name != StudentParameter.index.rawValue })
    }
  }

  private func fields(
    _ request: Request, _ verb: StudentMethod.Verb
  ) async throws -> [(name: String, value: String)] {
    let text: String
    switch verb {
    case .get: text = request.uri.query ?? ""
    case .post:
      let type = request.headers[.contentType]?.prefix { $0 != ";" } ?? ""
      guard type.lowercased() == FormBody.mediaType else { throw StudentRefusal.otherType }
      var request = request
      do {
        let buffer = try await request.collectBody(upTo: Self.bodyLimit)
        text = String(buffer: buffer)
      } catch is NIOTooManyBytesError {
        throw StudentRefusal.tooLong
      }
    }
    guard let fields = FormBody.decode(text) else { throw StudentRefusal.badRequest }
    return fields
  }

  private func json(_ content: some Encodable) throws -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(
        byteBuffer: ByteBuffer(bytes: try JSONEncoder.exchange.encode(content))))
  }

  private func html(isAnswered: Bool) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(
        byteBuffer: ByteBuffer(string: FeedbackPage.html(isAnswered: isAnswered))))
  }
}
