import Foundation
import ScreenKitTestSupport
import Synchronization
import Testing

@testable import ScreenKitFetch

@Suite("Requests: fetch from this machine")
struct HTTPFetcherTests {
  /// A clock whose deadline passes at once, or never.
  private struct StuckClock: Clock {
    typealias Instant = ContinuousClock.Instant
    let isOver: @Sendable () async -> Void
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws { await isOver() }
  }

  private func fetch(
    _ server: LoopbackServer, path: String = "/", method: String = "GET", body: [UInt8] = [],
    limits: FetchLimits = FetchLimits(), timeout: Duration = .seconds(600),
    _ fetcher: HTTPFetcher = HTTPFetcher()
  ) async -> Result<FetchResponse, FetchError> {
    do throws(FetchError) {
      let address = try FetchAddress(server.origin + path)
      return .success(
        try await fetcher.fetch(
          FetchRequest(method, address, body: body, limits: limits, timeout: timeout)))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func `a response comes with its fields and content`(host: String) async throws {
    let heads = Mutex<[String: String]>([:])
    let server = try LoopbackServer { request in
      heads.withLock { $0 = request.headers }
      return .http(
        201, kind: "text/plain", "\(request.method) \(request.path) \(request.body.count)")
    }
    defer { server.stop() }
    let address = try FetchAddress("http://\(host):\(server.port)/a?b")
    let response = try await HTTPFetcher().fetch(FetchRequest("PUT", address, body: [1, 2, 3]))
    #expect(response.status == 201)
    #expect(response.mediaType == "text/plain")
    #expect(String(decoding: response.body, as: UTF8.self) == "PUT /a?b 3")
    #expect(heads.withLock { $0["host"] } == "\(host):\(server.port)")
    #expect(heads.withLock { $0["connection"] } == "close")
  }

  @Test(
    .enabled(if: LoopbackServer.hasVersion6, "there is no ::1"), arguments: ["[::1]", "localhost"])
  func `a server only at ::1 is found`(host: String) async throws {
    let server = try LoopbackServer(isVersion6: true) { _ in .http(200, "six") }
    defer { server.stop() }
    let address = try FetchAddress("http://\(host):\(server.port)/")
    #expect(try await HTTPFetcher().fetch(FetchRequest("GET", address)).body == Array("six".utf8))
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(1 << 40)])
  func `a time limit of any length works`(timeout: Duration) async throws {
    let server = try LoopbackServer { _ in .http(200, "") }
    defer { server.stop() }
    #expect(try await fetch(server, timeout: timeout).get().status == 200)
  }

  @Test func `an expired time limit sends nothing`() async throws {
    let server = try LoopbackServer { _ in nil }
    defer { server.stop() }
    #expect(await fetch(server, timeout: .seconds(-1)) == .failure(.timedOut))
  }

  @Test func `a large request and a large response are sent simultaneously`() async throws {
    let server = try LoopbackServer { .http(200, $0.body + $0.body) }
    defer { server.stop() }
    let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let response = try await fetch(server, method: "POST", body: body).get()
    #expect(response.body == body + body)
  }

  @Test func `a response before the end of the request is accepted`() async throws {
    let server = try LoopbackServer(readsBodies: false) { _ in .http(413, "too much") }
    defer { server.stop() }
    let body = [UInt8](repeating: 7, count: 30_000_000)
    #expect(try await fetch(server, method: "POST", body: body).get().status == 413)
  }

  @Test func `a large response is read during the request`() async throws {
    // The content exceeds the system's buffers in either direction, so that each side waits for the
    // other.
    let bytes = [UInt8](repeating: 7, count: 1 << 24)
    let server = try LoopbackServer(readsBodies: false) { _ in .http(200, Data(bytes)) }
    defer { server.stop() }
    #expect(try await fetch(server, method: "POST", body: bytes).get().body.count == bytes.count)
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Ty", FetchError.connectionLost),
    ("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nx", .tooLarge(.body)),
    ("HTTP/1.1 200 OK\r\n" + String(repeating: "X: y\r\n", count: 100_000), .tooLarge(.head)),
    ("", .connectionLost), ("SSH-2.0-x\r\n", .malformed("the status line")),
  ])
  func `a hostile response is an error`(bytes: String, error: FetchError) async throws {
    let server = try LoopbackServer { _ in Data(bytes.utf8) }
    defer { server.stop() }
    #expect(await fetch(server) == .failure(error))
  }

