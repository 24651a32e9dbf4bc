/// A complete response with any status; redirects are returned and not followed.
public struct FetchResponse: Hashable, Sendable {
  /// The status, from 200 to 599.
  public let status: Int
  /// The fields of the head; their values have no ASCII control characters except tabs.
  public let fields: [FetchField]
  /// The content, with chunks joined.
  public let body: [UInt8]

  /// Creates a response, for stubs in tests.
  public init(status: Int, fields: [FetchField] = [], body: [UInt8] = []) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  /// The value of the first field with this name, ignoring letter case; `nil` if there is none.
  public subscript(name: String) -> String? { fields.first { $0.isNamed(name) }?.value }

  /// The media type in lower case without parameters, such as `text/html`; empty if there is none.
  public var mediaType: String {
    let value = self["Content-Type"] ?? ""
    return value.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
  }
}
