/// The place of a page within the intranet, and where a page's links lead (M-022).
///
/// A path cannot lead out of the intranet: the session's credentials go with every request for
/// one, and to nowhere else.
public struct IntranetPath: Hashable, Sendable, CustomStringConvertible {
  /// Where a link leads.
  public enum Target: Hashable, Sendable {
    /// To a page of the intranet, which the app can open.
    case page(IntranetPath)
    /// To somewhere else, which is shown and not followed.
    case foreign(String)
  }

  /// The folder of all pages.
  public static let root = "/intranet/"
  /// The first page.
  public static let start = IntranetPath(unchecked: root)

  /// The path, beginning with ``root``.
  public let description: String

  private init(unchecked path: String) { description = path }

  /// Takes an absolute path; `nil` if it leads out of the intranet.
  public init?(_ path: String) {
    guard path.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), !path.contains("\\"),
      let plain = IntranetPath.withoutDots(path), plain.hasPrefix(IntranetPath.root)
    else { return nil }
    description = plain
  }

  /// Where `link` leads from this page, on the service at `origin`.
  public func target(of link: String, origin: String) -> Target {
    let address = link.prefix { $0 != "#" && $0 != "?" }
    if address.isEmpty { return .page(self) }
    let path: String
    if let rest = IntranetPath.rest(of: address, after: origin) {
      path = rest
    } else if address.hasPrefix("//") || address.prefix(while: { $0 != "/" }).contains(":") {
      return .foreign(link)
    } else if address.hasPrefix("/") {
      path = String(address)
    } else {
      path = folder + address
    }
    return IntranetPath(path).map { .page($0) } ?? .foreign(link)
  }

  private var folder: String {
    String(description[...(description.lastIndex(of: "/") ?? description.startIndex)])
  }

  private static func rest(of address: Substring, after origin: String) -> String? {
    guard address.hasPrefix(origin) else { return nil }
    let rest = address.dropFirst(origin.count)
    if rest.isEmpty { return "/" }
    return rest.hasPrefix("/") ? String(rest) : nil
  }

  /// The path without `.` and `..`, also where those are written with percent signs.
  private static func withoutDots(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let plain = part.lowercased().replacing("%2e", with: ".")
      // An encoded slash would be a part to us and two to the server.
      if plain.contains("%2f") || plain.contains("%5c") { return nil }
      switch plain {
      case ".", "..":
        if plain == "..", parts.popLast() == nil { return nil }
        if index == all.count - 1 { parts.append("") }
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
