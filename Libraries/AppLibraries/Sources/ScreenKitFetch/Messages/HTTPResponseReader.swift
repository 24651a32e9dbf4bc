/// The parser of HTTP/1.1 responses (RFC 9112), a pure state machine; it reads each byte once.
///
/// Interim responses (1xx) are skipped; trailers are checked and dropped. Ambiguous responses are
/// errors, for example with several lengths, with a length and chunks, or with a coding other than
/// `chunked`.
struct HTTPResponseReader: ResponseReader {
  private enum Phase {
    case statusLine, fields, trailers
    case body(left: Int), endlessBody
    case chunkSize, chunk(left: Int), chunkEnd
    case complete(FetchResponse)
    case failed(FetchError)
  }

  /// The uncounted bytes of each chunk line, so that a body may have any number of chunks.
  private static let freeChunkLine = 18

  private let limits: FetchLimits
  private let hasBody: Bool
  private var phase = Phase.statusLine
  private var head = HTTPHead()
  private var trailers = HTTPHead()
  private var line: [UInt8] = []
  private var body: [UInt8] = []
  private var headBytesLeft: Int
  private var headLinesLeft: Int
  /// The number of bytes read, including repeated reads; tests limit it.
  private(set) var examined = 0

  /// Creates a parser of the response to a request of the given method.
  init(method: String, limits: FetchLimits) {
    self.limits = limits
    hasBody = method != "HEAD"
    (headBytesLeft, headLinesLeft) = (limits.headBytes, limits.headLines)
  }

  /// The number of bytes stored until the response is complete.
  var buffered: Int { line.count + head.byteCount + trailers.byteCount + body.count }

  mutating func read(_ bytes: ArraySlice<UInt8>) throws(FetchError) -> FetchResponse? {
    do throws(FetchError) {
      return try advance(bytes)
    } catch {
      fail(error)
      throw error
    }
  }

  mutating func end() throws(FetchError) -> FetchResponse {
    switch phase {
    case .complete(let response): return response
    case .endlessBody: return complete()
    case .failed(let error): throw error
    default:
      fail(.connectionLost)
      throw .connectionLost
    }
  }

  private mutating func advance(
    _ bytes: ArraySlice<UInt8>
  ) throws(FetchError) -> FetchResponse? {
    var rest = bytes
    while true {
      switch phase {
      case .complete(let response): return response
      case .failed(let error): throw error
      case _ where rest.isEmpty: return nil
      case .body(let left):
        let part = takeBody(&rest, atMost: left)
        if part == left { _ = complete() } else { phase = .body(left: left - part) }
      case .chunk(let left):
        let part = takeBody(&rest, atMost: left)
        phase = part == left ? .chunkEnd : .chunk(left: left - part)
      case .endlessBody:
        guard rest.count <= limits.bodyBytes - body.count else { throw .tooLarge(.body) }
        _ = takeBody(&rest, atMost: rest.count)
      case .statusLine, .fields, .trailers, .chunkSize, .chunkEnd:
        if try takeLine(&rest) {
          try finishLine()
          line.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  private mutating func takeBody(
    _ rest: inout ArraySlice<UInt8>, atMost limit: Int
  ) -> Int {
    let part = rest.prefix(limit)
    body += part
    examined += part.count
    rest = rest[part.endIndex...]
    return part.count
  }

  /// Moves bytes up to the end of the line into `line`; returns whether the line is complete.
  private mutating func takeLine(
    _ rest: inout ArraySlice<UInt8>
  ) throws(FetchError) -> Bool {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    let part = rest[..<(end ?? rest.endIndex)]
    examined += part.count + (end == nil ? 0 : 1)
    let free = isInChunkLine ? max(0, Self.freeChunkLine - line.count) : 0
    headBytesLeft -= max(0, part.count + (end == nil ? 0 : 1) - free)
    guard headBytesLeft >= 0 else { throw .tooLarge(.head) }
    line += part
    rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    return end != nil
  }

  private var isInChunkLine: Bool {
    switch phase {
    case .chunkSize, .chunkEnd: true
    default: false
    }
  }

  /// Checks a complete line, without its end, before it is parsed.
  private mutating func checkLine() throws(FetchError) {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    examined += line.count
    guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
      throw .malformed("a control character in a line")
    }
    guard !isInChunkLine else { return }
    headLinesLeft -= 1
    guard headLinesLeft >= 0 else { throw .tooLarge(.head) }
  }

  private mutating func finishLine() throws(FetchError) {
    try checkLine()
    switch phase {
    case .statusLine:
      try head.start(line)
      phase = .fields
    case .fields where line.isEmpty: phase = try bodyPhase()
    case .fields: try head.addField(line)
    case .trailers where line.isEmpty: _ = complete()
    case .trailers:
      // The trailers are only checked: the client does not use them, and merging them enables
      // attacks.
      try trailers.addField(line)
    case .chunkSize:
      let size = try ChunkSize.parse(line, atMost: limits.bodyBytes - body.count)
      phase = size == 0 ? .trailers : .chunk(left: size)
    case .chunkEnd:
      guard line.isEmpty else { throw .malformed("a chunk is longer than its size") }
      phase = .chunkSize
    case .body, .endlessBody, .chunk, .complete, .failed: break
    }
  }

  /// Returns the phase after a complete head, depending on the framing of the body.
  private mutating func bodyPhase() throws(FetchError) -> Phase {
    if head.isInterim {
      head = HTTPHead()
      return .statusLine
    }
    let framing = try head.framing(hasBody: hasBody)
    switch framing {
    case .none: return .complete(makeResponse())
    case .length(let length):
      guard length <= limits.bodyBytes else { throw .tooLarge(.body) }
      return length == 0 ? .complete(makeResponse()) : .body(left: length)
    case .chunked: return .chunkSize
    case .untilEnd: return .endlessBody
    }
  }

  private mutating func complete() -> FetchResponse {
    let response = makeResponse()
    phase = .complete(response)
    return response
  }

  private mutating func makeResponse() -> FetchResponse {
    defer { (head, trailers, body, line) = (HTTPHead(), HTTPHead(), [], []) }
    return FetchResponse(status: head.status, fields: head.makeFields(), body: body)
  }

  private mutating func fail(_ error: FetchError) {
    phase = .failed(error)
    (head, trailers, body, line) = (HTTPHead(), HTTPHead(), [], [])
  }
}
