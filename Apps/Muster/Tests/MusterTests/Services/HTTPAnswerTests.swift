import Foundation
import MusterAPI
import MusterConformance
import ScreenKitFetch
import ScreenKitTestSupport
import Synchronization
import Testing

@testable import Muster

@Suite("Answers by HTTP")
struct HTTPAnswerTests {
  private static let item = AnnouncementItem(.sample(1), isRead: false)

  /// A clock whose deadline passes when `end` returns.
  private struct GivenClock: Clock {
    let end: @Sendable () async throws -> Void
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      try await end()
    }
  }

  /// Requests the announcements from a server that responds with `answer`.
  private func ask(
    limit: Int = 1 << 20, clock: any Clock<Duration> = StoppedClock(),
    _ answer: @escaping LoopbackServer.Handler
  ) async throws -> Result<AnnouncementAnswer, ServiceError> {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    let service = PythonDBAdapter(
      try ServerAddress(server.origin), HTTPFetcher(clock: clock), answerLimit: limit)
    do throws(ServiceError) {
      return .success(try await service.announcements(unless: nil, Secret("token")))
    } catch {
      return .failure(error)
    }
  }

  private static func list(_ items: [AnnouncementItem]) throws -> String {
    String(decoding: try JSONEncoder.exchange.encode(AnnouncementList(items)), as: UTF8.self)
  }

  @Test(
    .proves("M-056"),
    arguments: [
      ("", AnswerDefect.empty), ("{", .malformed), ("null", .malformed), ("[]", .malformed),
      ("{\"announcements\":7}", .malformed), ("{\"announcements\":[{}]}", .malformed),
      ("\u{1B}[2J", .malformed), (String(repeating: "[", count: 100_000), .malformed),
    ])
  func `a damaged answer or another type is reported`(
    text: String, defect: AnswerDefect
  ) async throws {
    #expect(try await ask { _ in .http(200, text) } == .failure(.badAnswer(defect)))
  }

  @Test(.proves("M-056"), arguments: ["isUrgent", "title", "dbID", "pubDate", "hash", "isRead"])
  func `a part of the wrong type is reported`(name: String) async throws {
    let text = try Self.list([Self.item])
    let pattern = try Regex("\"\(name)\":(\"[^\"]*\"|[a-z0-9]+)")
    let bad = text.replacing(pattern, with: "\"\(name)\":[]")
    #expect(bad != text)
    #expect(try await ask { _ in .http(200, bad) } == .failure(.badAnswer(.malformed)))
  }

  @Test(.proves("M-056"))
  func `a repeated announcement is used once`() async throws {
    let text = try Self.list([Self.item, Self.item])
    let list = AnnouncementList([Self.item], skipped: 1)
    #expect(try await ask { _ in .http(200, text) } == .success(.list(list)))
  }

  @Test(.proves("M-056"), arguments: ["{}", "null", "7", "[]"])
  func `an unreadable announcement is omitted`(bad: String) async throws {
    let text = try Self.list([Self.item]).replacing("[{", with: "[\(bad),{")
    let list = AnnouncementList([Self.item], skipped: 1)
    #expect(try await ask { _ in .http(200, text) } == .success(.list(list)))
  }

  @Test(.proves("M-058"))
  func `an altered announcement is reported`() async throws {
    let text = try Self.list([Self.item]).replacing("Body", with: "Other")
    #expect(try await ask { _ in .http(200, text) } == .failure(.badAnswer(.malformed)))
  }

  @Test(.proves("M-056"))
  func `an HTML page with status 200 is reported`() async throws {
    let answer = Data.http(200, kind: "text/html", "<h1>Welcome to the airport</h1>")
    #expect(try await ask { _ in answer } == .failure(.badAnswer(.otherKind("text/html"))))
  }

  @Test(.proves("M-005", "M-056"), arguments: [200, 304])
  func `an HTML page does not confirm marks or a revocation`(
    status: Int
  ) async throws {
    let page = Data.http(status, kind: "text/html", status == 200 ? "<h1>Airport</h1>" : "")
    let expected = AnswerDefect(status)
    let server = try LoopbackServer { _ in page }
    defer { server.stop() }
    let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
    await #expect(throws: ServiceError.badAnswer(expected)) {
      try await service.markRead([ReadMark(dbID: 1, hash: Self.item.hash)], Secret("token"))
    }
    await #expect(throws: ServiceError.badAnswer(expected)) {
      try await service.revoke(Secret("token"))
    }
  }

  @Test(.proves("M-058"))
  func `an unknown list cannot be unchanged`() async throws {
    #expect(try await ask { _ in .http(304) } == .failure(.badAnswer(.status(304))))
  }

  @Test(
    .proves("M-067"), arguments: ["9223372036854775807", "-9223372036854775808", "86401", "1e300"])
  func `an impossible time zone is reported`(offset: String) async throws {
    let report = """
      {"time":{"now":"2026-11-21T08:00:00Z","secondsFromUTC":\(offset)}}
      """
    let server = try LoopbackServer { _ in .http(200, report) }
    defer { server.stop() }
    let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
    await #expect(throws: ServiceError.badAnswer(.malformed)) {
      _ = try await service.report(Secret("token"))
    }
  }

  @Test(.proves("M-056"))
  func `half an answer counts as lost`() async throws {
    let text = Data(try Self.list([Self.item]).utf8)
    let result = try await ask { _ in .http(200, text.prefix(40), length: text.count) }
    guard case .failure(.lost) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test(.proves("M-056"))
  func `a missing answer counts as lost`() async throws {
    let result = try await ask { _ in Data() }
    guard case .failure(.lost) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test(.proves("M-056"))
  func `an answer that is too long is not read to its end`() async throws {
    let text = String(repeating: " ", count: 3 << 20)
    let result = try await ask(limit: 1 << 20) { _ in .http(200, text) }
    #expect(result == .failure(.badAnswer(.tooLong)))
  }

  @Test(.proves("M-056"), arguments: [201, 400, 403, 404, 500, 503])
  func `an unknown status is reported`(status: Int) async throws {
    #expect(
      try await ask { _ in .http(status, "<oops>") } == .failure(.badAnswer(.status(status))))
  }

  @Test(.proves("M-001", "M-056"))
  func `a refusal is an answer at once, also with a challenge`() async throws {
    let problem = try JSONEncoder.exchange.encode(Problem(.sessionOver, "x"))
    for headers in [[], ["WWW-Authenticate: Basic realm=\"x\""], ["WWW-Authenticate: Bearer"]] {
      let result = try await ask { _ in .http(401, headers: headers, problem) }
      #expect(result == .failure(.sessionOver), "\(headers)")
    }
  }

  @Test(.proves("M-001"), arguments: ["Basic realm=\"x\"", "Bearer", "Negotiate"])
  func `a login answered by a challenge is refused at once`(challenge: String) async throws {
    let server = try LoopbackServer { _ in
      .http(401, kind: "text/html", headers: ["WWW-Authenticate: \(challenge)"])
    }
    defer { server.stop() }
    let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
    let request = LoginRequest(username: "anna", password: Secret("x"), isRemembered: false)
    await #expect(throws: ServiceError.refused) { _ = try await service.login(request) }
  }

  @Test(.proves("M-056"))
  func `redirects are not followed, so the token stays here`() async throws {
    let visits = Mutex(0)
    let other = try LoopbackServer { _ in
      visits.withLock { $0 += 1 }
      return .http(200, "{}")
    }
    defer { other.stop() }
    let result = try await ask { _ in
      .http(302, headers: ["Location: \(other.origin)/api/announcements"])
    }
    #expect(result == .failure(.badAnswer(.status(302))))
    #expect(visits.withLock { $0 } == 0)
  }

  @Test(.proves("M-056"))
  func `the token is sent without a challenge`() async throws {
    let sent = Mutex<String?>(nil)
    _ = try await ask { request in
      sent.withLock { $0 = request.headers["authorization"] }
      return .http(304)
    }
    #expect(sent.withLock { $0 } == "Bearer token")
  }

  @Test(.proves("M-055", "M-066"))
  func `a silent server is given up at the time limit`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let clock = GivenClock { for await _ in arrivals { return } }
    let result = try await ask(clock: clock) { _ in
      arrived.yield()
      return nil
    }
    #expect(result == .failure(.timedOut))
  }

  @Test(.proves("M-055"))
  func `a cancelled request ends at once`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return nil
    }
    defer { server.stop() }
    let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
    let asking = Task { try await service.report(Secret("token")) }
    for await _ in arrivals { break }
    asking.cancel()
    #expect(await asking.result == .failure(ServiceError.cancelled))
  }

  @Test(.proves("M-055"))
  func `cancelled requests end during a disconnection, others continue`()
    async throws
  {
    let asking = Mutex<[Task<AnnouncementAnswer, any Error>]>([])
    let server = try LoopbackServer { request in
      guard request.headers["authorization"] == "Bearer off" else { return .http(304) }
      for task in asking.withLock({ $0 }) { task.cancel() }
      return Data()
    }
    defer { server.stop() }
    let service = try PythonDBAdapter(withoutTimeLimitAt: server.origin)
    for _ in 1...100 {
      let tasks = (1...4).map { _ in
        Task { try await service.announcements(unless: nil, Secret("off")) }
      }
      asking.withLock { $0 = tasks }
      for task in tasks {
        switch await task.result {
        case .success(let answer): Issue.record("\(answer)")
        case .failure(ServiceError.cancelled), .failure(ServiceError.lost): break
        case .failure(let error): Issue.record(error)
        }
      }
    }
    #expect(try await service.announcements(unless: "tag", Secret("on")) == .unchanged)
  }

  @Test(.proves("M-056"))
  func `a closed port means an unreachable server`() async throws {
    let server = try LoopbackServer { _ in nil }
    let origin = server.origin
    server.stop()
    let service = PythonDBAdapter(try ServerAddress(origin))
    let error = await #expect(throws: ServiceError.self) {
      _ = try await service.report(Secret("token"))
    }
    #expect(error == .unreachable("no program listens at its address"))
  }
}

extension AnswerDefect {
  /// Creates the error for an HTML page, or an empty response, with this status.
  fileprivate init(_ status: Int) {
    self = status == 200 ? .otherKind("text/html") : .status(status)
  }
}

/// Returns whether two results are equal in the parts that these tests check.
private func == (left: Result<MusterReport, any Error>, right: Result<MusterReport, ServiceError>)
  -> Bool
{
  switch (left, right) {
  case (.success(let left), .success(let right)): left == right
  case (.failure(let left), .failure(let right)): left as? ServiceError == right
  default: false
  }
}