  @Test func `hostile responses have the same outcome as in the parser`() async throws {
    let all = HostileResponses.all.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
    #expect(all.count >= 430)
    let server = try LoopbackServer { request in
      Data(all[Int(request.path.dropFirst()) ?? 0].bytes)
    }
    defer { server.stop() }
    let limits = FetchLimits(headBytes: 4_096, headLines: 64, bodyBytes: 2_048)
    for (index, response) in all.enumerated() {
      let expected = Reading([response.bytes], limits: limits).outcome
      #expect(
        await fetch(server, path: "/\(index)", limits: limits) == expected, "\(response.name)")
    }
  }

  @Test func `a response with trailers is accepted`() async throws {
    let server = try LoopbackServer { _ in
      Data(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nX: y\r\n\r\n".utf8)
    }
    defer { server.stop() }
    #expect(try await fetch(server).get().body == Array("hi".utf8))
  }

  @Test func `a redirect is a response and is not followed`() async throws {
    let visits = Mutex(0)
    let server = try LoopbackServer { request in
      visits.withLock { $0 += 1 }
      return .http(307, headers: ["Location: /elsewhere", "Set-Cookie: a=b"])
    }
    defer { server.stop() }
    #expect(try await fetch(server).get().status == 307)
    #expect(visits.withLock { $0 } == 1)
  }

  @Test func `a closed port means no connection`() async throws {
    let server = try LoopbackServer { _ in nil }
    server.stop()
    #expect(await fetch(server) == .failure(.cannotConnect(.refused)))
  }

  @Test func `https without a helper is refused`() async throws {
    let request = FetchRequest("GET", try FetchAddress("https://localhost/"))
    await #expect(throws: FetchError.cannotConnect(.noHelper)) {
      try await HTTPFetcher().fetch(request)
    }
  }

  @Test func `an invalid request is not sent`() async throws {
    let server = try LoopbackServer { _ in
      Issue.record("sent")
      return nil
    }
    defer { server.stop() }
    #expect(await fetch(server, method: "A B") == .failure(.invalidRequest("the method")))
  }

  @Test func `a silent server is given up at the deadline`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return nil
    }
    defer { server.stop() }
    let clock = StuckClock { for await _ in arrivals { return } }
    #expect(await fetch(server, HTTPFetcher(clock: clock)) == .failure(.timedOut))
  }

  @Test func `a cancelled request ends at once`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return nil
    }
    defer { server.stop() }
    let task = Task { await fetch(server) }
    for await _ in arrivals { break }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
  }

  @Test func `a previously cancelled task sends nothing`() async throws {
    let server = try LoopbackServer { _ in
      Issue.record("sent")
      return nil
    }
    defer { server.stop() }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await fetch(server)
    }
    #expect(await task.value == .failure(.cancelled))
  }

  @Test func `requests beyond the bound wait, and can be cancelled`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { request in
      guard request.path == "/silent" else { return .http(200, "") }
      arrived.yield()
      return nil
    }
    defer { server.stop() }
    let fetcher = HTTPFetcher()
    let silent = (0..<HTTPFetcher.maximumConcurrency).map { _ in
      Task { await fetch(server, path: "/silent", fetcher) }
    }
    var count = 0
    for await _ in arrivals {
      count += 1
      if count == silent.count { break }
    }
    let (called, waiting) = (
      Task { await fetch(server, fetcher) }, Task { await fetch(server, fetcher) }
    )
    called.cancel()
    #expect(await called.value == .failure(.cancelled))
    for task in silent { task.cancel() }
    #expect(try await waiting.value.get().status == 200)
    for task in silent { #expect(await task.value == .failure(.cancelled)) }
  }

  @Test func `many simultaneous requests are all answered`() async throws {
    let server = try LoopbackServer { .http(200, $0.path) }
    defer { server.stop() }
    let fetcher = HTTPFetcher()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let response = try? await fetch(server, path: "/\(number)", fetcher).get()
          return response?.body == Array("/\(number)".utf8)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
