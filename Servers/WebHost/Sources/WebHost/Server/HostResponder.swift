internal import ServerParts
internal import ServerConnections
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ScreenKitWeb

/// The processing of each request: figures, files, and for everything else the page of a new session.
struct HostResponder: HTTPResponder {
  let hub: SessionHub
  let identity: Late<HostIdentity>
  let addresses: ClientAddresses
  let files: StaticFiles
  /// The style sheet of the look.
  let style: ClientAsset
  /// The style sheet beside that of the look; `nil` if there is none.
  let theme: ClientAsset?
  let gate: any VisitorGate
  let metrics: HostMetrics
  let connections: ConnectionCount
  /// The scheme of the app's links; `nil` if it has none.
  let linkScheme: String?

  func respond(to request: Request, context: HostRequestContext) async throws -> Response {
    var nonce: String?
    var response: Response
    do {
      response = try await answer(request, context, &nonce)
    } catch let problem as HostProblem {
      metrics.add(to: .refused)
      response = problem.response
    } catch is SessionHub.Busy {
      metrics.add(to: .refused)
      response = HostProblem.busy.response
    } catch {
      if !(error is CancellationError) {
        context.logger.error("\(type(of: error)): \(String(reflecting: error))")
      }
      response = HostProblem.failed.response
    }
    if let origin = identity.value?.origin {
      SecurityHeaders(origin).add(to: &response.headers, nonce: nonce)
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(
    _ request: Request, _ context: HostRequestContext, _ nonce: inout String?
  ) async throws -> Response {
    guard let identity = identity.value else { throw HostProblem.busy }
    let path = request.uri.path
    switch path {
    case "/health": return await health()
    case "/metrics": return try await figures(request, context)
    case SocketAcceptor.path: throw HostProblem.noSocket
    case _ where path.hasPrefix(Self.plainPath) && [.get, .head].contains(request.method):
      return try await plainPage(request, context, identity, &nonce)
    case _ where path.hasPrefix("/sk/"):
      guard let response = try files.response(for: path, request.head) else {
        throw HostProblem.notFound
      }
      return response
    case "/favicon.ico", "/robots.txt": throw HostProblem.notFound
    default: break
    }
    if request.method == .post, path == "/" {
      return try await form(request, context, identity)
    }
    guard [.get, .head].contains(request.method) else { throw HostProblem.otherMethod }
    if addresses.trustedProxies.isEmpty, !identity.origin.isHost(request.head.authority) {
      return .redirect(to: identity.origin.description + request.uri.string, type: .permanent)
    }
    return try await page(request, context, identity, &nonce)
  }

  // MARK: Pages

  private func page(
    _ request: Request, _ context: HostRequestContext, _ identity: HostIdentity,
    _ nonce: inout String?
  ) async throws -> Response {
    let link = try link(request.uri)
    let known = identity.cookie.device(in: request.headers[.cookie])
    let device = known ?? DeviceID()
    let address = address(request, context)
    let user: String?
    switch await gate.authenticate(gateRequest(request, address)) {
    case .admit(let name): user = name
    case .refuse: throw HostProblem.refused
    case .redirect(let path): return try Self.redirect(toLogin: path)
    }
    let visitor = Visitor(
      user: user, browser: device.key, address: address,
      languages: AcceptLanguage.tags(request.headers[.acceptLanguage]))
    let text = [UInt8].random(count: 16).base64
    nonce = text
    // A HEAD request needs no session.
    let html =
      request.method == .head
      ? "" : try await hub.page(device, visitor, link: link) { slots(nonce: text, ticket: $0) }
    var response = Response.page(html)
    if known == nil { response.headers[.setCookie] = identity.cookie.header(for: device) }
    return response
  }

  static func redirect(toLogin path: String) throws -> Response {
    guard path.hasPrefix("/"), !path.hasPrefix("//") else { throw HostProblem.failed }
    return .redirect(to: path, type: .normal)
  }

  /// Returns the link of an address; `nil` for the root screen.
  private func link(_ uri: URI) throws -> String? {
    guard let place = WebPlace(uri.string, under: "/") else { throw HostProblem.notFound }
    if place.path.isEmpty || place.path.hasPrefix("?") { return nil }
    // An app without links has no other address.
    guard let linkScheme else { throw HostProblem.notFound }
    return place.link(scheme: linkScheme)
  }

  func slots(nonce: String, ticket: SessionTicket) -> WebSession.PageSlots {
    WebSession.PageSlots(
      nonce: nonce, ticket: ticket.text, socketPath: SocketAcceptor.path,
      scriptPath: StaticFiles.path(of: ClientAssets.script),
      partsPath: StaticFiles.path(of: ClientAssets.parts),
      tablesPath: StaticFiles.path(of: ClientAssets.tables),
      stylePath: StaticFiles.path(of: style),
      themePath: theme.map(StaticFiles.path), formPath: "/")
  }

  func address(_ request: Request, _ context: HostRequestContext) -> ClientAddress {
    addresses.address(
      peer: ClientAddress(context.channel.remoteAddress),
      forwarded: request.headers[values: .forwardedFor].joined(separator: ","))
  }

  func gateRequest(_ request: Request, _ address: ClientAddress) -> VisitorRequest {
    VisitorRequest(
      path: request.uri.string, address: address,
      headers: request.headers.map { ($0.name.rawName, $0.value) })
  }

  // MARK: Operation

  /// Whether a proxy may send visitors here.
  private func health() async -> Response {
    let isDraining = await hub.isDraining
    return .text(isDraining ? "draining\n" : "ok\n", isDraining ? .serviceUnavailable : .ok)
  }

  /// Returns the figures, only to a client on this machine that is not behind a proxy.
  private func figures(
    _ request: Request, _ context: HostRequestContext
  ) async throws -> Response {
    let isForwarded = request.headers[.forwardedFor] != nil || request.headers[.forwarded] != nil
    guard ClientAddress(context.channel.remoteAddress).isLoopback, !isForwarded else {
      throw HostProblem.notFound
    }
    let (sessions, connected) = await (hub.sessions.count, hub.connectedCount)
    let (unsaved, failures) = (hub.writer.pendingCount, hub.writer.failureCount)
    return .text(
      metrics.text([
        ("sessions", "Sessions in memory.", sessions),
        ("sessions_connected", "Sessions with a socket.", connected),
        ("connections", "Open connections.", connections.count),
        ("unsaved", "Changed sessions that are not in the store.", unsaved),
        ("store_failures", "Transactions of the store that failed.", failures),
      ]))
  }
}

extension HTTPField.Name {
  static let forwarded = HTTPField.Name("Forwarded") ?? .from
}
