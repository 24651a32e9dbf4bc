/// The message of the helper process: a response, or the reason why there is none.
enum HelperResponse {
  /// The maximum length of a reason, in bytes.
  private static let reasonLength = 200
  private static let success = "response"

  static func encode(_ outcome: Result<FetchResponse, FetchError>) -> [UInt8] {
    let parts: [[UInt8]]
    switch outcome {
    case .success(let response):
      parts =
        [Array(success.utf8), Array("\(response.status)".utf8), response.body]
        + response.fields.flatMap { [Array($0.name.utf8), Array($0.value.utf8)] }
    case .failure(let error):
      let (kind, reason) = kind(of: error)
      parts = [Array(kind.utf8), Array(reason.utf8)]
    }
    return PartList.encode(parts)
  }

  /// Decodes the parts of a message, which a server may influence through errors of a library.
  static func decode(_ parts: [[UInt8]], _ limits: FetchLimits) throws(FetchError) -> FetchResponse
  {
    let texts = parts.prefix(2).map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 2 else { throw .connectionLost }
    guard texts[0] == success else { throw error(texts[0], plain(texts[1])) }
    guard let status = Int(texts[1]), (200..<600).contains(status), parts.count % 2 == 1 else {
      throw .malformed("the status")
    }
    guard parts[2].count <= limits.bodyBytes else { throw .tooLarge(.body) }
    let strings = parts.dropFirst(3).map { String(decoding: $0, as: UTF8.self) }
    guard strings.reduce(0, { $0 + $1.utf8.count }) <= limits.headBytes,
      strings.count / 2 <= limits.headLines
    else { throw .tooLarge(.head) }
    var fields: [FetchField] = []
    for index in stride(from: 0, to: strings.count, by: 2) {
      guard HTTPToken.isToken(strings[index]),
        strings[index + 1].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
      else { throw .malformed("a field") }
      fields.append(FetchField(strings[index], strings[index + 1]))
    }
    return FetchResponse(status: status, fields: fields, body: parts[2])
  }

  private static func kind(of error: FetchError) -> (kind: String, reason: String) {
    switch error {
    case .cannotConnect(.refused): ("refused", "")
    case .cannotConnect(.unknownHost): ("unknownHost", "")
    case .cannotConnect(.noNetwork): ("noNetwork", "")
    case .cannotConnect(let reason): ("cannotConnect", "\(reason)")
    case .certificate(let reason): ("certificate", reason)
    case .timedOut: ("timedOut", "")
    case .tooLarge(.head): ("largeHead", "")
    case .tooLarge(.body): ("largeBody", "")
    case .malformed(let reason): ("malformed", reason)
    case .invalidAddress: ("invalidAddress", "")
    case .unencrypted, .invalidRequest, .connectionLost, .cancelled: ("connectionLost", "")
    }
  }

  private static func error(_ kind: String, _ reason: String) -> FetchError {
    switch kind {
    case "refused": .cannotConnect(.refused)
    case "unknownHost": .cannotConnect(.unknownHost)
    case "noNetwork": .cannotConnect(.noNetwork)
    case "cannotConnect": .cannotConnect(.other(reason))
    case "certificate": .certificate(reason)
    case "timedOut": .timedOut
    case "largeHead": .tooLarge(.head)
    case "largeBody": .tooLarge(.body)
    case "malformed": .malformed(reason)
    case "invalidAddress": .invalidAddress
    default: .connectionLost
    }
  }

  /// Returns the visible ASCII characters of a text, since users see it.
  private static func plain(_ text: String) -> String {
    String(
      decoding: text.utf8.filter { (0x20...0x7E).contains($0) }.prefix(reasonLength), as: UTF8.self)
  }
}
