/// The head of a request with all of its fields, checked so that no value can add a field.
struct RequestHead {
  /// The fields that determine the end of a message or of the connection.
  private static let reserved: Set = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization",
    "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
  ]
  /// The maximum number of bytes of all names and values.
  private static let maximumLength = 1 << 16

  let method: String
  /// The fields of the request, and `Accept-Encoding`.
  ///
  /// The client accepts no compressed content, so that a small response cannot expand to a large
  /// one.
  let fields: [FetchField]
  private let request: FetchRequest

  /// Checks `request`; throws ``FetchError/invalidRequest(_:)`` if it cannot be sent unchanged.
  init(_ request: FetchRequest) throws(FetchError) {
    guard HTTPToken.isToken(request.method), request.method != "CONNECT" else {
      throw .invalidRequest("the method")
    }
    var length = 0
    for field in request.fields {
      guard HTTPToken.isToken(field.name), !Self.reserved.contains(field.name.lowercased()) else {
        throw .invalidRequest("a field that cannot be set")
      }
      guard field.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
      else { throw .invalidRequest("a control character in the field \(field.name)") }
      length += field.name.utf8.count + field.value.utf8.count
    }
    guard length <= Self.maximumLength else { throw .invalidRequest("too many fields") }
    (method, self.request) = (request.method, request)
    fields =
      request.fields.contains { $0.isNamed("Accept-Encoding") }
      ? request.fields : request.fields + [FetchField("Accept-Encoding", "identity")]
  }

  /// The bytes of the whole request, after which the connection is closed.
  var message: [UInt8] {
    var text = "\(method) \(request.address.target) HTTP/1.1\r\n"
    text += "Host: \(request.address.authority)\r\nConnection: close\r\n"
    if !request.body.isEmpty || ["POST", "PUT", "PATCH"].contains(method) {
      text += "Content-Length: \(request.body.count)\r\n"
    }
    for field in fields { text += "\(field.name): \(field.value)\r\n" }
    return Array((text + "\r\n").utf8) + request.body
  }
}
