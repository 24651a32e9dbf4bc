import ScreenKitTestSupport
import Testing

@testable import ScreenKitFetch

@Suite("Helper process: messages")
struct HelperMessageTests {
  private func read(
    _ bytes: [UInt8], limits: FetchLimits = FetchLimits(), pieces: Int = 7
  ) -> Result<FetchResponse, FetchError> {
    var reader = HelperResponseReader(limits: limits)
    do throws(FetchError) {
      for start in stride(from: 0, to: bytes.count, by: pieces) {
        let piece = bytes[start..<min(start + pieces, bytes.count)]
        if let response = try reader.read(piece) { return .success(response) }
      }
      return .success(try reader.end())
    } catch {
      return .failure(error)
    }
  }

  @Test func `a request arrives unchanged`() throws {
    let request = FetchRequest(
      "POST", try FetchAddress("https://example.org/a?b"), fields: [FetchField("X", "y")],
      body: [0, 13, 10, 255], limits: FetchLimits(headBytes: 1, headLines: 2, bodyBytes: 3),
      timeout: .milliseconds(1_500))
    let message = HelperRequest(request, try RequestHead(request)).message
    let parts = try #require(PartList.decode(message.dropFirst(PartList.lengthSize)))
    let other = try #require(HelperRequest(parts: parts))
    #expect(other.method == "POST")
    #expect(other.address == "https://example.org/a?b")
    #expect(other.fields == [FetchField("X", "y"), FetchField("Accept-Encoding", "identity")])
    #expect(other.body == [0, 13, 10, 255])
    #expect(other.limits == request.limits)
    #expect(other.milliseconds == 1_500)
  }

  @Test(arguments: [
    Result<FetchResponse, FetchError>.success(
      FetchResponse(status: 404, fields: [FetchField("X", "y")], body: [1, 2, 0])),
    .success(FetchResponse(status: 200)), .failure(.timedOut), .failure(.connectionLost),
    .failure(.cannotConnect(.refused)), .failure(.cannotConnect(.unknownHost)),
    .failure(.cannotConnect(.noNetwork)), .failure(.cannotConnect(.other("why"))),
    .failure(.certificate("expired")), .failure(.tooLarge(.body)), .failure(.tooLarge(.head)),
    .failure(.malformed("x")), .failure(.invalidAddress),
  ])
  func `an outcome arrives unchanged`(outcome: Result<FetchResponse, FetchError>) {
    let message = HelperResponse.encode(outcome)
    for pieces in [1, 7, 1_000] { #expect(read(message, pieces: pieces) == outcome) }
    for end in message.indices {
      #expect(read(Array(message[..<end])) == .failure(.connectionLost), "cut at \(end)")
    }
  }

  @Test func `damaged messages end in a response or an error`() {
    let message = HelperResponse.encode(
      .success(FetchResponse(status: 200, fields: [FetchField("X", "y")], body: [1, 2])))
    for index in message.indices {
      for byte: UInt8 in [0, 1, 10, 127, 128, 255] {
        var bytes = message
        bytes[index] = byte
        guard case .success(let response) = read(bytes) else { continue }
        #expect(response.fields.allSatisfy { HTTPToken.isToken($0.name) })
      }
    }
  }

  @Test func `a message beyond the limits is refused by its length`() {
    let limits = FetchLimits(headBytes: 100, headLines: 2, bodyBytes: 10)
    let body = FetchResponse(status: 200, body: Array(repeating: 1, count: 11))
    #expect(
      read(HelperResponse.encode(.success(body)), limits: limits) == .failure(.tooLarge(.body)))
    let fields = FetchResponse(
      status: 200, fields: Array(repeating: FetchField("X", ""), count: 3))
    #expect(
      read(HelperResponse.encode(.success(fields)), limits: limits) == .failure(.tooLarge(.head)))
    #expect(
      read([0, 0, 0, 0, 1, 0, 0, 0], limits: limits) == .failure(.malformed("the helper's message"))
    )
    #expect(
      read([255, 0, 0, 0, 1, 0, 0, 0], limits: limits)
        == .failure(.malformed("the helper's message")))
  }

  @Test func `reasons of the library contain no control characters`() {
    let bytes = HelperResponse.encode(
      .failure(.certificate("bad\u{1B}[2J\n\u{9B}" + String(repeating: "x", count: 999))))
    guard case .failure(.certificate(let reason)) = read(bytes) else {
      Issue.record("no certificate error")
      return
    }
    #expect(reason.hasPrefix("bad[2Jxxx"))
    #expect(reason.count == 200)
  }
}
