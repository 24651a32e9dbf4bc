import Testing

@testable import ScreenKitFetch

@Suite("Requests: write")
struct RequestHeadTests {
  private func written(_ request: FetchRequest) throws -> String {
    String(decoding: try RequestHead(request).message, as: UTF8.self)
  }

  private func address() throws -> FetchAddress { try FetchAddress("http://[::1]:8080/a?b") }

  @Test func `a request has its host and closes the connection`() throws {
    let request = FetchRequest("GET", try address(), fields: [FetchField("X-Y", "z")])
    #expect(
      try written(request)
        == "GET /a?b HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close\r\nX-Y: z\r\n"
        + "Accept-Encoding: identity\r\n\r\n")
  }

  @Test(arguments: [("POST", ""), ("PUT", ""), ("POST", "body"), ("DELETE", "body")])
  func `content has its length, also an empty one`(method: String, body: String) throws {
    let text = try written(FetchRequest(method, try address(), body: Array(body.utf8)))
    #expect(text.contains("\r\nContent-Length: \(body.utf8.count)\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + body))
  }

  @Test(arguments: ["", "GET ", "GE T", "GET\r\nX: y", "GET\u{0}", "CONNECT", "G\u{E4}T"])
  func `an invalid method is refused`(method: String) throws {
    let request = FetchRequest(method, try address())
    #expect(throws: FetchError.invalidRequest("the method")) { try RequestHead(request) }
  }

  @Test(arguments: [
    ("X", "a\r\nY: b"), ("X", "a\nb"), ("X", "a\rb"), ("X", "\u{0}"), ("X", "\u{1B}"),
    ("X\r\nY", "a"), ("X:", "a"), ("X Y", "a"), ("", "a"), ("\u{E4}", "a"),
    ("Host", "evil"), ("content-length", "9"), ("Transfer-Encoding", "chunked"),
    ("CONNECTION", "keep-alive"), ("Upgrade", "h2c"), ("Expect", "100-continue"),
    ("X", String(repeating: "x", count: 70_000)),
  ])
  func `a field with line ends or framing is refused`(
    name: String, value: String
  ) throws {
    let request = FetchRequest("GET", try address(), fields: [FetchField(name, value)])
    #expect(throws: FetchError.self) { try RequestHead(request) }
  }

  @Test func `descriptions and dumps show no credentials`() throws {
    let address = try FetchAddress("https://example.org/a?token=hush")
    let request = FetchRequest(
      "POST", address, fields: [FetchField("Authorization", "Bearer hush")],
      body: Array("hush".utf8))
    var dumped = ""
    dump(request, to: &dumped)
    dump(request.fields, to: &dumped)
    for text in ["\(request)", String(reflecting: request), "\(request.fields)", dumped] {
      #expect(!text.contains("hush"), "\(text)")
      #expect(!text.contains("104"), "\(text)")
    }
    #expect("\(request)" == "POST https://example.org/a")
  }
}
