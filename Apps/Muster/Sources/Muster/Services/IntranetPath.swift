/// The path of a page within the intranet.
///
/// No path leads out of the intranet, because every request for a page carries the session's token.
public struct IntranetPath: Hashable, Sendable, CustomStringConvertible {
  /// The target of a link.
  public enum Target: Hashable, Sendable {
    /// A page of the intranet, which the app can open.
    case page(IntranetPath)
    /// Another address, which is shown but not followed.
    case foreign(String)
  }

  /// The common prefix of all paths.
  public static let root = "/intranet/"
  /// The path of the first page.
  public static let start = IntranetPath(unchecked: root)

  /// The path, which begins with ``root``.
  public let description: String

  private init(unchecked path: String) { description = path }

  /// Creates a path from an absolute path; returns `nil` if it leads out of the intranet.
  public init?(_ path: String) {
    guard path.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), !path.contains("\\"),
      let plain = IntranetPath.withoutDots(path), plain.hasPrefix(IntranetPath.root)
    else { return nil }
    description = plain
  }

  /// Returns the target of `link` on this page of the service at `origin`.
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

  /// Returns the path with `.` and `..` resolved, including percent-encoded ones; `nil` if invalid.
  private static func withoutDots(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let plain = part.lowercased().replacing("%2e", with: ".")
      // An encoded slash would separate parts on the server, but not here.
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
