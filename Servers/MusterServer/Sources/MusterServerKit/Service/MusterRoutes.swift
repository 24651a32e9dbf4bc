internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import MusterAPI

/// What can be asked of the server, one route for each entry of the API's description.
struct MusterRoutes: Sendable {
  /// The longest body taken, in bytes; marks of some ten thousand announcements.
  private static let bodyLimit = 1 << 20
  /// The longest name looked for, in bytes.
  private static let nameLimit = 200

  let database: MusterDatabase
  let time: @Sendable () -> ServerTime
  private let passwords: PasswordCheck

  init(
    database: MusterDatabase, strangerCost: PasswordHash.Cost,
    time: @escaping @Sendable () -> ServerTime
  ) {
    (self.database, self.time) = (database, time)
    passwords = PasswordCheck(strangerCost: strangerCost)
  }

  func makeRouter() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ProblemMiddleware())
    router.post("/api/login") { request, _ in try await login(request) }
    router.get("/api/session") { request, _ in
      try Response(json: try await database.session(token(request), time()))
    }
    router.delete("/api/session") { request, _ in
      try await database.revoke(token(request))
      return Response(status: .noContent)
    }
    router.get("/api/announcements") { request, _ in try await list(request) }
    router.post("/api/read-marks") { request, _ in
      let token = try token(request)
      let list: ReadMarkList = try await decoded(request)
      try await database.markRead(list.marks, token, time())
      return Response(status: .noContent)
    }
    router.get("/api/muster") { request, _ in
      try Response(json: try await database.report(token(request), time()))
    }
    router.post("/api/muster") { request, _ in try await muster(request) }
    router.get("/intranet/") { request, _ in try await page(request) }
    router.get("/intranet/**") { request, _ in try await page(request) }
    return router
  }

  private func login(_ request: Request) async throws -> Response {
    let wish: LoginRequest = try await decoded(request)
    let name = wish.username
    // SQLite would take what stands before a zero for the whole name.
    guard name.utf8.count <= Self.nameLimit, !name.utf8.contains(0) else {
      throw ServerProblem.refused
    }
    let end = try await database.countAttempt(of: name, time())
    let hash = try await database.password(of: name)
    guard try await passwords.isRight(wish.password.text, hash) else {
      throw end.map { ServerProblem.locked(until: $0) } ?? .refused
    }
    return try Response(
      json: try await database.openSession(
        of: name, isRemembered: wish.isRemembered, time()))
  }

  private func list(_ request: Request) async throws -> Response {
    let list = try await database.list(token(request), time())
    let tag = "\"\(list.tag)\""
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache"]
    let known = request.headers[.ifNoneMatch]?.split(separator: ",") ?? []
    if known.contains(where: { $0.trimmingCharacters(in: .whitespaces) == tag }) {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return try Response(headers: headers, json: list)
  }

  private func muster(_ request: Request) async throws -> Response {
    let token = try token(request)
    guard let wish = request.headers[.idempotencyKey], (1...100).contains(wish.utf8.count) else {
      throw ServerProblem.badRequest("The header Idempotency-Key has 1 to 100 bytes.")
    }
    return try Response(json: try await database.muster(wish, token, time()))
  }

  private func page(_ request: Request) async throws -> Response {
    let html = try await database.page(request.uri.path, token(request), time())
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}

extension MusterRoutes {
  private func token(_ request: Request) throws -> Secret {
    guard let value = request.headers[.authorization], value.hasPrefix("Bearer ") else {
      throw ServerProblem.sessionOver
    }
    return Secret(String(value.dropFirst(7)))
  }

  private func decoded<Content: Decodable>(_ request: Request) async throws -> Content {
    var request = request
    guard let buffer = try? await request.collectBody(upTo: Self.bodyLimit) else {
      throw ServerProblem.tooLong
    }
    do {
      return try JSONDecoder.exchange.decode(Content.self, from: Data(buffer.readableBytesView))
    } catch {
      // The error's own words could have parts of the body, and with them a password.
      throw ServerProblem.badRequest("The body is not what this route takes.")
    }
  }
}

extension HTTPField.Name {
  static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .ifMatch
}
