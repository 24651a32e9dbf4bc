internal import Foundation
public import MusterAPI
public import ScreenKitFetch

/// The service on a remote server, by HTTP.
///
/// The name comes from the specification; the server may be written in any language.
public struct PythonDBAdapter: MusterService {
  /// The timeout of a response.
  static let timeLimit = Duration.seconds(10)
  /// The maximum size of a response, in bytes.
  static let answerLimit = 64 << 20

  private let client: ServerClient

  /// Creates a service for the server at `address`; `https` needs a fetcher with a helper process.
  public init(_ address: ServerAddress, fetcher: any Fetcher = HTTPFetcher()) {
    self.init(address, fetcher, answerLimit: PythonDBAdapter.answerLimit)
  }

  init(_ address: ServerAddress, _ fetcher: any Fetcher, answerLimit: Int) {
    client = ServerClient(
      address, fetcher, timeLimit: PythonDBAdapter.timeLimit, answerLimit: answerLimit)
  }

  /// The server's address.
  public var origin: String { client.origin }
  /// The timeout of a response, ten seconds.
  public var timeLimit: Duration { client.timeLimit }
}

extension PythonDBAdapter {
  /// Logs in and returns a new session.
  public func login(_ request: LoginRequest) async throws(ServiceError) -> Session {
    do {
      return try await ask("POST", "/api/login", body: try encoded(request)).decoded()
    } catch .sessionOver {
      // There is no session yet, so the credentials are wrong.
      throw .refused
    }
  }

  /// Returns the current state of a session.
  public func resume(_ token: Secret) async throws(ServiceError) -> Session {
    try await ask("GET", "/api/session", token).decoded()
  }

  /// Ends a session.
  public func revoke(_ token: Secret) async throws(ServiceError) {
    do {
      _ = try await ask("DELETE", "/api/session", token, expecting: [204])
    } catch .sessionOver {
      return
    }
  }

  /// Returns the announcements, unless their entity tag is `tag`.
  public func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer {
    let answer = try await ask(
      "GET", "/api/announcements", token,
      headers: tag.map { ["If-None-Match": "\"\($0)\""] } ?? [:],
      expecting: tag == nil ? [200] : [200, 304])
    if answer.status == 304 { return .unchanged }
    let list: AnnouncementList = try answer.decoded()
    return .list(list)
  }

  /// Records that the user has read these contents.
  public func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError) {
    _ = try await ask(
      "POST", "/api/read-marks", token, body: try encoded(ReadMarkList(marks)), expecting: [204])
  }

  /// Returns the user's last muster.
  public func report(_ token: Secret) async throws(ServiceError) -> MusterReport {
    try await ask("GET", "/api/muster", token).decoded()
  }

  /// Musters the user and returns the last muster.
  public func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport {
    try await ask(
      "POST", "/api/muster", token, headers: ["Idempotency-Key": key.description]
    ).decoded()
  }

  /// Returns the page at `path`; throws unless it is HTML.
  public func page(
    _ path: IntranetPath, _ token: Secret
  ) async throws(ServiceError) -> IntranetPage {
    let answer = try await ask("GET", path.description, token)
    guard answer.mediaType == "text/html" else {
      throw .badAnswer(.otherKind(answer.mediaType))
    }
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

  /// Sends a request and returns its response; throws if the status is not in `good`.
  ///
  /// A proxy may respond with its own page and status 200, so each request lists the statuses that
  /// mean success.
  private func ask(
    _ method: String, _ path: String, _ token: Secret? = nil, headers: [String: String] = [:],
    body: Data? = nil, expecting good: Set<Int> = [200]
  ) async throws(ServiceError) -> FetchResponse {
    var fields = headers.map { FetchField($0.key, $0.value) }
    if let token { fields.append(FetchField("Authorization", "Bearer \(token.text)")) }
    let answer: FetchResponse
    do throws(FetchError) {
      answer = try await client.send(
        method, path, fields, body: body.map { ("application/json", Array($0)) })
    } catch {
      throw ServiceError(error)
    }
    guard good.contains(answer.status) else { throw answer.problem }
    return answer
  }
}
