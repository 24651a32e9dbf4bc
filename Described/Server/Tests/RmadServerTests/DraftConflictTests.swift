import RmadAPI
import ScreenKitFetch
import ScreenKitRmad
import Testing

@testable import RmadServerKit

@Suite("Two authors of one draft")
struct DraftConflictTests {
  @Test func `A draft that changed meanwhile is not overwritten`() async throws {
    try await TestServer.run { server in
      let (token, path) = (try await server.logIn(), "/api/apps/\(server.app)")
      let seen = try #require(try await server.ask("GET", path + "/draft", token: token)["ETag"])
      func put(_ text: String, _ fields: FetchField...) async throws -> FetchResponse {
        try await server.ask("PUT", path + "/draft", body: text, token: token, fields: fields)
      }
      let first = try await put(#"{"first": 1}"#, FetchField("If-Match", seen))
      #expect(first.status == 200)
      let second = try await put(#"{"second": 1}"#, FetchField("If-Match", seen))
      #expect(second.status == 412 && second.json["error"] as? String == "other_draft")
      #expect(second["ETag"] == first["ETag"] && first["ETag"] != nil)
      #expect(try await put("{}", FetchField("If-None-Match", "*")).status == 412)
      #expect(try await put("{}", FetchField("If-Match", "W/\(first["ETag"] ?? "")")).status == 412)
      #expect(try await put("{}").status == 428)
      let draft = try await server.ask("GET", path + "/draft", token: token)
      #expect(draft.text == #"{"first": 1}"# && draft["ETag"] == first["ETag"])
      let third = try await put("{}", FetchField("If-Match", "\"x\", \(second["ETag"] ?? "")"))
      #expect(third.status == 200)
    }
  }

  @Test func `A draft that SQLite would truncate is refused`() async throws {
    try await TestServer.run { server in
      let (token, path) = (try await server.logIn(), "/api/apps/\(server.app)/draft")
      let answer = try await server.ask(
        "PUT", path, body: "{}\u{0}", token: token, fields: [FetchField("If-Match", "*")])
      #expect(answer.status == 400)
    }
  }

  @Test func `A new app has no draft until its first one`() async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      let added = try await server.ask(
        "POST", "/api/apps", body: #"{"name": "Weather"}"#, token: token)
      let path = "/api/apps/\(try #require(added.json["id"] as? Int))/draft"
      func put(_ field: FetchField) async throws -> Int {
        try await server.ask("PUT", path, body: "{}", token: token, fields: [field]).status
      }
      #expect(try await put(FetchField("If-Match", "*")) == 412)
      #expect(try await put(FetchField("If-None-Match", "*")) == 200)
      #expect(try await put(FetchField("If-None-Match", "*")) == 412)
    }
  }

  @Test func `Only the draft that an author has seen is published`() async throws {
    try await TestServer.run { server in
      let (token, path) = (try await server.logIn(), "/api/apps/\(server.app)")
      func publish(_ fields: FetchField...) async throws -> Int {
        try await server.ask(
          "POST", path + "/versions", body: #"{"bundle_version": "1.0"}"#, token: token,
          fields: fields
        ).status
      }
      let etag = try #require(try await server.ask("GET", path + "/draft", token: token)["ETag"])
      #expect(try await publish(FetchField("If-Match", "\"other\"")) == 412)
      #expect(try await server.ask("GET", path + "/versions", token: token).list.count == 1)
      #expect(try await publish(FetchField("If-Match", etag)) == 201)
      #expect(try await publish() == 201)
    }
  }

  @Test func `The text of each version stays readable`() async throws {
    try await TestServer.run { server in
      let (token, path) = (try await server.logIn(), "/api/apps/\(server.app)")
      let other = RmadSample.description.replacing("Show more news", with: "More")
      try await server.setDraft(other, at: path, token: token)
      _ = try await server.ask(
        "POST", path + "/versions", body: #"{"bundle_version": "1.0"}"#, token: token)
      func version(_ number: Int) async throws -> FetchResponse {
        try await server.ask("GET", path + "/versions/\(number)", token: token)
      }
      let (first, second) = (try await version(1), try await version(2))
      #expect(first.text.contains("Show more news") && !second.text.contains("Show more news"))
      #expect(first["ETag"] != nil && first["ETag"] != second["ETag"])
      #expect(AppDescription.read(first.text).findings.isEmpty)
      #expect(try await version(3).status == 404)
      #expect(try await server.ask("GET", path + "/versions/1").status == 401)
    }
  }
}
