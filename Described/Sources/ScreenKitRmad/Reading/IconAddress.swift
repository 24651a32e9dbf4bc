/// The rule that distinguishes addresses of icons from names of icons.
enum IconAddress {
  /// Returns whether `value` is an address on the web.
  static func isWeb(_ value: PropertyValue) -> Bool {
    guard case .text(let text) = value else { return false }
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }
}
