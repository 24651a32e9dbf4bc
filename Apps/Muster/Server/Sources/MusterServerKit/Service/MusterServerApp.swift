internal import ServerConnections
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdTLS
public import Logging
public import MusterAPI
internal import NIOCore
internal import ServerParts
internal import ServerTLS
internal import ServiceLifecycle

/// The whole server: a database with routes, behind limits.
///
/// It uses plain HTTP on this machine and for trusted front servers, and TLS for all other clients.
public struct MusterServerApp: Sendable {
  /// The longest head of a request, in bytes.
  private static let headLimit = 16 << 10

  private let database: MusterDatabase
  private let options: ServerOptions
  private let time: @Sendable () -> ServerTime
  private let logger: Logger

  /// Creates a server, which does not run yet.
  ///
  /// - Parameters:
  /// - database: The database that it serves.
  /// - options: The address, limits and certificate.
  /// - time: The server's clock.
  /// - logger: The log of requests and faults.
  public init(
    database: MusterDatabase, options: ServerOptions,
    time: @escaping @Sendable () -> ServerTime = { .local }, logger: Logger
  ) {
    (self.database, self.options, self.time, self.logger) = (database, options, time, logger)
  }

  /// Runs until a signal to stop, or until the task is cancelled.
  ///
  /// After the first signal, open requests are answered for at most ten seconds.
  ///
  /// - Parameters:
  /// - signals: The signals to stop.
  /// - endProcess: Called at the second signal; it does not return.
  /// - ready: Called with the port once connections are accepted.
  /// - Throws: An error if the port cannot be opened, or ``ServerNetworkError``.
  public func run(
    signals: AsyncStream<Void>, endProcess: @escaping @Sendable () -> Void = {},
    ready: @escaping @Sendable (Int) async -> Void
  ) async throws {
    try options.check()
    let table = makeTable()
    let app = try makeApplication(table, ready)
    let group = ServiceGroup(
      configuration: .init(services: [app], logger: logger))
    let stop = ServerStop(
      deadline: options.network.stopDeadline, finish: { await group.triggerGracefulShutdown() },
      close: { table.closeAll() }, endProcess: endProcess)
    let obeying = Task { await stop.obey(signals) }
    defer { obeying.cancel() }
    try await group.run()
  }

  private func makeTable() -> ConnectionTable {
    let network = options.network
    let total = DescriptorLimit.raise(for: network.connections, logger)
    return ConnectionTable(
      ConnectionLimits(
        .init(total: total, perAddress: network.connectionsPerAddress),
        exempt: network.trustedProxies),
      logger: logger)
  }

  private func makeApplication(
    _ table: ConnectionTable, _ ready: @escaping @Sendable (Int) async -> Void
  ) throws -> Application<MusterResponder> {
    Application(
      responder: makeResponder(table), server: try makeServer(table),
      configuration: ApplicationConfiguration(
        address: .hostname(options.network.address, port: options.network.port),
        serverName: "Muster"),
      onServerRunning: { [logger] channel in
        await channel.pauseWithoutDescriptors(logger)
        await ready(channel.localAddress?.port ?? 0)
      }, logger: logger)
  }

  func makeResponder(_ table: ConnectionTable) -> MusterResponder {
    let desk = LoginDesk(database: database, strangerCost: options.strangerCost, time: time)
    let routes = MusterRoutes(
      database: database, desk: desk, table: table,
      addresses: ClientAddresses(trustedProxies: options.network.trustedProxies), time: time
    ).make()
    return MusterResponder(
      rules: RequestRules(hosts: options.hosts), methods: routes.methods,
      routes: routes.router.buildResponder())
  }

  private func makeServer(_ table: ConnectionTable) throws -> HTTPServerBuilder {
    let (options, tls) = (options, try options.network.makeTLS())
    return HTTPServerBuilder { responder in
      let http = HTTP1Channel(
        responder: responder,
        configuration: .init(
          additionalChannelHandlers: [RequestGuard()],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: Self.headLimit, maxHeaderListSize: Self.headLimit,
            maxHeaderFieldCount: 100)))
      guard let tls else { return guarded(http, table, options) }
      return guarded(try TLSChannel(http, tlsConfiguration: tls), table, options)
    }
  }

  private func guarded(
    _ base: some ServerChildChannel, _ table: ConnectionTable, _ options: ServerOptions
  ) -> any ServerChildChannel {
    GuardedChannel(
      base: base, table: table, timeouts: options.timeouts, isAllowed: options.isAllowed)
  }
}
