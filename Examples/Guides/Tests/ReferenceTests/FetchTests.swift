import Foundation
import ScreenKitFetch
import ScreenKitOffline
import Testing

/// A server within the test.
private struct StubFetcher: Fetcher {
  let answer: @Sendable (FetchRequest) throws(FetchError) -> FetchResponse

  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    try answer(request)
  }
}

/// The weather of a place, requested over HTTP.
private struct Weather {
  let fetcher: any Fetcher

  func degrees(in city: String) async throws -> Int? {
    let address = try FetchAddress("https://weather.example.org/\(city)")
    let request = FetchRequest(
      "GET", address, fields: [FetchField("Accept", "text/plain")],
      limits: FetchLimits(bodyBytes: 1_000), timeout: .seconds(5))
    let response = try await fetcher.fetch(request)
    return response.status == 200 ? Int(String(decoding: response.body, as: UTF8.self)) : nil
  }
}

@Suite("Requests to servers")
struct FetchTests {
  @Test func `a service is tested with a stub in place of the network`() async throws {
    let weather = Weather(
      fetcher: StubFetcher { _ in FetchResponse(status: 200, body: Array("21".utf8)) })
    #expect(try await weather.degrees(in: "belgrade") == 21)
  }

  @Test func `errors are sentences for users`() async {
    let weather = Weather(
      fetcher: StubFetcher { _ throws(FetchError) in throw .cannotConnect(.unknownHost) })
    let error = await #expect(throws: FetchError.self) { try await weather.degrees(in: "x") }
    var texts = FetchTexts()
    texts.unknownHost = "Den Server gibt es nicht."
    #expect(error?.text(in: texts).contains("Den Server gibt es nicht.") == true)
    #expect(FetchError.ConnectFailure.refused.text(in: FetchTexts()).isEmpty == false)
    #expect(FetchError.tooLarge(FetchError.ResponsePart.body).description.isEmpty == false)
  }

  @Test func `plain HTTP is for this machine alone`() throws {
    #expect(try FetchAddress("http://127.0.0.1:8080/").scheme == FetchAddress.Scheme.http)
    #expect(throws: FetchError.self) { try FetchAddress("http://example.org/") }
  }

  @Test func `a password is in no description`() throws {
    let credential = try #require(BasicCredential(username: "anna", password: "north star"))
    #expect(!"\(credential) \(credential.field)".contains("north"))
    #expect(credential.field.isNamed("authorization"))
    #expect(credential.withPassword { $0.count } == 10)
  }

  @Test func `an option names a server`() throws {
    #expect(try ServerAddress("https://example.org").origin == "https://example.org")
    #expect(throws: ServerAddressError.self) { try ServerAddress("http://example.org") }
  }

  @Test func `this program fetches https in a helper of itself`() async {
    // The first line of `main`: in the helper process it never returns.
    let fetcher = HTTPFetcher(helper: FetchHelper.runIfAsked())
    await #expect(throws: FetchError.self) {
      try await fetcher.fetch(
        FetchRequest("GET", try FetchAddress("http://127.0.0.1:1/"), timeout: .seconds(5)))
    }
  }
}

/// The last list that a server sent, stored for use without a network.
private struct NewsFile {
  let file: RecordFile<KeptContent<[String]>?>

  init(memory: MemoryFiles) { file = RecordFile(path: "/news.json", memory: memory) }

  func keep(_ news: [String], loaded: Date) throws {
    _ = try file.update(initial: nil) { $0 = KeptContent(news, loaded: loaded) }
  }
}

@MainActor
@Suite("Content kept on this machine")
struct OfflineTests {
  @Test func `stored content is available without the server`() throws {
    let news = NewsFile(memory: MemoryFiles())
    let clock = WallClock(now: { Date(timeIntervalSince1970: 7_200) }, offset: { _ in 0 })
    try news.keep(["Fire drill"], loaded: Date(timeIntervalSince1970: 0))
    let outcome: RecordOutcome = try news.file.read()
    let kept = try #require(outcome.value ?? nil)
    #expect(kept.content == ["Fire drill"])
    #expect(ContentAge(of: kept.loaded, at: clock.now()) == .hours(2))
    #expect(outcome.notice == nil)
  }

  @Test func `processes of one user take turns`() throws {
    let folder = URL.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lock = FileLock(beside: folder.appending(path: "news.json").path)
    #expect(try lock.hold { 7 } == 7)
    #expect(throws: RecordError.self) {
      try FileLock(beside: "/no/such/folder/news.json").hold {}
    }
  }

  @Test func `state has a folder by the rules of the system`() {
    let path = StateFolder.path("news", environment: ["XDG_STATE_HOME": "/state"])
    #expect(path == "/state/news")
  }
}
