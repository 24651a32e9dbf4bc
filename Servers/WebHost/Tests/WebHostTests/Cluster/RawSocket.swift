import CLibrary
import Foundation

/// The host has closed a socket, with this code.
struct SocketClosed: Error {
  let code: Int
}

/// A connection to a port of this machine, whose reads wait at most twenty seconds.
final class RawSocket {
  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ port: UInt16) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    var (limit, on) = (timeval(tv_sec: 20, tv_usec: 0), Int32(1))
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    var address = Self.address(port)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    (address.sin_port, address.sin_addr.s_addr) = (port.bigEndian, UInt32(0x7F00_0001).bigEndian)
    return address
  }

  /// Returns a free port.
  static func freePort() throws -> UInt16 {
    #if canImport(Glibc)
      let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let probe = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(probe) }
    var (address, length) = (address(0), socklen_t(MemoryLayout<sockaddr_in>.size))
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(probe, $0, length) + getsockname(probe, $0, &length)
      }
    }
    guard result == 0 else { throw POSIXError(.EADDRINUSE) }
    return UInt16(bigEndian: address.sin_port)
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Self.noSignal)
      }
      guard count > 0 else { throw POSIXError(.EPIPE) }
      rest = rest.dropFirst(count)
    }
  }

  private func fill() throws {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { throw POSIXError(count == 0 ? .ECONNRESET : .ETIMEDOUT) }
    buffer += piece.prefix(count)
  }

  /// Reads until the other side closes the connection.
  func readAll() throws -> String {
    while true {
      do { try fill() } catch POSIXError.ECONNRESET { break }
    }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Reads the head of a response.
  func readHead() throws -> String {
    let end: [UInt8] = [13, 10, 13, 10]
    while true {
      if let found = buffer.firstRange(of: end) {
        defer { buffer.removeSubrange(..<found.upperBound) }
        return String(decoding: buffer[..<found.lowerBound], as: UTF8.self)
      }
      try fill()
    }
  }

  /// Sends a text as a message; its mask is zero, which the protocol allows.
  func sendText(_ text: String, code: UInt8 = 1) throws {
    let bytes = Array(text.utf8)
    guard bytes.count < 126 else { throw POSIXError(.EMSGSIZE) }
    try write([0x80 | code, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes)
  }

  /// Returns the next text, and answers pings meanwhile.
  func receive() throws -> String {
    while true {
      while buffer.count < 2 { try fill() }
      let (code, short) = (buffer[0] & 15, Int(buffer[1] & 127))
      let start = short < 126 ? 2 : short == 126 ? 4 : 10
      while buffer.count < start { try fill() }
      let length = short < 126 ? short : buffer[2..<start].reduce(0) { $0 << 8 | Int($1) }
      while buffer.count < start + length { try fill() }
      if code == 8 {
        throw SocketClosed(
          code: buffer[start..<start + length].prefix(2).reduce(0) { $0 << 8 | Int($1) })
      }
      let text = String(decoding: buffer[start..<start + length], as: UTF8.self)
      buffer.removeSubrange(..<(start + length))
      switch code {
      case 1: return text
      case 9: try sendText(text, code: 10)
      default: break
      }
    }
  }
}
