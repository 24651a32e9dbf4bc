/// A host that is this machine, recognized without a name look-up.
enum LoopbackHost: Hashable, Sendable {
  /// An address of 127.0.0.0/8, in the order of its written form.
  case version4(UInt8, UInt8, UInt8, UInt8)
  /// `::1`
  case version6
  /// `localhost`
  case name

  /// Recognizes a host; `nil` if it is another machine or unknown.
  init?(_ host: String) {
    switch host {
    case "localhost": self = .name
    case "::1": self = .version6
    default:
      let parts = host.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { UInt8($0) }
      // Numbers are compared as written, since some read a leading zero as octal.
      guard numbers.count == 4, numbers[0] == 127,
        numbers.map(String.init) == parts.map(String.init)
      else { return nil }
      self = .version4(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  /// The addresses to try, in this order.
  var addresses: [LoopbackHost] {
    self == .name ? [.version4(127, 0, 0, 1), .version6] : [self]
  }
}
