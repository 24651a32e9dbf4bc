import Foundation
import RmadAPI
import ScreenKitFetch
import ScreenKitRmad
import Testing

@testable import RmadServerKit

@Suite("Descriptions for apps")
struct DescriptionServingTests {
  @Test(.proves("R-008", "R-011", "R-012"))
  func `An app gets its description, and 304 while it is the same`() async throws {
    try await TestServer.run { server in
      let request = DescriptionRequest(appID: server.app, bundleVersion: "1.0")
      let first = try await server.ask("GET", request.address(at: "/app"))
      #expect(first.status == 200)
      let app = try #require(AppDescription.read(first.text).description)
      #expect(app.dataVersion == "20110914100824")
      // Programs ask each time; a cache in between must not answer instead of the server.
      #expect(first["Cache-Control"] == "no-cache")
      let etag = try #require(first["ETag"])
      for tag in [etag, "W/\(etag)", "\"other\", \(etag)", "*"] {
        let second = try await server.ask(
          "GET", request.address(at: "/app"), fields: [FetchField("If-None-Match", tag)])
        #expect(second.status == 304 && second.body.isEmpty && second["ETag"] == etag)
      }
    }
  }

  @Test(.proves("R-003"))
  func `The runtime reads the served text as the author wrote it`() async throws {
    try await TestServer.run { server in
      let request = DescriptionRequest(appID: server.app, bundleVersion: "1.0")
      let text = try await server.ask("GET", request.address(at: "/app")).text
      // The server changes the version and nothing else.
      let stamped = DataVersionStamp.stamp("20110914100824", into: RmadSample.description)
      let draft = try #require(stamped)
      #expect(text == draft)
      let (served, written) = (AppDescription.read(text), AppDescription.read(draft))
      #expect(served.findings.isEmpty)
      #expect(served.description == written.description && served.description != nil)
    }
  }

