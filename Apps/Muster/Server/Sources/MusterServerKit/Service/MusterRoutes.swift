internal import ServerConnections
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import MusterAPI
internal import NIOCore
internal import ServerParts

/// The routes of the server, one for each entry of the API's description.
struct MusterRoutes: Sendable {
  private typealias Handler =
    @Sendable (Request, MusterRequestContext) async throws -> Response

  /// The longest body of read marks, in bytes; enough for some ten thousand announcements.
  private static let marksLimit = 1 << 20
  /// The longest body of a login, in bytes.
  private static let loginLimit = 16 << 10

  let database: MusterDatabase
  let desk: LoginDesk
  let table: ConnectionTable
  let addresses: ClientAddresses
  let time: @Sendable () -> ServerTime

  /// Returns the routes for the framework, and the methods of each path.
  func make() -> (router: Router<MusterRequestContext>, methods: MethodTable) {
    let router = Router(context: MusterRequestContext.self)
    var methods = MethodTable()
    for (method, path, handler) in all {
      router.on(RouterPath(path), method: method, use: handler)
      methods.add(method, path)
    }
    return (router, methods)
  }

  private var all: [(HTTPRequest.Method, String, Handler)] {
    [
      (.post, "/api/login", login),
      (.get, "/api/session", session),
      (.delete, "/api/session", revoke),
      (.get, "/api/announcements", list),
      (.post, "/api/read-marks", markRead),
      (.get, "/api/muster", report),
      (.post, "/api/muster", muster),
      (.get, "/intranet/", page),
      (.get, "/intranet/**", page),
    ]
  }
}

extension MusterRoutes {
  @Sendable private func login(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    let wish: LoginRequest = try await decoded(request, limit: Self.loginLimit)
    let address = addresses.address(
      peer: ClientAddress(context.channel.remoteAddress),
      forwarded: request.headers[values: .forwardedFor].joined(separator: ","))
    // A login whose client has disconnected needs no place in the queue.
    let session = try await table.cancellingOnHangUp(of: context.channel) { [desk] in
      try await desk.login(wish, from: address)
    }
    return try Response(json: session)
  }

  @Sendable private func session(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    try Response(json: try await database.session(token(request), time()))
  }

  @Sendable private func revoke(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    try await database.revoke(token(request))
    return Response(status: .noContent)
  }

  @Sendable private func list(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    let index = try await database.listIndex(token(request), time())
    let tag = index.tag
    var headers: HTTPFields = [.eTag: "\"\(tag)\"", .cacheControl: "private, no-cache"]
    let known = request.headers[values: .ifNoneMatch].joined(separator: ",")
    if EntityTags(known).matches(tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "application/json"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(contentLength: index.length) { [database] writer in
        try await index.write(to: &writer, from: database)
      })
  }

  @Sendable private func markRead(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    let token = try token(request)
    // The session is checked before the body, so that only users can make the server buffer a
    // megabyte.
    _ = try await database.session(token, time())
    let list: ReadMarkList = try await decoded(request, limit: Self.marksLimit)
    try await database.markRead(list.marks, token, time())
    return Response(status: .noContent)
  }

  @Sendable private func report(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    try Response(json: try await database.report(token(request), time()))
  }

  @Sendable private func muster(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    let token = try token(request)
    guard let wish = request.headers[.idempotencyKey], (1...100).contains(wish.utf8.count) else {
      throw ServerProblem.badRequest("The header Idempotency-Key has 1 to 100 bytes.")
    }
    return try Response(json: try await database.muster(wish, token, time()))
  }

  @Sendable private func page(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    let page = try await database.page(request.uri.path, token(request), time())
    return Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(contentLength: page.length) { [database] writer in
        try await page.write(to: &writer, from: database)
      })
  }
}

extension MusterRoutes {
  private func token(_ request: Request) throws -> Secret {
    guard let value = request.headers[.authorization], value.hasPrefix("Bearer ") else {
      throw ServerProblem.sessionOver
    }
    return Secret(String(value.dropFirst(7)))
  }

  private func decoded<Content: Decodable>(
    _ request: Request, limit: Int
  ) async throws -> Content {
    let type = request.headers[.contentType]?.prefix { $0 != ";" } ?? ""
    // Web pages of other sites can send plain text and forms here, but not JSON.
    guard type.filter({ $0 != " " }).lowercased() == "application/json" else {
      throw ServerProblem.otherType
    }
    var request = request
    let buffer: ByteBuffer
    do {
      buffer = try await request.collectBody(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw ServerProblem.tooLong
    }
    do {
      return try JSONDecoder.exchange.decode(Content.self, from: Data(buffer.readableBytesView))
    } catch {
      // The error's own text could contain parts of the body, and with them a password.
      throw ServerProblem.badRequest("The body is not what this route takes.")
    }
  }
}
