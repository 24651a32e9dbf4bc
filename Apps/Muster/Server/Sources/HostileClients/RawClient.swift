internal import CLibrary
internal import Dispatch
internal import Foundation

/// A connection that sends arbitrary bytes from any address of this machine.
///
/// It blocks its own threads, not those of tasks, which the server needs.
public final class RawClient: Sendable {
  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let withoutWaiting = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
  #else
    private static let stream = SOCK_STREAM
    private static let withoutWaiting = MSG_DONTWAIT
  #endif

  private let socket: Int32
  private let queue = DispatchQueue(label: "client")

  /// Connects to a port of this machine from `source`, an address in 127.0.0.0/8.
  public init(port: Int, from source: String = "127.0.0.1") throws {
    socket = CLibrary.socket(AF_INET, Self.stream, 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    try Self.withAddress(source, 0) { try Self.check(bind(socket, $0, $1)) }
    try Self.withAddress("127.0.0.1", port) { try Self.check(connect(socket, $0, $1)) }
  }

  deinit {
    _ = CLibrary.close(socket)
  }

  /// Whether the server has not closed the connection; drops the arrived bytes.
  public var isOpen: Bool {
    var piece = [UInt8](repeating: 0, count: 4 << 10)
    while true {
      let count = recv(socket, &piece, piece.count, Self.withoutWaiting)
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EWOULDBLOCK }
    }
  }

  /// Sends `text`, or as much of it as the system accepts; returns whether any byte was sent.
  @discardableResult
  public func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return CLibrary.send(socket, bytes, bytes.count, Self.withoutWaiting) > 0
  }

  /// Closes the sending side; the connection can still be read.
  public func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Closes the connection.
  public func close() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Returns the received text once it satisfies `isEnough`, or when the other side closes.
  public func read(until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }) async
    -> String
  {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while !isEnough(String(decoding: bytes, as: UTF8.self)) {
          let count = recv(socket, &piece, piece.count, 0)
          if count <= 0 { break }
          bytes += piece[..<count]
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Sends a request repeatedly, each time after the response, which arrives in one piece.
  public func repeatRequest(_ text: String, times: Int) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      queue.async { [self] in
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        for _ in 0..<times where send(text) { _ = recv(socket, &piece, piece.count, 0) }
        continuation.resume()
      }
    }
  }

  /// Waits until the server has closed the connection, without reading a byte.
  public func waitUntilClosed() async throws {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      queue.async { [socket] in
        // No events are requested, because errors and the end are always reported.
        var state = pollfd(fd: socket, events: 0, revents: 0)
        poll(&state, 1, 60_000)
        continuation.resume()
      }
    }
    guard !isWritable else { throw POSIXError(.ETIMEDOUT) }
  }

  private var isWritable: Bool {
    var state = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
    poll(&state, 1, 0)
    return state.revents & Int16(POLLHUP | POLLERR) == 0
  }

  /// Returns the next response with a body of a known length.
  public func answer() async -> String {
    await read { text in
      guard let end = text.range(of: "\r\n\r\n") else { return false }
      let head = text[..<end.lowerBound].lowercased()
      guard let field = head.range(of: "content-length: ") else { return true }
      let length = Int(head[field.upperBound...].prefix { $0.isNumber }) ?? 0
      return text[end.upperBound...].utf8.count >= length
    }
  }

  private static func check(_ result: Int32) throws {
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func withAddress(
    _ text: String, _ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void
  ) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, text, &address.sin_addr)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try withUnsafePointer(to: &address) {
      try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body($0, size) }
    }
  }
}

extension String {
  /// Returns a request for the server under test.
  public static func request(
    _ line: String, headers: [String] = [], type: String? = "application/json", body: String? = nil
  ) -> String {
    var lines = ["\(line) HTTP/1.1", "Host: localhost"] + headers
    if let body {
      if let type { lines.append("Content-Type: \(type)") }
      lines.append("Content-Length: \(body.utf8.count)")
    }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// Returns a login request for the server under test.
  public static func login(_ name: String, _ password: String) -> String {
    request(
      "POST /api/login",
      body: "{\"username\":\"\(name)\",\"password\":\"\(password)\",\"isRemembered\":false}")
  }

  /// The number after `HTTP/1.1`, or `nil` if this is not a response.
  public var status: Int? { hasPrefix("HTTP/1.1 ") ? Int(dropFirst(9).prefix(3)) : nil }
}
