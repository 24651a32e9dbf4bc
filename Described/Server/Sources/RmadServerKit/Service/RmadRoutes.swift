internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import RmadAPI
internal import ScreenKitFetch
internal import ScreenKitRmad

/// The operations of the server: descriptions for apps, and the work of their authors.
struct RmadRoutes: Sendable {
  /// The longest other content, in bytes.
  private static let messageLimit = 64 << 10
  /// The version of the protocol that the parameter `version` names.
  private static let protocolVersion = 1

  let database: RmadDatabase
  let logins: Logins
  let proxy: FeedProxy
  let now: @Sendable () -> Date

  /// Answers a request; throws a ``RmadRefusal``.
  func answer(_ request: Request) async throws -> Response {
    let (operation, numbers) = try RmadOperation.find(request.method.rawValue, request.uri.path)
    switch operation {
    case .description: return try await description(request)
    case .logIn: return try json(await logins.logIn(await message(request), at: now()))
    default: break
    }
    let session = try await session(request)
    if let app = numbers.first, !(try await database.owns(session.author, app: app)) {
      throw RmadRefusal.notFound
    }
    return try await answer(operation, request, session, numbers)
  }

  /// Answers a request of an author, who owns the app whose number is the first one in the path.
  private func answer(
    _ operation: RmadOperation, _ request: Request, _ session: Session, _ numbers: [Int]
  ) async throws -> Response {
    let app = numbers.first ?? 0
    switch operation {
    case .logOut:
      try await database.endSession(session.token)
      return Response(status: .noContent)
    case .apps: return try json(await database.apps(of: session.author))
    case .addApp: return try await addApp(request, session.author)
    case .draft:
      guard let draft = try await database.draft(of: app) else { throw RmadRefusal.notFound }
      return text(draft.text, [.eTag: draft.etag, .cacheControl: "no-store"])
    case .setDraft: return try await setDraft(request, app)
    case .versions: return try json(await database.versions(of: app))
    case .version:
      let number = numbers.dropFirst().first ?? 0
      guard let version = try await database.version(number, of: app) else {
        throw RmadRefusal.notFound
      }
      return text(version.text, [.eTag: version.etag, .cacheControl: "no-store"])
    case .publish: return try await publish(request, app)
    case .rollBack:
      let message: RollbackMessage = try await message(request)
      guard try await database.rollBack(to: message.number, of: app) else {
        throw RmadRefusal.notFound
      }
      return try json(await database.versions(of: app))
    case .proxy: return try await proxy.answer(try parameter("address", of: request))
    case .description, .logIn: throw RmadRefusal.notFound
    }
  }
}

extension RmadRoutes {
  /// Answers an app's request for its description.
  private func description(_ request: Request) async throws -> Response {
    let version = try parameter("version", of: request)
    guard let number = Int(version) else {
      throw RmadRefusal.badRequest("The parameter version is a number.")
    }
    guard number == Self.protocolVersion else {
      throw RmadRefusal.badRequest(
        "This server knows version \(Self.protocolVersion) of the protocol.")
    }
    guard let app = Int(try parameter("app_id", of: request)), app > 0 else {
      throw RmadRefusal.badRequest("The parameter app_id is a number.")
    }
    guard let bundle = BundleVersion(try parameter("bundle_version", of: request)) else {
      throw RmadRefusal.badRequest("The parameter bundle_version is a version such as 1.0.")
    }
    guard let served = try await database.served(app: app, for: bundle) else {
      throw RmadRefusal.notFound
    }
    let headers: HTTPFields = [.eTag: served.etag, .cacheControl: "no-cache"]
    let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if known.contains(where: { $0 == served.etag || $0 == "W/" + served.etag || $0 == "*" }) {
      return Response(status: .notModified, headers: headers)
    }
    return text(served.text, headers)
  }

