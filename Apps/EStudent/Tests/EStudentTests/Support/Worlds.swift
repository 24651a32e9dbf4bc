import AppMessages
import EStudent
import EStudentAPI
import EStudentConformance
import Foundation
import ScreenKitFetch
import ScreenKitTestSupport
import Synchronization

/// The embedded sample, whose day a test sets.
struct SampleWorld: StudentWorld {
  let day: DayBox
  let sample: SampleService
  var service: any StudentService { sample }

  init() {
    let day = DayBox()
    (self.day, sample) = (day, SampleService { day.value })
  }

  func move(to day: CalendarDay) { self.day.value = day }
}

/// A day that a test changes while a service reads it.
final class DayBox: Sendable {
  private let day = Mutex(StudentWorldDays.beginning)
  var value: CalendarDay {
    get { day.withLock { $0 } }
    set { day.withLock { $0 = newValue } }
  }
}

/// The sample behind HTTP on this machine, for tests of the connection to a server.
struct HTTPWorld: StudentWorld {
  let world: SampleWorld
  let service: any StudentService
  let server: LoopbackServer
  private let log: Log

  /// The requests so far, and responses that replace the correct ones.
  private final class Log: Sendable {
    let requests = Mutex<[LoopbackServer.Request]>([])
    let answers = Mutex<[String: [Data]]>([:])
  }

  init() throws {
    let (world, log) = (SampleWorld(), Log())
    server = try LoopbackServer { request in
      log.requests.withLock { $0.append(request) }
      let right = await HTTPWorld.answer(request, world.sample)
      let path = String(request.path.prefix { $0 != "?" })
      return log.answers.withLock { answers in
        answers[path]?.isEmpty == false ? answers[path]?.removeFirst() : nil
      } ?? right
    }
    (self.world, self.log) = (world, log)
    service = try HTTPStudentService(withoutTimeLimitAt: server.origin)
  }

  func move(to day: CalendarDay) { world.move(to: day) }

  var requests: [LoopbackServer.Request] { log.requests.withLock { $0 } }

  /// Replaces the response to the next request for a path.
  func answer(_ path: String, with bytes: Data) {
    log.answers.withLock { $0[path, default: []].append(bytes) }
  }

  /// Returns the parameters of a request, from the address or the content.
  static func fields(_ request: LoopbackServer.Request) -> [(name: String, value: String)] {
    let query = request.path.split(separator: "?", maxSplits: 1).dropFirst().first.map(String.init)
    return FormBody.decode(query ?? String(decoding: request.body, as: UTF8.self)) ?? []
  }

  private static func answer(
    _ request: LoopbackServer.Request, _ sample: SampleService
  ) async -> Data {
    do throws(StudentError) {
      return try await content(request, sample)
    } catch {
      let status =
        switch error {
        case .refused: 401
        case .notOpen: 409
        default: 400
        }
      return .http(status, kind: "text/plain", StudentAnswer.error)
    }
  }

  private static func content(
    _ request: LoopbackServer.Request, _ sample: SampleService
  ) async throws(StudentError) -> Data {
    let fields = fields(request)
    let credential = request.headers["authorization"].flatMap(BasicCredential.init(authorization:))
    guard let credential,
      let login = credential.withPassword({
        StudentLogin(identifier: credential.username, secret: $0)
      }), fields.first?.name == "index", fields.first?.value == login.identity.index
    else { throw .refused }
    let rest = Array(fields.dropFirst())
    let path = String(request.path.prefix { $0 != "?" }.dropFirst())
    switch (request.method, StudentMethod(rawValue: path)) {
    case ("POST", .loginClient): return json(try await sample.login(login))
    case ("GET", .getReports): return json(try await sample.reports(login))
    case ("POST", .getProfesors): return json(try await sample.professors(login))
    case ("GET", .getOpenCourses): return json(try await sample.openCourses(login))
    case ("GET", .getFinance): return json(try await sample.finances(login))
    case ("POST", .makeCoursesSignup):
      let choices = rest.first.flatMap {
        try? JSONDecoder.exchange.decode([CourseRegistration].self, from: Data($0.value.utf8))
      }
      guard let choices else { throw .failed }
      return json(try await sample.signUp(choices, login))
    case ("GET", nil) where "/" + path == FeedbackPage.path:
      return .http(200, kind: "text/html; charset=utf-8", try await sample.feedback(login))
    case ("POST", nil) where "/" + path == FeedbackPage.path:
      return .http(200, kind: "text/html; charset=utf-8", try await sample.send(rest, login))
    default: throw .failed
    }
  }

  private static func json(_ content: some Encodable) -> Data {
    .http(200, (try? JSONEncoder.exchange.encode(content)) ?? Data())
  }
}
