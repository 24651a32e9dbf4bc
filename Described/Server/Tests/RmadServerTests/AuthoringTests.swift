import Foundation
import RmadAPI
import RmadServerKit
import ScreenKitFetch
import ScreenKitRmad
import Testing

@Suite("The API of authors")
struct AuthoringTests {
  @Test func `An author makes an app, corrects it and publishes it`() async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      let added = try await server.ask(
        "POST", "/api/apps", body: #"{"name": "Weather"}"#, token: token)
      #expect(added.status == 201)
      let id = try #require(added.json["id"] as? Int)
      #expect(try await server.ask("GET", "/api/apps", token: token).list.count == 2)
      let path = "/api/apps/\(id)"
      #expect(try await server.ask("GET", path + "/draft", token: token).status == 404)

      let bad = RmadSample.description.replacingOccurrences(
        of: "\"action_index\": 1,", with: "\"action_index\": 99,")
      let findings = try await server.setDraft(bad, at: path, token: token)
      #expect(findings.json["is_good"] as? Bool == false)
      let first = try #require((findings.json["findings"] as? [[String: Any]])?.first)
      #expect((first["requirements"] as? [String])?.contains("R-139") == true)
      #expect(try await server.ask("GET", path + "/draft", token: token).text == bad)
      let publish = #"{"bundle_version": "1.0"}"#
      let refused = try await server.ask("POST", path + "/versions", body: publish, token: token)
      #expect(refused.status == 422)
      #expect(refused.json["is_good"] as? Bool == false)
      #expect(try await server.ask("GET", path + "/versions", token: token).list.isEmpty)

      let good = try await server.setDraft(RmadSample.description, at: path, token: token)
      #expect(good.json["is_good"] as? Bool == true)
      var versions: Set<String> = []
      for _ in 0..<3 {
        let answer = try await server.ask("POST", path + "/versions", body: publish, token: token)
        #expect(answer.status == 201)
        versions.insert(answer.json["data_version"] as? String ?? "")
      }
      // All three were published in the same second, but have different versions.
      #expect(versions == ["20110914100824", "20110914100825", "20110914100826"])
      let list = try await server.ask("GET", path + "/versions", token: token).list
      #expect(list.map { $0["number"] as? Int } == [3, 2, 1])
      #expect(list.map { $0["is_current"] as? Bool } == [true, false, false])
      let back = try await server.ask(
        "POST", path + "/rollback", body: #"{"number": 2}"#, token: token)
      #expect(back.list.map { $0["is_current"] as? Bool } == [false, true, false])
      #expect(
        try await server.ask(
          "POST", path + "/rollback", body: #"{"number": 9}"#, token: token
        ).status == 404)
    }
  }

  @Test func `An author has no access to the apps of another`() async throws {
    try await TestServer.run { server in
      try server.database.addAuthor("eve", password: "evening", cost: .test)
      let token = try await server.logIn("eve", "evening")
      let path = "/api/apps/\(server.app)"
      #expect(try await server.ask("GET", "/api/apps", token: token).list.isEmpty)
      for (method, target, body) in [
        ("GET", "/draft", nil), ("PUT", "/draft", "{}"), ("GET", "/versions", nil),
        ("GET", "/versions/1", nil),
        ("POST", "/versions", #"{"bundle_version": "1.0"}"#),
        ("POST", "/rollback", #"{"number": 1}"#),
      ] as [(String, String, String?)] {
        let response = try await server.ask(method, path + target, body: body, token: token)
        #expect(response.status == 404, "\(method) \(target)")
      }
    }
  }

  @Test func `Sessions end by request, by time and with a new password`() async throws {
    try await TestServer.run { server in
      func status(_ token: String) async throws -> Int {
        try await server.ask("GET", "/api/apps", token: token).status
      }
      let (first, second) = (try await server.logIn(), try await server.logIn())
      #expect(first != second)
      #expect(try await status(first) == 200)
      #expect(try await server.ask("DELETE", "/api/session", token: first).status == 204)
      #expect(try await status(first) == 401)
      #expect(try await status(second) == 200)
      server.advance(by: 12 * 3_600)
      #expect(try await status(second) == 401)
      let third = try await server.logIn()
      try server.database.addAuthor("demo", password: "other", cost: .test)
      #expect(try await status(third) == 401)
      #expect(try await status("") == 401)
      let basic = FetchField("Authorization", "Basic \(try await server.logIn("demo", "other"))")
      #expect(try await server.ask("GET", "/api/apps", fields: [basic]).status == 401)
      #expect(
        try await server.ask(
          "GET", "/api/apps",
          fields: [
            FetchField("Authorization", "Basic ZGVtbzpkZW1v")
          ]
        ).status == 401)
    }
  }

  @Test func `Ten wrong passwords lock a name for a minute`() async throws {
    try await TestServer.run { server in
      func attempt(_ name: String, _ password: String) async throws -> Int {
        try await server.ask(
          "POST", "/api/session", body: #"{"name": "\#(name)", "password": "\#(password)"}"#
        ).status
      }
      for _ in 0..<10 { #expect(try await attempt("demo", "wrong") == 401) }
      let locked = try await attempt("demo", "demo")
      #expect(locked == 429)
      #expect(try await attempt("stranger", "x") == 401)
      server.advance(by: 61)
      #expect(try await attempt("demo", "demo") == 200)
    }
  }

  @Test func `The proxy gives feeds and images of allowed hosts`() async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      func get(_ address: String) async throws -> FetchResponse {
        try await server.ask("GET", "/api/proxy?address=\(address)", token: token)
      }
      let feed = try await get("https://news.example.org/feed")
      #expect(feed.status == 200 && feed.text == "<rss/>")
      #expect(feed["Content-Type"] == "application/rss+xml; charset=utf-8")
      #expect(feed["X-Content-Type-Options"] == "nosniff")
      #expect(feed["Content-Security-Policy"]?.hasPrefix("sandbox") == true)
      #expect(try await get("https://news.example.org/image").mediaType == "image/png")
      for (address, status) in [
        ("https://other.example/feed", 403), ("https://127.0.0.1/feed", 403),
        ("https://news.example.org/away", 403), ("https://news.example.org/page", 502),
        ("https://news.example.org/picture", 502), ("https://news.example.org/slow", 502),
        ("https://news.example.org/missing", 502), ("https://news.example.org/gone", 502),
        ("http://news.example.org/feed", 400),
        ("file:///etc/passwd", 400),
      ] {
        #expect(try await get(address).status == status, "\(address)")
      }
      #expect(
        try await server.ask(
          "GET", "/api/proxy?address=https://news.example.org/feed"
        ).status == 401)
    }
  }

  @Test func `The proxy limits size, time and redirects of its requests`()
    async throws
  {
    try await TestServer.run { server in
      let token = try await server.logIn()
      func get(_ target: String) async throws -> FetchResponse {
        try await server.ask(
          "GET", "/api/proxy?address=https://news.example.org/\(target)", token: token)
      }
      let limits = try await get("limits")
      #expect(limits.text == "8388608 false")
      #expect(limits["Cache-Control"] == "no-store")
      // Five redirects are followed, six are not.
      #expect(try await get("hop/2").status == 200)
      #expect(try await get("hop/1").status == 502)
    }
  }

  @Test(
    arguments: [
      ("", 400), ("  ", 400), (String(repeating: "x", count: 101), 400), (#"a\u0007b"#, 400),
      (String(repeating: "x", count: 100), 201),
    ])
  func `The name of an app has 1 to 100 plain characters`(name: String, status: Int) async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      let added = try await server.ask(
        "POST", "/api/apps", body: #"{"name": "\#(name)"}"#, token: token)
      #expect(added.status == status)
    }
  }

  @Test func `A version belongs to one app`() async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      let added = try await server.ask(
        "POST", "/api/apps", body: #"{"name": "Weather"}"#, token: token)
      let other = "/api/apps/\(try #require(added.json["id"] as? Int))"
      #expect(try await server.ask("GET", other + "/versions/1", token: token).status == 404)
    }
  }

  @Test func `Pages of other sites and other names are refused`() async throws {
    try await TestServer.run { server in
      let foreign = try await server.ask(
        "GET", "/app?version=1&app_id=1&bundle_version=1.0",
        fields: [FetchField("Origin", "https://evil.example")])
      #expect(foreign.status == 403)
      #expect(try await server.ask("POST", "/app").status == 405)
      #expect(try await server.ask("GET", "/api/apps/01/draft").status == 404)
      #expect(try await server.ask("GET", "/other").status == 404)
    }
  }
}
