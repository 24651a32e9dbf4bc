public import AppMessages
public import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
public import Passwords
internal import ServerParts

/// The whole server: a database with routes, for programs on this machine.
///
/// It is a prototype of the university's API and uses plain HTTP, so it listens on the loopback
/// interface alone. On a network it needs a front server that encrypts and limits connections.
public struct StudentServerApp: Sendable {
  private let database: StudentDatabase
  private let port: Int
  private let cost: PasswordHash.Cost
  private let now: @Sendable () -> Date
  private let today: @Sendable () -> CalendarDay
  private let logger: Logger

  /// Creates a server, which does not run yet.
  ///
  /// - Parameters:
  ///   - database: The database that it serves.
  ///   - port: The port to listen on; the system chooses one if it is 0.
  ///   - cost: The cost of checking the secret of an unknown user.
  ///   - now: Returns the time, for limits.
  ///   - today: Returns the day, for the deadline of registration.
  ///   - logger: The log of requests and faults.
  public init(
    database: StudentDatabase, port: Int, cost: PasswordHash.Cost = .standard,
    now: @escaping @Sendable () -> Date = { Date() },
    today: @escaping @Sendable () -> CalendarDay, logger: Logger
  ) {
    (self.database, self.port, self.cost) = (database, port, cost)
    (self.now, self.today, self.logger) = (now, today, logger)
  }

  /// Runs until the task is cancelled, or the process gets SIGTERM or SIGINT.
  ///
  /// - Parameter ready: Called with the port once connections are accepted.
  /// - Throws: An error if the port cannot be opened.
  public func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
    let routes = StudentRoutes(
      database: database, checks: SecretChecks(database, cost: cost, now: now), today: today)
    let app = Application(
      responder: StudentResponder(rules: RequestRules(hosts: []), routes: routes),
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port), serverName: "eStudent"),
      onServerRunning: { await ready($0.localAddress?.port ?? 0) }, logger: logger)
    try await app.runService()
  }
}

/// The processing of each request: the rules, the route, and each error as `ERROR`.
struct StudentResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let rules: RequestRules
  let routes: StudentRoutes

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let response = await answer(request, context)
    // The log has the path and the status, but no parameters, because they name a student.
    let path = StudentRoutes.operations.first { $0.path == request.uri.path }?.path ?? "(unknown)"
    context.logger.info("\(request.method) \(path) \(response.status.code)")
    return response
  }

  private func answer(_ request: Request, _ context: BasicRequestContext) async -> Response {
    do {
      switch rules.refusal(host: request.head.authority, origin: request.headers[.origin]) {
      case .noHost: throw StudentRefusal.badRequest
      case .otherHost: throw StudentRefusal.misdirected
      case .otherOrigin: throw StudentRefusal.forbidden
      case nil: return try await routes.answer(request)
      }
    } catch let refusal as StudentRefusal {
      return refusal.response
    } catch {
      context.logger.error("\(type(of: error)): \(error)")
      return StudentRefusal.failed.response
    }
  }
}
