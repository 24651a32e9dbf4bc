import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport
import Synchronization

/// Responses that replace the correct ones, each of them once.
private final class Faults: Sendable {
  private let answers = Mutex<[String: [Data]]>([:])

  func add(_ route: String, _ bytes: Data) {
    answers.withLock { $0[route, default: []].append(bytes) }
  }

  func answer(to route: String) -> Data? {
    answers.withLock { answers in
      guard answers[route]?.isEmpty == false else { return nil }
      return answers[route]?.removeFirst()
    }
  }
}

/// A ledger behind HTTP on this machine, for tests of the connection to a server.
struct HTTPWorld: ServiceWorld {
  let service: any MusterService
  let time: TestTime
  let server: LoopbackServer
  private let ledger: LedgerService
  private let faults = Faults()

  init() throws {
    let time = TestTime()
    let ledger = LedgerService.inMemory { time.now }
    let server = try LoopbackServer { [faults] request in
      let right = await HTTPWorld.answer(request, ledger)
      return faults.answer(to: "\(request.method) \(request.path)") ?? right
    }
    (self.time, self.ledger, self.server) = (time, ledger, server)
    service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
  }

  func publish(_ content: AnnouncementContent) throws { try ledger.publish(content) }
  func withdraw(_ dbID: Int) throws { try ledger.withdraw(dbID) }

  /// Replaces the response to the next request of a route such as `GET /api/muster` by these bytes.
  ///
  /// The request itself takes effect.
  func answer(_ route: String, with bytes: Data) { faults.add(route, bytes) }

  private static func answer(
    _ request: LoopbackServer.Request, _ ledger: LedgerService
  ) async -> Data {
    do throws(ServiceError) {
      return try await content(request, ledger)
    } catch {
      return problem(error)
    }
  }

  private static func content(
    _ request: LoopbackServer.Request, _ ledger: LedgerService
  ) async throws(ServiceError) -> Data {
    let token = Secret(String((request.headers["authorization"] ?? "").dropFirst(7)))
    switch (request.method, request.path) {
    case ("POST", "/api/login"): return json(try await ledger.login(try decoded(request)))
    case ("GET", "/api/session"): return json(try await ledger.resume(token))
    case ("DELETE", "/api/session"):
      try await ledger.revoke(token)
      return .http(204)
    case ("GET", "/api/announcements"):
      let tag = request.headers["if-none-match"]?.trimmingCharacters(in: ["\""])
      switch try await ledger.announcements(unless: tag, token) {
      case .unchanged: return .http(304)
      case .list(let list): return json(list, headers: ["ETag: \"\(list.tag)\""])
      }
    case ("POST", "/api/read-marks"):
      let list: ReadMarkList = try decoded(request)
      try await ledger.markRead(list.marks, token)
      return .http(204)
    case ("GET", "/api/muster"): return json(try await ledger.report(token))
    case ("POST", "/api/muster"):
      let parts = (request.headers["idempotency-key"] ?? "").split(separator: "-")
      guard let day = CalendarDay(parts.prefix(3).joined(separator: "-")),
        let nonce = UInt64(parts.last ?? "", radix: 16)
      else { throw .failed("no key") }
      return json(try await ledger.muster(MusterKey(day: day, nonce: nonce), token))
    default:
      guard let path = IntranetPath(request.path) else { throw .notFound }
      return .http(200, kind: "text/html; charset=utf-8", try await ledger.page(path, token).html)
    }
  }

  private static func decoded<Content: Decodable>(
    _ request: LoopbackServer.Request
  ) throws(ServiceError) -> Content {
    do {
      return try JSONDecoder.exchange.decode(Content.self, from: request.body)
    } catch {
      throw .failed("\(error)")
    }
  }

  private static func json(_ content: some Encodable, headers: [String] = []) -> Data {
    .http(200, headers: headers, (try? JSONEncoder.exchange.encode(content)) ?? Data())
  }

  private static func problem(_ error: ServiceError) -> Data {
    let (status, problem) =
      switch error {
      case .refused: (401, Problem(.refused, "\(error)"))
      case .locked(let end): (429, Problem(.locked, "\(error)", until: end))
      case .sessionOver: (401, Problem(.sessionOver, "\(error)"))
      case .unread(let count): (409, Problem(.unread, "\(error)", unread: count))
      case .notFound: (404, Problem(.notFound, "\(error)"))
      default: (500, Problem(.failed, "\(error)"))
      }
    return .http(status, (try? JSONEncoder.exchange.encode(problem)) ?? Data())
  }
}
