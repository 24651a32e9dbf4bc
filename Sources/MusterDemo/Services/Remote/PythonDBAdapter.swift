internal import Foundation
public import MusterAPI

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The way to the remote database, by HTTP (M-032, M-040).
///
/// The name is that of the documents; what the server is written in, this side cannot tell.
public struct PythonDBAdapter: MusterService {
  /// How long an answer may take.
  public static let timeLimit = Duration.seconds(10)
  /// The longest answer taken, in bytes.
  static let answerLimit = 64 << 20

  private let address: ServerAddress
  private let transport: HTTPTransport

  /// Makes the way to the server at `address`.
  public init(_ address: ServerAddress) {
    self.init(address) { try await Task.sleep(for: PythonDBAdapter.timeLimit) }
  }

  init(
    _ address: ServerAddress, limit: Int = PythonDBAdapter.answerLimit,
    patience: @escaping HTTPTransport.Patience
  ) {
    self.address = address
    transport = HTTPTransport(limit: limit, patience: patience)
  }

  /// The server's address.
  public var origin: String { address.url.absoluteString }
}

extension PythonDBAdapter {
  /// Begins a session.
  public func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    try await ask("POST", "/api/login", body: try encoded(request)).decoded()
  }

  /// Tells the state of a session.
  public func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try await ask("GET", "/api/session", token).decoded()
  }

  /// Ends a session.
  public func revoke(_ token: Secret) async throws(ServiceError) {
    do {
      _ = try await ask("DELETE", "/api/session", token)
    } catch .sessionOver {
      return
    }
  }

  /// The announcements.
  public func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    let answer = try await ask(
      "GET", "/api/announcements", token, headers: tag.map { ["If-None-Match": "\"\($0)\""] } ?? [:]
    )
    if answer.status == 304 { return .unchanged }
    let list: AnnouncementList = try answer.decoded()
    try list.check()
    return .list(list)
  }

  /// Keeps that the user has read these.
  public func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    _ = try await ask("POST", "/api/read-marks", token, body: try encoded(ReadMarkList(marks)))
  }

  /// When the user mustered last.
  public func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try await ask("GET", "/api/muster", token).decoded()
  }

  /// Musters the user.
  public func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try await ask(
      "POST", "/api/muster", token, headers: ["Idempotency-Key": key.description]
    ).decoded()
  }

  /// A page.
  public func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    let answer = try await ask("GET", path.description, token)
    guard answer.kind == "text/html" else { throw .badAnswer(.otherKind(answer.kind)) }
    return IntranetPage(path: path, html: String(decoding: answer.body, as: UTF8.self))
  }
}

extension PythonDBAdapter {
  private func encoded(_ value: some Encodable) throws(ServiceError) -> Data {
    do {
      return try JSONEncoder.exchange.encode(value)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Sends a request and gives an answer of a good status; the other ones are errors.
  private func ask(
    _ method: String, _ path: String, _ token: Secret? = nil, headers: [String: String] = [:],
    body: Data? = nil
  ) async throws(ServiceError) -> HTTPAnswer {
    guard let url = URL(string: origin + path) else { throw .notFound }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    // Sent before anybody asks for it, since the answer to a challenge never comes.
    if let token { request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization") }
    let answer = try await transport.send(request)
    switch answer.status {
    case 200, 204, 304: return answer
    default: throw answer.problem
    }
  }
}
