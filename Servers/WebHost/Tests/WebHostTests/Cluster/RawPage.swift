import Foundation

/// A page of `TypingWeb` over real sockets, like a browser without a screen: it types into the
/// field of the page.
final class RawPage {
  struct Failure: Error { let text: String }

  private let port: UInt16
  private let origin: String
  private var cookies: [String: String] = [:]
  private var ticket = ""
  private let epoch: Int
  private let path: String
  private let field: Int
  private var frame = -1
  private var message = 0
  private var confirmed = 0
  private var socket: RawSocket?
  /// The name of the host behind HAProxy.
  var node: String { cookies["sk-node"] ?? "" }
  /// The moments at which characters were confirmed.
  private(set) var typed: [ContinuousClock.Instant] = []

  /// Fetches a page, and joins its session.
  init(port: UInt16, origin: String) throws {
    (self.port, self.origin) = (port, origin)
    let socket = try RawSocket(port)
    try socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
    let answer = try socket.readAll()
    for match in answer.matches(of: /set-cookie: ([^=]+)=([^;]*)/.ignoresCase()) {
      cookies[String(match.1)] = String(match.2)
    }
    guard let boot = answer.firstMatch(of: /id=sk-boot>(.*?)<\/script>/.dotMatchesNewlines()),
      let values = try JSONSerialization.jsonObject(with: Data(boot.1.utf8)) as? [String: Any],
      let ticket = values["ticket"] as? String, let epoch = values["epoch"] as? Int,
      let path = values["socket"] as? String,
      let field = answer.firstMatch(of: /data-on="e" id="i(\d+)"/)
    else { throw Failure(text: String(answer.prefix(300))) }
    (self.ticket, self.epoch, self.path, self.field) = (ticket, epoch, path, Int(field.1) ?? 0)
    _ = try join()
  }

  /// Connects and joins; returns the host's present text of the field.
  @discardableResult
  func join() throws -> String {
    let socket = try RawSocket(port)
    let cookie = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ")
    try socket.write(
      """
      GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n\
      Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
      Origin: \(origin)\r\nCookie: \(cookie)\r\n\r\n
      """)
    let head = try socket.readHead()
    guard head.contains(" 101 ") else { throw Failure(text: head) }
    for match in head.matches(of: /set-cookie: ([^=]+)=([^;]*)/.ignoresCase()) {
      cookies[String(match.1)] = String(match.2)
    }
    // Without the last frame, the answer is the whole tree.
    try socket.sendText("[\"j\",\"\(ticket)\",\(epoch),-1]")
    guard case .array(let answer) = try Self.json(socket.receive()), answer.count == 2,
      case .text(let next) = answer[1]
    else { throw Failure(text: "no ticket") }
    (ticket, self.socket) = (next, socket)
    let tree = try receive()
    return tree.firstMatch(of: /"(x+)"/).map { String($0.1) } ?? ""
  }

  /// Joins again, and retries while hosts are changing.
  func joinWhenPossible() throws -> String {
    let end = ContinuousClock.now + .seconds(20)
    while true {
      do { return try join() } catch  where ContinuousClock.now < end { usleep(100_000) }
    }
  }

  /// Types a character, and waits until the host has confirmed it.
  func type() throws {
    guard let socket else { return }
    message += 1
    let (from, to) = (typed.count, typed.count + 1)
    try socket.sendText("[\(message),[\"e\",\(field),0,\(to),\(to),\(from),\(from),\"x\"]]")
    while confirmed < message { _ = try receive() }
    typed.append(.now)
    if frame > 0 { try socket.sendText("[0,[\"a\",\(frame)]]") }
  }

  /// Continues from the host's text, with a new line.
  ///
  /// - Returns: The moment of the first confirmed character that is missing.
  func goOn(from text: String) -> ContinuousClock.Instant? {
    let missing = text.utf8.count < typed.count ? typed[text.utf8.count] : nil
    typed = Array(typed.prefix(text.utf8.count))
    return missing
  }

  private func receive() throws -> String {
    guard let socket else { throw Failure(text: "no socket") }
    let text = try socket.receive()
    guard case .array(let values) = try Self.json(text), case .number(let count)? = values.first
    else { throw Failure(text: "no frame") }
    if values.count > 1, case .array(let welcome) = values[1], welcome.count == 4,
      case .number(let lastFrame) = welcome[2], case .number(let lastMessage) = welcome[3]
    {
      (frame, confirmed) = (lastFrame, lastMessage)
    }
    if values.count > 1 { frame += 1 }
    confirmed += count
    return text
  }

  private enum Value {
    case array([Value]), number(Int), text(String), other
  }

  private static func json(_ text: String) throws -> Value {
    value(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private static func value(_ any: Any) -> Value {
    switch any {
    case let array as [Any]: .array(array.map(value))
    case let number as Int: .number(number)
    case let text as String: .text(text)
    default: .other
    }
  }
}
