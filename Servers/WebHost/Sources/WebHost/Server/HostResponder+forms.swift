internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import NIOCore
internal import ServerParts

/// The requests of browsers that run no script.
extension HostResponder {
  /// The path of the pages after the first one; the digest of a ticket follows.
  static let plainPath = "/sk/page/"
  /// The longest form, in bytes.
  private static let formLimit = 1 << 20

  /// Performs the form of a page without script, and redirects to the page, so that a reload sends
  /// nothing again.
  func form(
    _ request: Request, _ context: HostRequestContext, _ identity: HostIdentity
  ) async throws -> Response {
    guard FormOrigin.allows(request.headers, identity.origin),
      let device = identity.cookie.device(in: request.headers[.cookie])
    else { throw HostProblem.refused }
    let address = address(request, context)
    guard case .admit(let user) = await gate.authenticate(gateRequest(request, address)) else {
      throw HostProblem.refused
    }
    guard let body = try? await request.body.collect(upTo: Self.formLimit) else {
      throw HostProblem.tooLong
    }
    let fields = FormFields.read(String(buffer: body))
    let digest = try await hub.submit(fields, Guest(device, address, user))
    // The form of an ended session redirects to a new session.
    let path = digest.map { Self.plainPath + $0.bytes.base64 } ?? "/"
    return .redirect(to: path, type: .normal)
  }

  /// Returns the page of a session after a form.
  func plainPage(
    _ request: Request, _ context: HostRequestContext, _ identity: HostIdentity,
    _ nonce: inout String?
  ) async throws -> Response {
    let text = request.uri.path.dropFirst(Self.plainPath.count)
    guard let digest = TicketDigest(base64: text),
      let device = identity.cookie.device(in: request.headers[.cookie])
    else { return .redirect(to: "/", type: .normal) }
    let address = address(request, context)
    let user: String?
    switch await gate.authenticate(gateRequest(request, address)) {
    case .admit(let name): user = name
    case .refuse: throw HostProblem.refused
    case .redirect(let path): return try Self.redirect(toLogin: path)
    }
    let secret = [UInt8].random(count: 16).base64
    let page = try await hub.page(of: digest, Guest(device, address, user)) {
      slots(nonce: secret, ticket: $0)
    }
    guard let page else { return .redirect(to: "/", type: .normal) }
    nonce = secret
    return .page(page)
  }
}

/// The decision about the site that a form comes from.
enum FormOrigin {
  /// Returns whether a form may come from the site that its headers name.
  ///
  /// Some browsers without script name no site. Then the cookie and the ticket in the form are the
  /// proof. Other sites cannot read the ticket, and browsers that support `SameSite` send no cookie
  /// with their requests.
  static func allows(_ headers: HTTPFields, _ origin: PublicOrigin) -> Bool {
    if let site = headers[.secFetchSite], site != "same-origin" { return false }
    let origins = headers[values: .origin]
    return origins.isEmpty || (origins.count == 1 && origin.matches(origins.first))
  }
}

extension HTTPField.Name {
  fileprivate static let secFetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .origin
}
