internal import ServerConnections
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ScreenKitCore
internal import ScreenKitWeb
internal import ServiceLifecycle
internal import Synchronization

/// The whole host of an app: its sessions behind HTTP and sockets, behind limits.
struct HostServer: Sendable {
  let hub: SessionHub
  private let options: HostOptions
  private let store: any SessionStore
  private let gate: any VisitorGate
  private let files: StaticFiles
  /// The style sheet of the user's colours and of the app; `nil` if there is none.
  private let theme: ClientAsset?
  private let linkScheme: String?
  private let metrics: HostMetrics
  private let logger: Logger

  /// Creates a host, which does not run yet.
  ///
  /// - Parameters:
  /// - app: The configured app.
  /// - options: The address, limits and certificate.
  /// - store: The storage of sessions at rest.
  /// - time: The clock of the sessions; `nil` for that of the system.
  /// - logger: The log of requests and faults.
  /// - Throws: `ServerNetworkError`, or an error of the folder for recordings.
  @MainActor
  init(
    _ app: some WebApp, options: HostOptions, store: any SessionStore,
    time: (any HostTime)? = nil, logger: Logger
  ) throws {
    try options.check()
    (self.options, self.store, self.logger) = (options, store, logger)
    (gate, metrics, linkScheme) = (app.gate, HostMetrics(), app.linkScheme)
    let hasTheme = options.theme != nil || !app.styleSheet.isEmpty
    theme = hasTheme ? ClientAssets.themeStyle(options.theme, adding: app.styleSheet) : nil
    files = StaticFiles(ClientAssets.all + [theme].compactMap(\.self))
    let painters = WebPainterTable()
    app.customize(painters)
    let (look, linkScheme) = (options.look, linkScheme)
    let recordings = try options.trial.recordings.map {
      try SessionRecordings($0, look: look, logger: logger)
    }
    hub = SessionHub(
      .init(
        store: store, gate: gate, metrics: metrics, logger: logger, time: time ?? SystemTime(),
        recordings: recordings),
      limits: options.sessions
    ) { visitor, clock, archive in
      var settings = WebSession.Settings()
      let strings = app.strings(for: visitor)
      (settings.look, settings.strings) = (look, strings)
      (settings.linkScheme, settings.painters) = (linkScheme, painters)
      settings.epoch = .random(in: 1...(1 << 53 - 1))
      // The session of the previous turn may have another language.
      strings.makeCurrent()
      return WebSession(
        app, root: try app.makeRoot(for: visitor), clock: clock, archive: archive,
        settings: settings)
    }
    app.hostDidStart(VisitorSessions(hub))
  }

  /// Runs until a signal to stop, or until the task is cancelled.
  ///
  /// At the first signal all sessions are saved. Their pages reconnect to another process, or to
  /// this one after its restart.
  ///
  /// - Parameters:
  /// - signals: The signals to stop.
  /// - endProcess: Called at the second signal; it does not return.
  /// - ready: Called with the origin once connections are accepted.
  /// - Throws: An error of the socket or the store, or `ServerNetworkError`.
  func run(
    signals: AsyncStream<Void>, endProcess: @escaping @Sendable () -> Void = {},
    ready: @escaping @Sendable (PublicOrigin) async -> Void
  ) async throws {
    ProcessMemory.forbidDumps()
    let key = try await store.cookieKey()
    let (connections, identity) = (makeConnections(), Late<HostIdentity>())
    let app = try makeApplication(connections, identity, key, ready)
    let group = ServiceGroup(configuration: .init(services: [app], logger: logger))
    let stop = ServerStop(
      hub: hub, group: group, connections: connections, deadline: options.network.stopDeadline,
      endProcess: endProcess)
    let obeying = Task { await stop.obey(signals) }
    let keeping = Task { await hub.keepStore(lifetime: options.sessionLifetime) }
    let validating = Task { await hub.keepValid() }
    defer {
      for task in [obeying, keeping, validating] { task.cancel() }
    }
    try await group.run()
    // The last requests may have changed sessions, or ended those of a user.
    await hub.saveRest()
  }

  private func makeConnections() -> ConnectionCount {
    let network = options.network
    return ConnectionCount(
      total: DescriptorLimit.raise(for: network.connections, logger),
      perAddress: network.connectionsPerAddress, exempt: network.trustedProxies)
  }

  private func makeApplication(
    _ connections: ConnectionCount, _ identity: Late<HostIdentity>, _ key: [UInt8],
    _ ready: @escaping @Sendable (PublicOrigin) async -> Void
  ) throws -> Hummingbird.Application<HostResponder> {
    let addresses = ClientAddresses(trustedProxies: options.network.trustedProxies)
    let responder = HostResponder(
      hub: hub, identity: identity, addresses: addresses, files: files,
      style: ClientAssets.style(options.look), theme: theme, gate: gate, metrics: metrics,
      connections: connections, linkScheme: linkScheme)
    let server = try makeServer(connections, identity, addresses)
    return Hummingbird.Application(
      responder: responder, server: server,
      configuration: ApplicationConfiguration(
        address: .hostname(options.network.address, port: options.network.port), serverName: nil),
      onServerRunning: { [options, logger] channel in
        guard let origin = options.origin(port: channel.localAddress?.port ?? 0) else { return }
        identity.set(HostIdentity(origin, key: key))
        await channel.pauseWithoutDescriptors(logger)
        await ready(origin)
      }, logger: logger)
  }

  private func makeServer(
    _ connections: ConnectionCount, _ identity: Late<HostIdentity>, _ addresses: ClientAddresses
  ) throws -> HTTPServerBuilder {
    let turns = SocketTurns { [hub] in hub.handle($0) }
    let acceptor = SocketAcceptor(
      identity: identity, addresses: addresses, latency: options.trial.latency
    ) { [metrics] request in
      SocketPump(request, metrics) { turns.add($0) }
    }
    let tls: HostTLS? = try HostTLS(options.network)
    return HTTPServerBuilder { [options] responder in
      let channel = UpgradeChannel(
        responder: responder, sockets: acceptor, limits: options.sockets,
        idleTimeout: options.idleTimeout)
      guard let tls else { return CountedChannel(base: channel, count: connections) }
      return CountedChannel(base: try tls.encrypting(channel), count: connections)
    }
  }
}