  @Test(
    .proves("R-008", "R-009", "R-010", "R-011"),
    arguments: [
      ("", 400), ("?version=1&app_id=1", 400), ("?version=1&bundle_version=1.0", 400),
      ("?app_id=1&bundle_version=1.0", 400), ("?version=x&app_id=1&bundle_version=1.0", 400),
      ("?version=2&app_id=1&bundle_version=1.0", 400),
      ("?version=1&app_id=0&bundle_version=1.0", 400),
      ("?version=1&app_id=1x&bundle_version=1.0", 400),
      ("?version=1&app_id=1&app_id=1&bundle_version=1.0", 400),
      ("?version=1&app_id=1&bundle_version=%20", 400),
      ("?version=1&app_id=1&bundle_version=1.0%27--", 400),
      ("?version=1&app_id=99&bundle_version=1.0", 404),
      ("?version=1&app_id=1&bundle_version=0.9", 404),
      ("?version=1&app_id=1&bundle_version=1.0", 200),
      ("?version=1&app_id=1&bundle_version=7.12.3", 200),
    ])
  func `The three parameters are mandatory`(query: String, status: Int) async throws {
    try await TestServer.run { server in
      let response = try await server.ask("GET", "/app" + query)
      #expect(response.status == status)
      if status != 200 { #expect(response.json["message"] is String) }
    }
  }

  @Test(.proves("R-010"))
  func `Each bundle version has a separate current version`() async throws {
    try await TestServer.run { server in
      for bundle in ["2.0", "1.0"] {
        let version = try #require(BundleVersion(bundle))
        _ = try await server.database.publish(
          RmadSample.description, of: server.app, for: version, at: Date())
      }
      let versions = try await server.database.versions(of: server.app)
      #expect(versions.map(\.bundleVersion) == ["1.0", "2.0", "1.0"])
      #expect(versions.map(\.isCurrent) == [true, true, false])
    }
  }

  @Test(.proves("R-010"))
  func `A bundle version has priority over one of equal number`() async throws {
    try await TestServer.run { server in
      let same = try #require(BundleVersion("1"))
      let draft = RmadSample.description.replacingOccurrences(of: "Show more news", with: "More")
      _ = try await server.database.publish(draft, of: server.app, for: same, at: Date())
      for (asked, text) in [("1", "\"More\""), ("1.0", "Show more news")] {
        let request = DescriptionRequest(appID: server.app, bundleVersion: asked)
        #expect(try await server.ask("GET", request.address(at: "/app")).text.contains(text))
      }
    }
  }

  @Test(.proves("R-010"))
  func `A bundle version gets the nearest earlier version`() async throws {
    try await TestServer.run { server in
      for bundle in ["1.9", "1.10", "2.0-beta"] {
        let version = BundleVersion(bundle)
        _ = try await server.database.publish(
          RmadSample.description, of: server.app, for: try #require(version), at: Date())
      }
      let versions = try await server.database.versions(of: server.app)
      let names = Dictionary(
        uniqueKeysWithValues: versions.map { ($0.dataVersion, $0.bundleVersion) })
      #expect(names.count == 4)
      let pairs = [
        ("1.0", "1.0"), ("1.8.9", "1.0"), ("1.9", "1.9"), ("1.9.1", "1.9"), ("1.10", "1.10"),
        ("1.11", "1.10"), ("2.0-beta", "2.0-beta"), ("3", "2.0-beta"), ("1", "1.0"),
      ]
      for (asked, expected) in pairs {
        let request = DescriptionRequest(appID: server.app, bundleVersion: asked)
        let text = try await server.ask("GET", request.address(at: "/app")).text
        let app = AppDescription.read(text).description
        #expect(names[app?.dataVersion ?? ""] == expected, "\(asked)")
      }
    }
  }

  @Test func `A running app follows publishing and rollback`() async throws {
    try await TestServer.run { server in
      let token = try await server.logIn()
      let request = DescriptionRequest(appID: server.app, bundleVersion: "1.0")
      let address = request.address(at: "http://127.0.0.1:\(server.port)/app")
      let (ticks, tick) = AsyncStream<Void>.makeStream()
      let source = PolledDescriptionSource(
        address, fetcher: HTTPFetcher(), policy: .development,
        sleep: { _ in for await _ in ticks { return } })
      var updates = source.updates().makeAsyncIterator()
      guard case .text(let first) = await updates.next() else {
        Issue.record("no description")
        return
      }
      let draft = RmadSample.description.replacingOccurrences(of: "Show more news", with: "More")
      let path = "/api/apps/\(server.app)"
      try await server.setDraft(draft, at: path, token: token)
      server.advance(by: 60)
      let published = try await server.ask(
        "POST", path + "/versions", body: #"{"bundle_version": "1.0"}"#, token: token)
      #expect(published.status == 201)
      tick.yield()
      guard case .text(let second) = await updates.next() else {
        Issue.record("no update")
        return
      }
      #expect(second.contains("\"More\"") && second.contains("20110914100924"))
      _ = try await server.ask("POST", path + "/rollback", body: #"{"number": 1}"#, token: token)
      tick.yield()
      #expect(await updates.next() == .text(first))
    }
  }

  @Test(arguments: [
    #""data\u005fversion""#, #""data\u005Fversion""#, #""\u0064ata_versio\u006e""#,
  ])
  func `A version is also written for an escaped name`(name: String) async throws {
    #expect(
      DataVersionStamp.stamp("7", into: #"{"data\u005fversions": "a", \#(name): "b"}"#)
        == #"{"data\u005fversions": "a", \#(name): "7"}"#)
    try await TestServer.run { server in
      let token = try await server.logIn()
      let path = "/api/apps/\(server.app)"
      let draft = RmadSample.description.replacingOccurrences(of: "\"data_version\"", with: name)
      try await server.setDraft(draft, at: path, token: token)
      server.advance(by: 60)
      let published = try await server.ask(
        "POST", path + "/versions", body: #"{"bundle_version": "1.0"}"#, token: token)
      #expect(published.status == 201)
      let request = DescriptionRequest(appID: server.app, bundleVersion: "1.0")
      let text = try await server.ask("GET", request.address(at: "/app")).text
      #expect(text.contains(name))
      #expect(AppDescription.read(text).description?.dataVersion == "20110914100924")
    }
  }

  @Test func `Numbers of bundle versions are compared as numbers`() throws {
    let order = try ["0.9", "1", "1.0.1", "1.2", "1.10", "2", "10.0"].map {
      try #require(BundleVersion($0))
    }
    for (index, version) in order.enumerated() {
      for other in order[..<index] { #expect(other < version && !(version < other)) }
    }
    for text in ["", "1 0", "1/0", "é", String(repeating: "1", count: 33)] {
      #expect(BundleVersion(text) == nil)
    }
  }

  @Test func `The version is written into the description and nothing else`() throws {
    let text = #"""
      {"x": {"data_version": "inner"}, "y": "\"data_version\": \"text\"", "data_version" :
       "old\"", "controllers": []}
      """#
    #expect(
      DataVersionStamp.stamp("20110914100824", into: text) == #"""
        {"x": {"data_version": "inner"}, "y": "\"data_version\": \"text\"", "data_version" :
         "20110914100824", "controllers": []}
        """#)
    #expect(DataVersionStamp.stamp("7", into: #"{"data_version":123}"#) == #"{"data_version":"7"}"#)
    #expect(
      DataVersionStamp.stamp("7", into: #"{"data_version": 1,"x": 2}"#)
        == #"{"data_version": "7","x": 2}"#)
    #expect(DataVersionStamp.stamp("7", into: #"{"x": ["data_version"]}"#) == nil)
    #expect(DataVersionStamp.stamp("7", into: #"{"x": "data_version"}"#) == nil)
    #expect(
      DataVersionStamp.version(at: Date(timeIntervalSince1970: 1_315_994_904))
        == "20110914100824")
  }
}
