import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection that sends whatever bytes a test wants, from whatever address of this machine.
///
/// It blocks threads of its own and none of those that run tasks, which the server needs.
final class RawClient: Sendable {
  private let socket: Int32
  private let queue = DispatchQueue(label: "client")

  /// Connects to a port of this machine from `source`, an address in 127.0.0.0/8.
  init(port: Int, from source: String = "127.0.0.1") throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    try Self.withAddress(source, 0) { try Self.check(bind(socket, $0, $1)) }
    try Self.withAddress("127.0.0.1", port) { try Self.check(connect(socket, $0, $1)) }
  }

  deinit {
    #if canImport(Glibc)
      _ = Glibc.close(socket)
    #else
      _ = Darwin.close(socket)
    #endif
  }

  /// Sends all of `text`.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      _ = Darwin.send(socket, bytes, bytes.count, 0)
    #endif
  }

  /// Sends no more, but still reads.
  func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Hangs up.
  func close() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// Everything that arrives until `isEnough`, or until the other side closes.
  func read(until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }) async -> String {
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

  /// The next answer with a body of a known length.
  func answer() async -> String {
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
  /// A request for the server under test.
  static func request(
    _ line: String, headers: [String] = [], type: String? = "application/json", body: String? = nil
  ) -> String {
    var lines = ["\(line) HTTP/1.1", "Host: localhost"] + headers
    if let body {
      if let type { lines.append("Content-Type: \(type)") }
      lines.append("Content-Length: \(body.utf8.count)")
    }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// A login of the server under test.
  static func login(_ name: String, _ password: String) -> String {
    request(
      "POST /api/login",
      body: "{\"username\":\"\(name)\",\"password\":\"\(password)\",\"isRemembered\":false}")
  }

  /// The number after `HTTP/1.1`, or `nil` if this is no answer.
  var status: Int? { hasPrefix("HTTP/1.1 ") ? Int(dropFirst(9).prefix(3)) : nil }
}
