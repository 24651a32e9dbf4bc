/// The paths of the intranet's pages.
public enum PagePath {
  private static let root = "/intranet/"
  /// The maximum length of a path, in bytes.
  private static let limit = 1_000
  /// The visible ASCII characters that end a path, or that clients refuse in addresses.
  private static let refused = Set("\"#<>?\\^`{|}".utf8)

  /// Returns whether clients can request a page at `path`.
  ///
  /// Clients resolve the parts `.` and `..` of a path, refuse encoded slashes, and send everything
  /// else unchanged.
  public static func canBeRequested(_ path: String) -> Bool {
    guard path.hasPrefix(root), path.utf8.count <= limit,
      path.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !refused.contains($0) })
    else { return false }
    let plain = path.lowercased().replacing("%2e", with: ".")
    guard !plain.contains("%2f"), !plain.contains("%5c") else { return false }
    let parts = plain.split(separator: "/")
    return !parts.contains(".") && !parts.contains("..")
  }
}
