/// The status line and the fields of a response, stored as bytes until the head is complete.
struct HTTPHead {
  /// The marking of the end of a message's body.
  enum Framing: Hashable {
    case none, length(Int), chunked, untilEnd
  }

  private(set) var status = 0
  private var isVersion11 = false
  private var names: [[UInt8]] = []
  private var values: [[UInt8]] = []
  /// The number of bytes of all names and values.
  private(set) var byteCount = 0

  /// Whether another head follows this one.
  var isInterim: Bool { (100..<200).contains(status) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Parses `HTTP/1.x SP status [SP reason]`.
  mutating func start(_ line: [UInt8]) throws(FetchError) {
    let (prefix, space) = (Array("HTTP/1.".utf8), UInt8(ascii: " "))
    guard line.starts(with: prefix), line.count >= 12, isDigit(line[7]), line[8] == space,
      line[9...11].allSatisfy(isDigit), line.count == 12 || line[12] == space
    else { throw .malformed("the status line") }
    status = line[9...11].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    isVersion11 = line[7] != UInt8(ascii: "0")
    // Status 101 changes the protocol, which this client never requests.
    guard (100..<600).contains(status), status != 101 else {
      throw .malformed("the status \(status)")
    }
  }

  /// Parses `name: value`, or a continuation line of the previous value.
  mutating func addField(_ line: [UInt8]) throws(FetchError) {
    if let first = line.first, Self.isSpace(first) {
      guard !values.isEmpty else { throw .malformed("a field without a name") }
      let part = trimmed(line[...])
      values[values.count - 1].append(UInt8(ascii: " "))
      values[values.count - 1] += part
      byteCount += part.count + 1
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(HTTPToken.allows)
    else { throw .malformed("a field without a name") }
    let value = trimmed(line[(colon + 1)...])
    names.append(Array(line[..<colon]))
    values.append(Array(value))
    byteCount += colon + value.count
  }

  /// Returns the fields; invalid UTF-8 becomes replacement characters.
  func makeFields() -> [FetchField] {
    zip(names, values).map { name, value in
      FetchField(
        String(decoding: name, as: UTF8.self), String(decoding: trimmed(value[...]), as: UTF8.self))
    }
  }

  /// Returns the framing of the body; ambiguous heads are malformed.
  func framing(hasBody: Bool) throws(FetchError) -> Framing {
    guard hasBody, status != 204, status != 304 else { return .none }
    let lengths = list("content-length")
    let codings = list("transfer-encoding")
    guard codings.isEmpty else {
      guard isVersion11, lengths.isEmpty, codings.count == 1,
        lowercased(codings[0]) == Array("chunked".utf8)
      else { throw .malformed("the transfer encoding") }
      return .chunked
    }
    guard let first = lengths.first else { return .untilEnd }
    guard lengths.allSatisfy({ $0 == first }), !first.isEmpty, first.allSatisfy(isDigit) else {
      throw .malformed("the content length")
    }
    guard let length = Int(String(decoding: first, as: UTF8.self)) else { throw .tooLarge(.body) }
    return .length(length)
  }

  /// Returns the comma-separated parts of all fields with a name in lower case.
  private func list(_ name: String) -> [ArraySlice<UInt8>] {
    let wanted = Array(name.utf8)
    var parts: [ArraySlice<UInt8>] = []
    for (name, value) in zip(names, values) where lowercased(name[...]) == wanted {
      parts += value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { trimmed($0) }
    }
    return parts
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func lowercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: Self.isSpace)
    while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
    return bytes
  }
}
