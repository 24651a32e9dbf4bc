internal import Foundation
internal import Hummingbird
public import Logging
public import MusterAPI

/// The server as a whole: a database behind routes, on this machine alone.
///
/// It speaks plain HTTP and so listens on loopback only; whoever serves a network puts a server
/// before it that encrypts.
public struct MusterServerApp: Sendable {
  private let database: MusterDatabase
  private let port: Int
  private let time: @Sendable () -> ServerTime
  private let logger: Logger
  /// What a login of an unknown user costs.
  var strangerCost = PasswordHash.Cost.standard

  /// Makes a server that does not run yet.
  ///
  /// - Parameters:
  ///   - database: What it serves.
  ///   - port: Where it listens; 0 has the system choose.
  ///   - time: What it takes for the time.
  ///   - logger: Where it tells of each request, and of what went wrong.
  public init(
    database: MusterDatabase, port: Int, time: @escaping @Sendable () -> ServerTime = { .local },
    logger: Logger
  ) {
    (self.database, self.port, self.time, self.logger) = (database, port, time, logger)
  }

  /// Runs until a signal to end, or until the task is cancelled; open requests are answered first.
  ///
  /// - Parameter ready: Called with the port when connections are taken.
  /// - Throws: Why it cannot listen.
  public func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
    let routes = MusterRoutes(database: database, strangerCost: strangerCost, time: time)
    let app = Application(
      router: routes.makeRouter(),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port), serverName: "Muster"),
      onServerRunning: { await ready($0.localAddress?.port ?? 0) }, logger: logger)
    try await app.runService()
  }
}
