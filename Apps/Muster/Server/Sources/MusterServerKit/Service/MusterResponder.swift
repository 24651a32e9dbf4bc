internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import ServerParts

/// The processing of each request: the rules, the method, the route; and each error as a response.
struct MusterResponder: HTTPResponder {
  let rules: RequestRules
  let methods: MethodTable
  let routes: RouterResponder<MusterRequestContext>

  func respond(to request: Request, context: MusterRequestContext) async throws -> Response {
    let response = try await answer(request, context)
    // The log has the method, route and status, but no user input and no token.
    context.logger.info(
      "\(request.method) \(context.endpointPath ?? "(unknown)") \(response.status.code)")
    return response
  }

  private func answer(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    do {
      let problem = rules.problem(
        host: request.head.authority, origin: request.headers[.origin])
      if let problem { throw problem }
      return try await route(request, context)
    } catch {
      if let problem = ServerProblem(error) { return try problem.response() }
      if !(error is CancellationError) { context.logger.error("\(type(of: error)): \(error)") }
      return try ServerProblem.failed.response()
    }
  }

  private func route(
    _ request: Request, _ context: MusterRequestContext
  ) async throws -> Response {
    guard let allowed = methods.allowed(for: request.uri.path) else {
      throw ServerProblem.notFound
    }
    switch request.method {
    case .options: return Response(status: .noContent, headers: [.allow: allowed.header])
    case .head where allowed.methods.contains(.get):
      var head = request.head
      head.method = .get
      let get = Request(head: head, body: request.body)
      return try await routes.respond(to: get, context: context).createHeadResponse()
    case let method where allowed.methods.contains(method):
      return try await routes.respond(to: request, context: context)
    default: throw ServerProblem.otherMethod(allowed: allowed.header)
    }
  }
}

/// The methods of each path.
struct MethodTable: Sendable {
  /// The methods of a path's routes.
  struct Allowed: Sendable {
    let methods: Set<HTTPRequest.Method>

    /// The text of the header `Allow`, including the methods that every path supports.
    var header: String {
      let all = methods.map(\.rawValue) + ["OPTIONS"] + (methods.contains(.get) ? ["HEAD"] : [])
      return all.sorted().joined(separator: ", ")
    }
  }

  private var exact: [String: Set<HTTPRequest.Method>] = [:]
  private var prefixes: [String: Set<HTTPRequest.Method>] = [:]

  /// Adds a route; a path that ends in `**` is a prefix.
  mutating func add(_ method: HTTPRequest.Method, _ path: String) {
    if path.hasSuffix("**") {
      prefixes[String(path.dropLast(2)), default: []].insert(method)
    } else {
      exact[path, default: []].insert(method)
    }
  }

  /// All routes, as method and path.
  var all: [(HTTPRequest.Method, String)] {
    let prefixes = prefixes.map { ($0.key + "**", $0.value) }
    return (exact.map { ($0.key, $0.value) } + prefixes).flatMap { path, methods in
      methods.map { ($0, path) }
    }
  }

  /// Returns the methods of `path`, or `nil` if there is no such path.
  func allowed(for path: String) -> Allowed? {
    if let methods = exact[path] { return Allowed(methods: methods) }
    return prefixes.first { path.hasPrefix($0.key) }.map { Allowed(methods: $0.value) }
  }
}
