internal import Dispatch
internal import ScreenKitC
internal import Synchronization

/// A server on this machine with one request per connection and responses chosen by the test.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    /// The method and the path, as in `GET /api/muster`.
    let route: String
    /// The headers, by name in lower case.
    let headers: [String: String]
    let body: [UInt8]
  }

  enum Answer: Sendable {
    case bytes([UInt8])
    /// The connection stays open without a response.
    case silence
    /// The connection is closed before any response.
    case hangUp
  }

  typealias Handler = @Sendable (Request) -> Answer

  let port: UInt16
  private let listener: Int32
  private let handler: Handler
  /// Connections without a response, kept open until the end.
  private let silent = Mutex<[Int32]>([])

  /// Listens on `port`; the system chooses one if it is 0.
  init(port: UInt16 = 0, _ handler: @escaping Handler) throws {
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var (yes, size) = (Int32(1), socklen_t(MemoryLayout<sockaddr_in>.size))
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { throw EndToEndError(description: "cannot listen on port \(port)") }
    self.port = UInt16(bigEndian: address.sin_port)
    self.handler = handler
    let queue = DispatchQueue(label: "loopback")
    queue.async { @Sendable [self] in acceptAll() }
  }

  /// Stops listening; connections that wait for a response are closed.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in silent.withLock({ $0 }) { close(connection) }
  }

  private func acceptAll() {
    while case let connection = accept(listener, nil, nil), connection >= 0 {
      DispatchQueue.global().async { @Sendable [self] in serve(connection) }
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    guard let request = read(connection) else {
      close(connection)
      return
    }
    switch handler(request) {
    case .bytes(let bytes): write(bytes, to: connection)
    case .silence: return silent.withLock { $0.append(connection) }
    case .hangUp: break
    }
    close(connection)
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Darwin)
      let noSignal: Int32 = 0
    #else
      let noSignal = Int32(MSG_NOSIGNAL)
    #endif
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = send(connection, part.baseAddress, part.count, noSignal)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let request = Request(bytes) { return request }
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk.prefix(count)
    }
  }
}

extension LoopbackServer.Request {
  /// Reads a request; `nil` while a part of it is missing.
  fileprivate init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let body = bytes[end.upperBound...]
    guard body.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 else { return nil }
    self.init(route: "\(words[0]) \(words[1])", headers: headers, body: Array(body))
  }
}

extension LoopbackServer.Answer {
  /// Returns a response with the content `text`; `length` is the declared length.
  static func http(
    _ status: Int, kind: String = "application/json", headers: [String] = [], _ text: String = "",
    length: Int? = nil
  ) -> Self {
    let body = Array(text.utf8)
    let lines =
      [
        "HTTP/1.1 \(status) Status", "Content-Type: \(kind)", "Connection: close",
        "Content-Length: \(length ?? body.count)",
      ] + headers
    return .bytes(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }
}
