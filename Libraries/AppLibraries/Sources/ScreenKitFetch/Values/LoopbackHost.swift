/// A host that is this machine, recognized without a lookup of its name.
enum LoopbackHost: Hashable, Sendable {
  /// An address in 127.0.0.0/8, with its four numbers in the written order.
  case version4(UInt8, UInt8, UInt8, UInt8)
  /// The address `::1`.
  case version6
  /// The name `localhost`.
  case name

  /// Recognizes a host; `nil` if it is another machine or unknown.
  init?(_ host: String) {
    switch host {
    case "localhost": self = .name
    case "::1": self = .version6
    default:
      let parts = host.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { UInt8($0) }
      // Only one spelling of a number is accepted, since some programs read a leading zero as
      // octal.
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
