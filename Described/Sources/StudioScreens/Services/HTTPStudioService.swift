internal import AppMessages
internal import Foundation
public import RmadAPI
public import ScreenKitFetch

/// The service on a remote server, by HTTP.
public struct HTTPStudioService: StudioService {
  /// The maximum size of a response, in bytes: a text, or a long list of findings.
  private static let answerLimit = 8 << 20

  private let client: ServerClient

  /// Creates a service for the server at `address`; `https` needs a fetcher with a helper process.
  public init(_ address: ServerAddress, fetcher: any Fetcher = HTTPFetcher()) {
    client = ServerClient(address, fetcher, answerLimit: Self.answerLimit)
  }

  /// The server's address.
  public var origin: String { client.origin }
  /// The timeout of a response, ten seconds.
  public var timeLimit: Duration { client.timeLimit }

  /// Begins a session.
  public func logIn(_ login: LoginMessage) async throws(StudioServiceError) -> SessionMessage {
    try decoded(await send(.logIn, body: encoded(login)))
  }

  /// Ends a session.
  public func logOut(_ session: SessionMessage) async throws(StudioServiceError) {
    _ = try await send(.logOut, session: session)
  }

  /// Returns the apps of the author.
  public func apps(_ session: SessionMessage) async throws(StudioServiceError) -> [AppMessage] {
    try decoded(await send(.apps, session: session))
  }

  /// Adds an app and returns it with its number.
  public func addApp(
    _ name: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> AppMessage {
    try decoded(
      await send(.addApp, body: encoded(NewAppMessage(name: name)), session: session))
  }

  /// Returns the draft of an app; `nil` if there is none.
  public func draft(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> StudioDraft? {
    let answer: FetchResponse
    do throws(StudioServiceError) {
      answer = try await send(.draft, path: RmadOperation.draft.path(app), session: session)
    } catch .notFound {
      // A removed app has no versions, so this throws, unlike for an app without a draft.
      _ = try await versions(of: app, session)
      return nil
    }
    return StudioDraft(text: try text(answer), tag: try tag(answer))
  }

  /// Replaces the draft of an app if its validator is `tag`; `nil` requires that there is no draft.
  public func setDraft(
    _ text: String, of app: Int, replacing tag: String?, _ session: SessionMessage
  ) async throws(StudioServiceError) -> CheckedDraft {
    let bytes = Array(text.utf8)
    guard bytes.count <= RmadLimits.descriptionBytes else { throw .tooLong(bytes: bytes.count) }
    let condition =
      tag.map { FetchField("If-Match", $0) } ?? FetchField("If-None-Match", "*")
    let answer = try await send(
      .setDraft, path: RmadOperation.setDraft.path(app), body: bytes, condition, session: session)
    return CheckedDraft(tag: try self.tag(answer), findings: try decoded(answer))
  }

  /// Publishes the draft with `tag` for programs of a bundle version.
  public func publish(
    _ tag: String, of app: Int, for bundleVersion: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> VersionMessage {
    try decoded(
      await send(
        .publish, path: RmadOperation.publish.path(app),
        body: encoded(PublishMessage(bundleVersion: bundleVersion)), FetchField("If-Match", tag),
        session: session))
  }

  /// Returns the versions of an app, the latest one first.
  public func versions(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try decoded(
      await send(.versions, path: RmadOperation.versions.path(app), session: session))
  }

  /// Returns the text of a version.
  public func text(
    ofVersion number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> String {
    try text(
      await send(.version, path: RmadOperation.version.path(app, number), session: session))
  }

  /// Makes a version the current one, and returns all versions.
  public func rollBack(
    to number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage] {
    try decoded(
      await send(
        .rollBack, path: RmadOperation.rollBack.path(app),
        body: encoded(RollbackMessage(number: number)), session: session))
  }
}

extension HTTPStudioService {
  /// Sends a request and returns its answer; throws unless the status means success.
  private func send(
    _ operation: RmadOperation, path: String? = nil, body: [UInt8]? = nil,
    _ condition: FetchField? = nil, session: SessionMessage? = nil
  ) async throws(StudioServiceError) -> FetchResponse {
    var fields = condition.map { [$0] } ?? []
    if let session { fields.append(FetchField("Authorization", "Bearer \(session.token.text)")) }
    let answer: FetchResponse
    do throws(FetchError) {
      answer = try await client.send(
        operation.verb, path ?? operation.path(), fields,
        body: body.map { ("application/json", $0) })
    } catch {
      throw .noAnswer(error)
    }
    guard [200, 201, 204].contains(answer.status) else {
      throw error(answer, operation, sent: body?.count ?? 0)
    }
    return answer
  }

  private func error(
    _ answer: FetchResponse, _ operation: RmadOperation, sent: Int
  ) -> StudioServiceError {
    let message: ErrorMessage? = content(answer)
    switch answer.status {
    case 401: return operation == .logIn ? .wrongLogin : .sessionEnded
    case 404 where message != nil: return .notFound
    case 409: return .full
    case 412: return .conflict
    case 413: return .tooLong(bytes: sent)
    case 422:
      let findings: FindingsMessage? = content(answer)
      return findings.map { .mistakes($0) } ?? .unusable(status: 422)
    case 429: return .locked
    default:
      // A server of another kind could send very long messages.
      guard let message else { return .unusable(status: answer.status) }
      return .refused(String(message.message.prefix(300)))
    }
  }

  private func encoded(_ message: some Encodable) throws(StudioServiceError) -> [UInt8] {
    guard let data = try? JSONEncoder.exchange.encode(message) else {
      throw .refused("The request cannot be written.")
    }
    return Array(data)
  }

  private func decoded<Message: Decodable>(
    _ answer: FetchResponse
  ) throws(StudioServiceError) -> Message {
    guard let message: Message = content(answer) else { throw .unusable(status: answer.status) }
    return message
  }

  /// Decodes the content of an answer; returns `nil` if it has another form.
  private func content<Message: Decodable>(_ answer: FetchResponse) -> Message? {
    guard answer.mediaType == "application/json" else { return nil }
    return try? JSONDecoder.exchange.decode(Message.self, from: Data(answer.body))
  }

  private func text(_ answer: FetchResponse) throws(StudioServiceError) -> String {
    guard answer.mediaType == "application/json",
      let text = String(validating: answer.body, as: UTF8.self)
    else { throw .unusable(status: answer.status) }
    return text
  }

  private func tag(_ answer: FetchResponse) throws(StudioServiceError) -> String {
    guard let tag = answer["ETag"], !tag.isEmpty else { throw .unusable(status: answer.status) }
    return tag
  }
}
