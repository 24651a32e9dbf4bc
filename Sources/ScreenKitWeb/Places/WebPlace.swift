/// A place of the app in the address of its web page: the path and query after the base path.
public struct WebPlace: Hashable, Sendable {
  /// The path and query, without a leading slash.
  public let path: String

  /// Reads an address, with or without scheme and host; `nil` if it is not under `base`.
  public init?(_ address: String, under base: String) {
    var rest = address[...]
    if let end = rest.firstRange(of: "://")?.upperBound {
      rest = rest[end...].drop { $0 != "/" }
    }
    guard rest.hasPrefix(base) else { return nil }
    rest = rest.dropFirst(base.count)
    path = String(rest.prefix { $0 != "#" })
  }

  /// Reads a link of the app, such as `muster://announcements/7?sort=x`; `nil` if it has no scheme.
  public init?(link: String) {
    guard let end = link.firstRange(of: "://") else { return nil }
    path = String(link[end.upperBound...].prefix { $0 != "#" })
  }

  /// Returns the link of the app to the place.
  public func link(scheme: String) -> String { scheme + "://" + path }

  /// Returns the address of the place on the server.
  public func address(under base: String) -> String { base + path }
}
