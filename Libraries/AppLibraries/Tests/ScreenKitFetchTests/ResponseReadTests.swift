import ScreenKitTestSupport
import Testing

@testable import ScreenKitFetch

@Suite("Responses: read")
struct ResponseReadTests {
  /// A response as bytes, and its status, content and value of the field X, or its error.
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: String
    let outcome: Result<FetchResponse, FetchError>

    init(_ bytes: String, _ status: Int, _ body: String = "") {
      self.bytes = bytes
      outcome = .success(FetchResponse(status: status, body: Array(body.utf8)))
    }

    init(_ bytes: String, _ error: FetchError) { (self.bytes, outcome) = (bytes, .failure(error)) }

    var testDescription: String { String(bytes.debugDescription.prefix(90)) }
  }

  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

  static let valid = [
    Case(ok + "Content-Length: 2\r\n\r\nhi", 200, "hi"),
    Case(ok + "content-length:2\r\n\r\nhi and more", 200, "hi"),
    Case(ok + "Content-Length: 2, 2\r\n\r\nhi", 200, "hi"),
    Case(ok + "Content-Length: 2\r\nContent-Length: 2\r\n\r\nhi", 200, "hi"),
    Case(ok + "Content-Length: 0002\r\n\r\nhi", 200, "hi"),
    Case(ok + "Content-Length: 0\r\n\r\n", 200),
    Case(ok + "\r\nuntil the end", 200, "until the end"),
    Case(ok + "\r\n", 200),
    Case("HTTP/1.0 200 OK\r\n\r\nold", 200, "old"),
    Case("HTTP/1.1 200\r\nContent-Length: 1\r\n\r\nx", 200, "x"),
    Case("HTTP/1.1 200 \r\nContent-Length: 1\r\n\r\nx", 200, "x"),
    Case("HTTP/1.1 200 OK\nContent-Length: 1\n\nx", 200, "x"),
    Case("HTTP/1.1 599 \u{E4}\u{F6}\r\nContent-Length: 0\r\n\r\n", 599),
    Case("HTTP/1.1 204 No\r\nContent-Length: 7\r\n\r\nignored", 204),
    Case("HTTP/1.1 304 No\r\nTransfer-Encoding: chunked\r\n\r\nzz", 304),
    Case("HTTP/1.1 100 Go\r\n\r\nHTTP/1.1 103 X\r\nLink: x\r\n\r\n" + ok + "\r\nhi", 200, "hi"),
    Case(chunked + "2\r\nhi\r\n0\r\n\r\n", 200, "hi"),
    Case(chunked + "1\r\nh\r\n1\r\ni\r\n0\r\n\r\nmore", 200, "hi"),
    Case(chunked + "A;a=b;c=\"d\"\r\n0123456789\r\n000\r\n\r\n", 200, "0123456789"),
    Case(chunked + "00000000000000000000000000000002 \r\nhi\r\n0\r\n\r\n", 200, "hi"),
    Case(chunked + "2\r\nhi\r\n0\r\nX: y\r\n folded\r\nContent-Length: 9\r\n\r\n", 200, "hi"),
    Case(ok + "transfer-encoding: \t Chunked \r\n\r\n0\r\n\r\n", 200),
  ]

  @Test(arguments: valid)
  func `a valid response has its status and its content`(example: Case) throws {
    let response = try Reading(example.bytes).outcome.get()
    #expect(
      .success(FetchResponse(status: response.status, body: response.body)) == example.outcome)
  }

  static let invalid: [Case] =
    [
      "", "H", "HTTP/1.1 200 OK", ok, ok + "Conte", ok + "Content-Length: 5\r\n\r\nhalf",
      ok + "X: y\r\n", chunked, chunked + "2", chunked + "2\r\nh", chunked + "2\r\nhi\r\n",
      chunked + "2\r\nhi\r\n0\r\n", chunked + "0\r\nX: y\r\n", "HTTP/1.1 100 Go\r\n\r\n",
    ].map { Case($0, .connectionLost) }
    + [
      "SSH-2.0-OpenSSH_9.6\r\n\r\n", "\r\n" + ok, "HTTP/2 200 OK\r\n", "HTTP/1.1200 OK\r\n",
      "HTTP/1.x 200 OK\r\n", "HTTP/1.1  200 OK\r\n", "http/1.1 200 OK\r\n", "HTTP/1.1 20 OK\r\n",
      "HTTP/1.1 2000 OK\r\n", "HTTP/1.1 +20 OK\r\n", "HTTP/1.1 \u{661}00 OK\r\n", "ICY 200 OK\r\n",
      "HTTP/1.1 200OK\r\n", "HTTP/1.1\t200 OK\r\n",
    ].map { Case($0, .malformed("the status line")) }
    + [(0, "000"), (99, "099"), (101, "101"), (600, "600"), (999, "999")].map {
      Case("HTTP/1.1 \($0.1) X\r\n\r\n", .malformed("the status \($0.0)"))
    }
    + [
      ok + "X: a\u{0}b\r\n", ok + "X: a\rb\r\n", ok + "X: \u{1B}[2J\r\n", ok + "X: \u{7F}\r\n",
      ok + "\u{0}\r\n", "HTTP/1.1 200 O\u{8}K\r\n", ok + "X: y\r\r\n",
      chunked + "2\r\nhi\r\n0;\u{0}\r\n",
    ].map { Case($0, .malformed("a control character in a line")) }
    + [
      ok + ": x\r\n", ok + "X\r\n", ok + "X : y\r\n", ok + " X: y\r\n", ok + "X y: z\r\n",
      ok + "\u{E4}: y\r\n", ok + "X(: y\r\n", chunked + "0\r\nno colon\r\n\r\n",
      chunked + "0\r\n X: y\r\n\r\n",
    ].map { Case($0, .malformed("a field without a name")) }
    + ["", "-1", "+1", "0x10", "1 2", "1,", ",1", "1, 2", "1.0", "\u{661}", "1;", "one"].map {
      Case(ok + "Content-Length: \($0)\r\n\r\nx", .malformed("the content length"))
    }
    + [
      ok + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nx",
      ok + "Content-Length: 1\r\nContent-Length: 01\r\n\r\nx",
    ].map { Case($0, .malformed("the content length")) }
    + ["", "gzip", "gzip, chunked", "chunked, chunked", "chunked,", "xchunked", "chunked;q=1"].map {
      Case(ok + "Transfer-Encoding: \($0)\r\n\r\n0\r\n\r\n", .malformed("the transfer encoding"))
    }
    + [
      ok + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ].map { Case($0, .malformed("the transfer encoding")) }
    + ["", " 2", "g", "-1", "+2", "0x2", "2 3", "2:", ";a", "\u{661}"].map {
      Case(chunked + "\($0)\r\nhi\r\n0\r\n\r\n", .malformed("a chunk without a size"))
    }
    + [chunked + "1\r\nhi\r\n0\r\n\r\n", chunked + "2\r\nhi0\r\n\r\n"].map {
      Case($0, .malformed("a chunk is longer than its size"))
    }

  @Test(arguments: invalid)
  func `an invalid response is an error with its reason`(example: Case) {
    #expect(Reading(example.bytes).outcome == example.outcome)
  }

  static let huge =
    [
      "9223372036854775807", "9223372036854775808", "18446744073709551616",
      String(repeating: "9", count: 4_000), "16777217",
    ].map { ok + "Content-Length: \($0)\r\n\r\nx" }
    + [
      "1000001", "7FFFFFFFFFFFFFFF", "8000000000000000", "FFFFFFFFFFFFFFFF", "10000000000000000",
      String(repeating: "F", count: 4_000),
    ].map { chunked + "\($0)\r\nx" }

  @Test(arguments: huge)
  func `a length beyond the limit is refused before the content`(bytes: String) {
    let reading = Reading(bytes)
    #expect(reading.outcome == .failure(.tooLarge(.body)))
    #expect(reading.mostBuffered < 8_192)
  }

  @Test(arguments: [
    "Content-Length: 4\r\n\r\nfour", "Transfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n0\r\n\r\n",
    "\r\nfour",
  ])
  func `a body of exactly the limit is accepted`(rest: String) throws {
    let body = try Reading(Self.ok + rest, limits: FetchLimits(bodyBytes: 4)).outcome.get().body
    #expect(body == Array("four".utf8))
    #expect(
      Reading(Self.ok + rest, limits: FetchLimits(bodyBytes: 3)).outcome
        == .failure(.tooLarge(.body)))
  }

  @Test func `the sum of chunks has the same limit`() {
    let chunks = String(repeating: "2\r\nhi\r\n", count: 9) + "0\r\n\r\n"
    #expect(
      Reading(Self.chunked + chunks, limits: FetchLimits(bodyBytes: 17)).outcome
        == .failure(.tooLarge(.body)))
  }

  @Test func `a body of many small chunks is accepted`() throws {
    let chunks = String(repeating: "1\r\nx\r\n", count: 50_000) + "0\r\n\r\n"
    #expect(try Reading(Self.chunked + chunks).outcome.get().body.count == 50_000)
  }

  static let endlessHeads =
    [
      String(repeating: "X: y\r\n", count: 100_000), String(repeating: "x", count: 100_000),
      "X: y\r\n" + String(repeating: " y\r\n", count: 100_000),
      "X: " + String(repeating: "\u{1F600}", count: 30_000),
    ].map { ok + $0 }
    + [
      "0\r\n" + String(repeating: "X: y\r\n", count: 100_000),
      "1;" + String(repeating: "x", count: 100_000),
      String(repeating: "1;\(String(repeating: "x", count: 100))\r\nx\r\n", count: 1_000),
    ].map { chunked + $0 }
    + [String(repeating: "HTTP/1.1 100 Go\r\n\r\n", count: 100_000)]

  @Test(arguments: endlessHeads)
  func `a head, trailers and extensions have a limit`(bytes: String) {
    let reading = Reading(bytes)
    #expect(reading.outcome == .failure(.tooLarge(.head)))
    #expect(reading.mostBuffered <= 1 << 16)
    #expect(reading.examined <= 3 * (1 << 16 + 1_000))
  }

  @Test func `fields keep their order, and folded lines become one`() throws {
    let head = "X: a\r\n \t b\r\n  \r\nx:\tc \r\nY:\r\n\r\n"
    let response = try Reading(Self.ok + head).outcome.get()
    #expect(
      response.fields == [FetchField("X", "a b"), FetchField("x", "c"), FetchField("Y", "")])
    #expect(response["x"] == "a b")
    #expect(response["z"] == nil)
  }

  @Test func `a response to HEAD has no content, with any length`() throws {
    let bytes = Self.ok + "Content-Length: 99999999999999999999\r\n\r\n"
    #expect(try Reading(bytes, method: "HEAD").outcome.get().body.isEmpty)
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", "text/html"), ("Application/JSON", "application/json"), ("", ""),
  ])
  func `the media type has no parameters`(value: String, type: String) {
    let response = FetchResponse(status: 200, fields: [FetchField("content-type", value)])
    #expect(response.mediaType == type)
  }

  @Test func `a reader that has ended stays at its end`() throws {
    var reader = HTTPResponseReader(method: "GET", limits: FetchLimits())
    #expect(throws: FetchError.malformed("the status line")) { try reader.read([10]) }
    #expect(throws: FetchError.malformed("the status line")) { try reader.read([72]) }
    #expect(throws: FetchError.malformed("the status line")) { try reader.end() }
    var other = HTTPResponseReader(method: "GET", limits: FetchLimits())
    let response = try other.read(Array((Self.ok + "Content-Length: 0\r\n\r\n").utf8)[...])
    #expect(try other.read([72]) == response)
    #expect(try other.end() == response)
  }
}
