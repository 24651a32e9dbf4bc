public import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
public import Passwords
internal import RmadAPI
public import ScreenKitFetch
public import ScreenKitRmad
internal import ServerParts

/// The whole server: a database with routes, for programs on this machine.
///
/// It uses plain HTTP, so it listens on the loopback interface alone. On a network it needs a front
/// server that encrypts and limits connections.
public struct RmadServerApp: Sendable {
  private let database: RmadDatabase
  private let port: Int
  private let cost: PasswordHash.Cost
  private let proxy: FeedProxy
  private let now: @Sendable () -> Date
  private let logger: Logger

  /// Creates a server, which does not run yet.
  ///
  /// - Parameters:
  /// - database: The database that it serves.
  /// - port: The port to listen on; the system chooses one if it is 0.
  /// - cost: The cost of checking the password of an unknown author.
  /// - fetcher: The client of the proxy.
  /// - policy: The addresses that the proxy may connect to.
  /// - now: Returns the time.
  /// - logger: The log of requests and faults.
  public init(
    database: RmadDatabase, port: Int, cost: PasswordHash.Cost = .standard,
    fetcher: any Fetcher, policy: FetchPolicy = FetchPolicy(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger
  ) {
    (self.database, self.port, self.cost) = (database, port, cost)
    (proxy, self.now) = (FeedProxy(fetcher: fetcher, policy: policy), now)
    self.logger = logger
  }

  /// Runs until the task is cancelled, or the process gets SIGTERM or SIGINT.
  ///
  /// - Parameter ready: Called with the port once connections are accepted.
  /// - Throws: An error if the port cannot be opened.
  public func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
    let routes = RmadRoutes(
      database: database, logins: Logins(database, cost: cost), proxy: proxy, now: now)
    let app = Application(
      responder: RmadResponder(rules: RequestRules(hosts: []), routes: routes),
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port), serverName: "RMAD"),
      onServerRunning: { await ready($0.localAddress?.port ?? 0) }, logger: logger)
    try await app.runService()
  }
}

/// The processing of each request: the rules, the route, and each error as JSON.
struct RmadResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let rules: RequestRules
  let routes: RmadRoutes

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let response = await answer(request, context)
    // The log has no unknown path and no parameter, because strangers choose them.
    let operation = try? RmadOperation.find(request.method.rawValue, request.uri.path).0
    context.logger.info("\(operation?.rawValue ?? "(unknown)") \(response.status.code)")
    return response
  }

  private func answer(_ request: Request, _ context: BasicRequestContext) async -> Response {
    do {
      switch rules.refusal(host: request.head.authority, origin: request.headers[.origin]) {
      case .noHost: throw RmadRefusal.badRequest("The request names no host.")
      case .otherHost: throw RmadRefusal.misdirected
      case .otherOrigin: throw RmadRefusal.forbidden
      case nil: return try await routes.answer(request)
      }
    } catch let refusal as RmadRefusal {
      return refusal.response
    } catch {
      context.logger.error("\(type(of: error)): \(error)")
      return RmadRefusal.failed.response
    }
  }
}
