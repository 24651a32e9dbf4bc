internal import Foundation
internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import MusterAPI
internal import NIOHTTP1

/// The reason why a request is refused, as the client reads it.
struct ServerProblem: Error, Equatable {
  let status: HTTPResponse.Status
  let problem: Problem
  /// Headers in addition to those of the body.
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ problem: Problem, _ headers: HTTPFields = [:]) {
    (self.status, self.problem, self.headers) = (status, problem, headers)
  }

  // No response has a challenge, because some clients would wait for a user then.
  /// The problem of a wrong password, which closes the connection, so that clients cannot send
  /// thousands at once.
  static let refused = ServerProblem(
    .unauthorized, Problem(.refused, "The username or the password is wrong."),
    [.connection: "close"])
  static let sessionOver = ServerProblem(
    .unauthorized, Problem(.sessionOver, "The session is over."))
  static let notFound = ServerProblem(.notFound, Problem(.notFound, "There is no such thing."))
  static let tooLong = ServerProblem(
    .contentTooLarge, Problem(.badRequest, "The body is too long."))
  static let otherType = ServerProblem(
    .unsupportedMediaType, Problem(.badRequest, "The body has to be application/json."))
  static let misdirected = ServerProblem(
    .misdirectedRequest, Problem(.badRequest, "This server is not reached under that name."))
  static let foreignOrigin = ServerProblem(
    .forbidden, Problem(.badRequest, "Web pages of other sites may not use this server."))
  static let failed = ServerProblem(
    .internalServerError, Problem(.failed, "Something went wrong; the server's log says what."))
  static let diskFull = ServerProblem(
    .insufficientStorage, Problem(.failed, "The server's disk is full. Nothing was saved."))
  /// The problem of too many waiting logins, or of a database that another program locks.
  static let busy = ServerProblem(
    .serviceUnavailable, Problem(.failed, "The server is busy. Try again in a few seconds."),
    [.retryAfter: "3", .connection: "close"])

  /// Returns the problem of too many wrong passwords, which ends at `end`.
  static func locked(until end: Date, now: Date) -> ServerProblem {
    let seconds = max(1, Int(end.timeIntervalSince(now).rounded(.up)))
    return ServerProblem(
      .tooManyRequests, Problem(.locked, "Too many passwords were wrong.", until: end),
      [.retryAfter: String(seconds), .connection: "close"])
  }

  static func unread(_ count: Int) -> ServerProblem {
    ServerProblem(
      .conflict, Problem(.unread, "Something is still to be read.", unread: count))
  }

  static func badRequest(_ message: String) -> ServerProblem {
    ServerProblem(.badRequest, Problem(.badRequest, message))
  }

  static func otherMethod(allowed: String) -> ServerProblem {
    ServerProblem(
      .methodNotAllowed, Problem(.badRequest, "Only \(allowed) are understood here."),
      [.allow: allowed])
  }

  /// Returns the problem of a request that is not valid HTTP.
  static func broken(_ error: HTTPParserError) -> ServerProblem {
    error == .headerOverflow
      ? ServerProblem(
        .requestHeaderFieldsTooLarge, Problem(.badRequest, "The headers are too long."))
      : .badRequest("The request is no HTTP/1.1.")
  }
}

extension ServerProblem {
  /// Creates the problem that `error` means for the client, or `nil` if it is the server's own
  /// fault.
  init?(_ error: any Error) {
    switch error {
    case let problem as ServerProblem: self = problem
    case let error as HTTPParserError: self = .broken(error)
    case let error as HTTPError:
      self.init(
        error.status,
        Problem(error.status == .notFound ? .notFound : .badRequest, error.status.reasonPhrase))
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
      case .SQLITE_FULL: self = .diskFull
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the response for a problem.
  func response() throws -> Response {
    try Response(status: status, headers: headers, json: problem)
  }
}

extension HTTPField.Name {
  static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .ifMatch
  static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .from
}

extension HTTPResponse.Status {
  static let insufficientStorage = HTTPResponse.Status(
    code: 507, reasonPhrase: "Insufficient Storage")
}

extension Response {
  /// Creates a response with JSON.
  init(
    status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], json content: some Encodable
  ) throws {
    var headers = headers
    headers[.contentType] = "application/json"
    headers[.cacheControl] = headers[.cacheControl] ?? "no-store"
    let data = try JSONEncoder.exchange.encode(content)
    self.init(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
