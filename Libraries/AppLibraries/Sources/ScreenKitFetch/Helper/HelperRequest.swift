/// A request to the helper process.
struct HelperRequest {
  let method: String
  let address: String
  let fields: [FetchField]
  let body: [UInt8]
  let limits: FetchLimits
  let milliseconds: Int

  init(_ request: FetchRequest, _ head: RequestHead) {
    (method, address) = (request.method, request.address.description)
    (fields, body, limits) = (head.fields, request.body, request.limits)
    let (seconds, attoseconds) = request.timeout.components
    // A day is practically no limit, since the app ends the helper much earlier.
    milliseconds =
      Int(min(max(0, seconds), 86_400)) * 1_000 + Int(max(0, attoseconds) / 1_000_000_000_000_000)
  }

  /// Decodes the parts of a message; `nil` if this program did not encode it.
  init?(parts: [[UInt8]]) {
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    guard parts.count >= 7, parts.count % 2 == 1, let milliseconds = Int(texts[2]),
      let headBytes = Int(texts[3]), let headLines = Int(texts[4]), let bodyBytes = Int(texts[5])
    else { return nil }
    (method, address, body, self.milliseconds) = (texts[0], texts[1], parts[6], milliseconds)
    limits = FetchLimits(headBytes: headBytes, headLines: headLines, bodyBytes: bodyBytes)
    fields = stride(from: 7, to: parts.count, by: 2).map { FetchField(texts[$0], texts[$0 + 1]) }
  }

  /// The bytes of the message.
  var message: [UInt8] {
    let numbers = [milliseconds, limits.headBytes, limits.headLines, limits.bodyBytes]
    let texts = [method, address] + numbers.map(String.init)
    return PartList.encode(
      texts.map { Array($0.utf8) } + [body]
        + fields.flatMap { [Array($0.name.utf8), Array($0.value.utf8)] })
  }
}