  private func addApp(_ request: Request, _ author: String) async throws -> Response {
    let message: NewAppMessage = try await message(request)
    let name = message.name.trimmingCharacters(in: .whitespaces)
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !name.isEmpty, name.count <= 100, isPlain else {
      throw RmadRefusal.badRequest("The name of an app has 1 to 100 characters.")
    }
    guard let app = try await database.addApp(name, of: author) else { throw RmadRefusal.full }
    return try json(app, status: .created)
  }

  /// Stores a draft, also one with mistakes, and answers with its mistakes.
  private func setDraft(_ request: Request, _ app: Int) async throws -> Response {
    guard let condition = condition(of: request) else { throw RmadRefusal.noCondition }
    let bytes = try await body(request, upTo: RmadLimits.descriptionBytes)
    // SQLite would store the text before a NUL.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw RmadRefusal.badRequest("The description is not UTF-8, or has a NUL.")
    }
    switch try await database.setDraft(text, of: app, if: condition) {
    case .other(let etag): throw RmadRefusal.otherDraft(etag)
    case .done(let etag):
      var response = try json(FindingsMessage(AppDescription.read(text, tolerance: .strict)))
      response.headers[.eTag] = etag
      return response
    }
  }

  /// Publishes the draft if it has no mistake; otherwise answers with its mistakes.
  private func publish(_ request: Request, _ app: Int) async throws -> Response {
    let message: PublishMessage = try await message(request)
    guard let bundle = BundleVersion(message.bundleVersion) else {
      throw RmadRefusal.badRequest("The bundle version is a version such as 1.0.")
    }
    guard let draft = try await database.draft(of: app) else { throw RmadRefusal.notFound }
    if let condition = condition(of: request), !condition.isMet(by: draft.etag) {
      throw RmadRefusal.otherDraft(draft.etag)
    }
    let reading = AppDescription.read(draft.text, tolerance: .strict)
    guard reading.description != nil else {
      return try json(FindingsMessage(reading), status: .unprocessableContent)
    }
    guard let version = try await database.publish(draft.text, of: app, for: bundle, at: now())
    else { throw RmadRefusal.full }
    return try json(version, status: .created)
  }
}

extension RmadRoutes {
  /// A session of an author.
  private struct Session {
    let token: String
    let author: String
  }

  private func session(_ request: Request) async throws -> Session {
    let parts = (request.headers[.authorization] ?? "").split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer",
      let author = try await database.author(of: String(parts[1]), at: now())
    else { throw RmadRefusal.unauthorized }
    return Session(token: String(parts[1]), author: author)
  }

  /// Returns the value of a parameter that occurs exactly once.
  private func parameter(_ name: String, of request: Request) throws -> String {
    let values = request.uri.queryParameters[values: Substring(name)]
    guard values.count == 1 else {
      throw RmadRefusal.badRequest("The parameter \(name) has to be there once.")
    }
    return String(values[0])
  }

  private func condition(of request: Request) -> DraftCondition? {
    DraftCondition(
      ifMatch: request.headers[.ifMatch], ifNoneMatch: request.headers[.ifNoneMatch])
  }

  private func message<Message: Decodable>(_ request: Request) async throws -> Message {
    let bytes = try await body(request, upTo: Self.messageLimit)
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else {
      throw RmadRefusal.badRequest("The content is not the JSON that the operation takes.")
    }
    return message
  }

  private func body(_ request: Request, upTo limit: Int) async throws -> [UInt8] {
    // A form of another site can send other types without a preflight request.
    let type = request.headers[.contentType]?.prefix { $0 != ";" } ?? ""
    guard type.lowercased() == "application/json" else { throw RmadRefusal.otherType }
    var request = request
    do {
      return Array(buffer: try await request.collectBody(upTo: limit))
    } catch is NIOTooManyBytesError {
      throw RmadRefusal.tooLong
    }
  }

  private func json(
    _ content: some Encodable, status: HTTPResponse.Status = .ok
  ) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(content))))
  }

  private func text(_ text: String, _ headers: HTTPFields) -> Response {
    var headers = headers
    headers[.contentType] = "application/json"
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
