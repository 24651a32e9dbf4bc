import AppMessages
import Foundation
import RmadAPI
import ScreenKitFetch
import ScreenKitTestSupport
import StudioScreens
import Synchronization
import Testing

@Suite("Requests of the studio")
struct HTTPStudioServiceTests {
  private let session = SessionMessage(token: Secret("s3cret"), expires: 0)

  /// Calls `body` with a service whose server returns `answer`, and returns its requests.
  private func requests(
    _ answer: Data?, _ body: (HTTPStudioService) async throws -> Void
  ) async throws -> [LoopbackServer.Request] {
    let requests = Mutex<[LoopbackServer.Request]>([])
    let server = try LoopbackServer { request in
      requests.withLock { $0.append(request) }
      return answer
    }
    defer { server.stop() }
    try await body(
      HTTPStudioService(
        try ServerAddress(server.origin), fetcher: HTTPFetcher(clock: StoppedClock())))
    return requests.withLock { $0 }
  }

  @Test(
    .proves("R-006"),
    arguments: [
      (401, "", StudioServiceError.sessionEnded), (404, #"{"error":"x","message":"y"}"#, .notFound),
      (404, "", .unusable(status: 404)), (409, "", .full), (412, "", .conflict),
      (413, "", .tooLong(bytes: 2)), (422, "", .unusable(status: 422)), (429, "", .locked),
      (400, #"{"error":"x","message":"No."}"#, .refused("No.")), (400, "", .unusable(status: 400)),
      (500, "<p>", .unusable(status: 500)), (200, "", .unusable(status: 200)),
      (200, #"{"is_good":true}"#, .unusable(status: 200)),
      (200, #"{"is_good":true,"findings":[]}"#, .unusable(status: 200)),
    ])
  func `each refusal has a separate error`(
    status: Int, body: String, error: StudioServiceError
  ) async throws {
    _ = try await requests(.http(status, body)) { service in
      await #expect(throws: error) {
        _ = try await service.setDraft("{}", of: 1, replacing: "\"1\"", session)
      }
    }
  }

  @Test(.proves("R-006")) func `a wrong password does not end a session`() async throws {
    let requests = try await requests(.http(401, "")) { service in
      await #expect(throws: StudioServiceError.wrongLogin) {
        _ = try await service.logIn(LoginMessage(name: "ann", password: Secret("horse")))
      }
    }
    #expect(requests.map { "\($0.method) \($0.path)" } == ["POST /api/session"])
    // Only the content contains the password.
    #expect(String(decoding: requests[0].body, as: UTF8.self).contains("horse"))
    #expect(!requests[0].headers.values.contains { $0.contains("horse") })
  }

  @Test(.proves("R-006")) func `a draft is sent with the validator of the replaced one`()
    async throws
  {
    let answer = Data.http(412, "")
    let first = try await requests(answer) { service in
      _ = try? await service.setDraft("{}", of: 7, replacing: "\"abc\"", session)
      _ = try? await service.setDraft("{}", of: 7, replacing: nil, session)
      _ = try? await service.publish("\"abc\"", of: 7, for: "1.0", session)
      _ = try? await service.text(ofVersion: 3, of: 7, session)
    }
    #expect(
      first.map { "\($0.method) \($0.path)" } == [
        "PUT /api/apps/7/draft", "PUT /api/apps/7/draft", "POST /api/apps/7/versions",
        "GET /api/apps/7/versions/3",
      ])
    #expect(first.map { $0.headers["if-match"] } == ["\"abc\"", nil, "\"abc\"", nil])
    #expect(first.map { $0.headers["if-none-match"] } == [nil, "*", nil, nil])
    #expect(first.allSatisfy { $0.headers["authorization"] == "Bearer s3cret" })
  }

  @Test(.proves("R-006")) func `a text that is too long is not sent`() async throws {
    let text = String(repeating: " ", count: RmadLimits.descriptionBytes + 1)
    let requests = try await requests(.http(200, "{}")) { service in
      await #expect(throws: StudioServiceError.tooLong(bytes: text.utf8.count)) {
        _ = try await service.setDraft(text, of: 1, replacing: nil, session)
      }
    }
    #expect(requests.isEmpty)
    let error = StudioServiceError.tooLong(bytes: text.utf8.count)
    #expect("\(error)".contains("has 2.1 MiB; the limit is 2 MiB."))
  }

  @Test(.proves("R-006")) func `a request is cancelled with its task`() async throws {
    _ = try await requests(nil) { service in
      let call = Task { try await service.apps(session) }
      call.cancel()
      await #expect(throws: StudioServiceError.noAnswer(.cancelled)) { try await call.value }
    }
  }

  @Test func `tokens and passwords do not appear in descriptions`() {
    let login = LoginMessage(name: "ann", password: Secret("horse"))
    var text = "\(login) \(session)" + String(reflecting: login) + String(reflecting: session)
    dump(login, to: &text)
    dump(session, to: &text)
    #expect(!text.contains("horse") && !text.contains("s3cret"))
  }
}
