internal import Dispatch
public import Foundation
internal import ScreenKitC
internal import Synchronization

/// A server on this machine with one connection per request and responses chosen by the test.
public final class LoopbackServer: Sendable {
  /// A received request.
  public struct Request: Sendable {
    /// The method, such as GET.
    public let method: String
    /// The path with the query.
    public let path: String
    /// The headers, by name in lower case.
    public let headers: [String: String]
    /// The bytes after the head.
    public let body: Data
  }

  /// A function that returns the bytes of a response; `nil` never responds.
  public typealias Handler = @Sendable (Request) async -> Data?

  /// The port, which the system chose.
  public let port: UInt16
  #if canImport(Darwin)
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
  private let listener: Int32
  private let handler: Handler
  private let readsBodies: Bool
  /// Connections without a response, kept open until the end.
  private let silent = Mutex<[Int32]>([])

  /// Listens on a free port; without `readsBodies` it responds after each head.
  public init(
    readsBodies: Bool = true, isVersion6: Bool = false, _ handler: @escaping Handler
  ) throws {
    (self.readsBodies, self.handler) = (readsBodies, handler)
    #if canImport(Glibc)
      listener = socket(isVersion6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(isVersion6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0)
    #endif
    let port: UInt16?
    if isVersion6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      port = Self.listen(listener, at: &address) ? address.sin6_port : nil
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      port = Self.listen(listener, at: &address) ? address.sin_port : nil
    }
    guard let port else { throw POSIXError(.EADDRNOTAVAIL) }
    self.port = UInt16(bigEndian: port)
    let queue = DispatchQueue(label: "loopback")
    queue.async { @Sendable [self] in acceptAll() }
  }

  /// The address without a path.
  public var origin: String { "http://127.0.0.1:\(port)" }

  /// Closes the socket and ends all connections.
  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in silent.withLock({ $0 }) { close(connection) }
  }

  /// Whether this machine has the address `::1`.
  public static let hasVersion6: Bool = {
    guard let server = try? LoopbackServer(isVersion6: true, { _ in nil }) else { return false }
    server.stop()
    return true
  }()

  /// Listens at an address, whose port the system chooses.
  private static func listen<Address>(_ listener: Int32, at address: inout Address) -> Bool {
    var size = socklen_t(MemoryLayout<Address>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && systemListen(listener) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
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
    Task {
      guard let answer = await handler(request) else {
        silent.withLock { $0.append(connection) }
        return
      }
      answer.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let rest = bytes[sent...]
          let count = send(
            connection, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
            Self.noSignal)
          guard count > 0 else { return }
          sent += count
        }
      }
      if !readsBodies { drain(connection) }
      close(connection)
    }
  }

  /// Reads the rest of a request, since an earlier close would discard the response.
  private func drain(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_WR))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while recv(connection, &chunk, chunk.count, 0) > 0 {}
  }

  private func read(_ connection: Int32) -> Request? {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let request = Request(data, isWhole: readsBodies) { return request }
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      data += chunk.prefix(count)
    }
  }
}

private func systemListen(_ listener: Int32) -> Int32 { listen(listener, 64) }

extension LoopbackServer.Request {
  /// Reads a request; `nil` while a part of it is missing.
  fileprivate init?(_ data: Data, isWhole: Bool) {
    guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let body = data[end.upperBound...]
    let length = isWhole ? Int(headers["content-length"] ?? "0") ?? 0 : 0
    guard body.count >= length else { return nil }
    self.init(
      method: String(words[0]), path: String(words[1]), headers: headers, body: Data(body))
  }
}

extension Data {
  /// Returns the bytes of an HTTP response.
  public static func http(
    _ status: Int, kind: String = "application/json", headers: [String] = [],
    _ body: Data = Data(), length: Int? = nil
  ) -> Data {
    let lines =
      [
        "HTTP/1.1 \(status) Status", "Content-Type: \(kind)", "Connection: close",
        "Content-Length: \(length ?? body.count)",
      ] + headers
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// Returns the bytes of an HTTP response whose content is `text`.
  public static func http(_ status: Int, kind: String = "application/json", _ text: String) -> Data
  {
    .http(status, kind: kind, Data(text.utf8))
  }
}
