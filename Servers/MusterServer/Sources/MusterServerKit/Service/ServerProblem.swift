internal import Foundation
internal import Hummingbird
internal import Logging
internal import MusterAPI

/// Why a request is not granted, as the client reads it.
struct ServerProblem: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  let problem: Problem

  init(_ status: HTTPResponse.Status, _ problem: Problem) {
    (self.status, self.problem) = (status, problem)
  }

  // None has a challenge: some clients would wait for somebody to answer it.
  static let refused = ServerProblem(
    .unauthorized, Problem(.refused, "The username or the password is wrong."))
  static let sessionOver = ServerProblem(
    .unauthorized, Problem(.sessionOver, "The session is over."))
  static let notFound = ServerProblem(.notFound, Problem(.notFound, "There is no such thing."))
  static let tooLong = ServerProblem(
    .contentTooLarge, Problem(.badRequest, "The body is too long."))
  static let failed = ServerProblem(
    .internalServerError, Problem(.failed, "Something went wrong; the server's log says what."))

  static func locked(until end: Date) -> ServerProblem {
    ServerProblem(
      .tooManyRequests, Problem(.locked, "Too many passwords were wrong.", until: end))
  }

  static func unread(_ count: Int) -> ServerProblem {
    ServerProblem(
      .conflict, Problem(.unread, "Something is still to be read.", unread: count))
  }

  static func badRequest(_ message: String) -> ServerProblem {
    ServerProblem(.badRequest, Problem(.badRequest, message))
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(status: status, json: problem)
  }
}

extension Response {
  /// An answer of JSON.
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

/// Makes every error an answer that the client can read, and logs what is the server's fault.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await answer(request, context, next)
    // Method, route and status: nothing that a user typed or that opens a session.
    context.logger.info(
      "\(request.method) \(context.endpointPath ?? "(unknown)") \(response.status.code)")
    return response
  }

  private func answer(
    _ request: Request, _ context: Context,
    _ next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let problem as ServerProblem {
      return try problem.response(from: request, context: context)
    } catch let error as HTTPError {
      let problem = Problem(error.status.code == 404 ? .notFound : .badRequest, "\(error.status)")
      return try Response(status: error.status, json: problem)
    } catch {
      context.logger.error("\(type(of: error)): \(error)")
      return try ServerProblem.failed.response(from: request, context: context)
    }
  }
}
