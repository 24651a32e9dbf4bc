import APIDescriptions
import Foundation
import GRDB
import RmadAPI
import ScreenKitFetch
import ScreenKitRmad
import Testing

@testable import RmadServerKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The API's description")
struct RmadAPIDescriptionTests {
  private let description: APIDescription

  init() throws { description = try APIDescription(besides: #filePath, "../../openapi.json") }

  @Test func `lists every operation of the server and no other`() {
    #expect(description.version == "3.1.0")
    #expect(Set(RmadOperation.allCases.map(\.rawValue)) == description.operations)
  }

  @Test func `matches every promised response`() async throws {
    var seen: Set<APIDescription.Promise> = []
    for promise in description.promises.sorted() {
      try await TestServer.run { server in
        let (response, body) = try await Self.provoke(promise, on: server)
        #expect(response.statusCode == promise.status, "\(promise)")
        #expect(description.defects(of: promise, response, body) == [])
        seen.insert(promise)
      }
    }
    #expect(seen == description.promises)
  }

  /// A request that a test changes until its response has the required status.
  private struct Draft {
    let method: String
    var path: String
    var query = ""
    var body: String?
    var token: String?
    var fields: [FetchField] = []
  }

  /// Sends a request whose answer has the status of `promise`.
  private static func provoke(
    _ promise: APIDescription.Promise, on server: TestServer
  ) async throws -> (HTTPURLResponse, Data) {
    var request = try await usual(promise.operation, on: server)
    let isApp = promise.operation == RmadOperation.description.rawValue
    switch promise.status {
    case 304:
      let served = try await server.ask("GET", request.path + request.query)
      request.fields = [FetchField("If-None-Match", served["ETag"] ?? "")]
    case 400:
      request.query = ""
      if request.body != nil { request.body = request.path.hasSuffix("draft") ? "\u{FF}" : "{}" }
    case 401:
      request.token = nil
      if request.path == "/api/session", request.method == "POST" {
        request.body = #"{"name": "demo", "password": "x"}"#
      }
    case 403:
      request.fields = [FetchField("Origin", "https://evil.example")]
    case 404:
      request.path = request.path.replacingOccurrences(of: "/\(server.app)/", with: "/99/")
      if isApp { request.query = "?version=1&app_id=99&bundle_version=1.0" }
    case 409: try await fill(server)
    case 412: request.fields = [FetchField("If-Match", "\"other\"")]
    case 413: request.body = String(repeating: " ", count: 3 << 20)
    case 415: request.fields += [FetchField("Content-Type", "text/plain")]
    case 421: return try await misdirected(request, server.port)
    case 422: _ = try await server.database.setDraft("{}", of: server.app, if: .any)
    case 428: request.fields = []
    case 429:
      for _ in 0..<10 {
        let wrong = #"{"name": "demo", "password": "x"}"#
        _ = try await server.ask("POST", "/api/session", body: wrong)
      }
    case 502: request.query = "?address=https://news.example.org/slow"
    default: break
    }
    if promise.status == 400, request.path.hasSuffix("draft") {
      return try await send([0xFF], request, server.port)
    }
    return try converted(
      try await server.ask(
        request.method, request.path + request.query, body: request.body, token: request.token,
        fields: request.fields))
  }

  /// Returns a request that succeeds.
  private static func usual(_ operation: String, on server: TestServer) async throws -> Draft {
    let words = operation.split(separator: " ").map(String.init)
    let path = words[1].replacingOccurrences(of: "{app}", with: "\(server.app)")
      .replacingOccurrences(of: "{number}", with: "1")
    var request = Draft(method: words[0], path: path)
    switch RmadOperation(rawValue: operation) {
    case .description: request.query = "?version=1&app_id=\(server.app)&bundle_version=1.0"
    case .logIn: request.body = #"{"name": "demo", "password": "demo"}"#
    case .addApp: request.body = #"{"name": "Weather"}"#
    case .setDraft:
      request.body = #"{"controllers": 7}"#
      request.fields = [FetchField("If-Match", "*")]
    case .publish: request.body = #"{"bundle_version": "1.0"}"#
    case .rollBack: request.body = #"{"number": 1}"#
    case .proxy: request.query = "?address=https://news.example.org/feed"
    default: break
    }
    if path.hasPrefix("/api/"), operation != RmadOperation.logIn.rawValue {
      request.token = try await server.logIn()
    }
    return request
  }

  /// Adds the maximum numbers of apps and versions.
  private static func fill(_ server: TestServer) async throws {
    for number in 1..<RmadDatabase.maximumApps {
      _ = try await server.database.addApp("\(number)", of: "demo")
    }
    try await server.database.queue.write { db in
      try db.execute(
        sql: "UPDATE version SET number = ? WHERE app = ?",
        arguments: [RmadDatabase.maximumVersions, server.app])
    }
  }

  /// Sends a request for another host through the system's library, since the client sets that
  /// field itself.
  private static func misdirected(
    _ draft: Draft, _ port: Int
  ) async throws -> (HTTPURLResponse, Data) {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(draft.path)\(draft.query)"))
    var request = URLRequest(url: url)
    request.httpMethod = draft.method
    request.setValue("evil.example", forHTTPHeaderField: "Host")
    if let body = draft.body { request.httpBody = Data(body.utf8) }
    let (body, response) = try await URLSession.shared.data(for: request)
    return (try #require(response as? HTTPURLResponse), body)
  }

  /// Sends bytes that are not text.
  private static func send(
    _ bytes: [UInt8], _ draft: Draft, _ port: Int
  ) async throws -> (HTTPURLResponse, Data) {
    let address = try FetchAddress("http://127.0.0.1:\(port)\(draft.path)")
    let fields =
      draft.fields + [
        FetchField("Authorization", "Bearer \(draft.token ?? "")"),
        FetchField("Content-Type", "application/json"),
      ]
    return try converted(
      try await HTTPFetcher().fetch(
        FetchRequest(draft.method, address, fields: fields, body: bytes)))
  }

  private static func converted(_ answer: FetchResponse) throws -> (HTTPURLResponse, Data) {
    let url = try #require(URL(string: "http://127.0.0.1"))
    let headers = Dictionary(answer.fields.map { ($0.name, $0.value) }) { first, _ in first }
    let response = HTTPURLResponse(
      url: url, statusCode: answer.status, httpVersion: nil, headerFields: headers)
    return (try #require(response), Data(answer.body))
  }
}
