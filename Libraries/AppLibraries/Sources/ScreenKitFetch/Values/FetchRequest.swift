/// A request for one response.
///
/// Fields and body may contain credentials, so descriptions and dumps omit them.
public struct FetchRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public var method: String
  /// The address.
  public var address: FetchAddress
  /// The fields of the head, without those that the client adds.
  ///
  /// The client adds `Host`, `Content-Length`, `Connection`, and `Accept-Encoding` unless it is
  /// given.
  public var fields: [FetchField]
  /// The content; empty if there is none.
  public var body: [UInt8]
  /// The maximum size of the response.
  public var limits: FetchLimits
  /// The maximum time from the call to the end of the response.
  public var timeout: Duration

  /// Creates a request.
  public init(
    _ method: String = "GET", _ address: FetchAddress, fields: [FetchField] = [],
    body: [UInt8] = [], limits: FetchLimits = FetchLimits(), timeout: Duration = .seconds(30)
  ) {
    (self.method, self.address, self.fields, self.body) = (method, address, fields, body)
    (self.limits, self.timeout) = (limits, timeout)
  }
}

extension FetchRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method, and the address without its query.
  public var description: String {
    "\(method) \(address.origin)\(address.target.prefix { $0 != "?" })"
  }
  /// The method, and the address without its query.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps omit fields and body.
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}
