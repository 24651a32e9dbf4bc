/// The network of a host, as far as its name or number shows.
enum HostKind: Hashable, Sendable {
  /// The internet.
  case open
  /// This machine, a private network, or a number in a form that only some programs accept.
  case closed

  /// Classifies a host in lower case, without brackets.
  init(_ host: String) {
    if host.contains(":") {
      self = Self.ofVersion6(host)
    } else if let kind = Self.ofVersion4(host) {
      self = kind
    } else {
      let closed = ["localhost", "local", "internal", "lan", "home", "corp", "arpa", "test"]
      let labels = host.split(separator: ".", omittingEmptySubsequences: false)
      // A name without a period is resolved in the local network.
      let isClosed =
        labels.count < 2 || labels.contains("") || closed.contains(String(labels.last ?? ""))
      self = isClosed ? .closed : .open
    }
  }

  /// Classifies an IPv4 address; `nil` if the host is a name.
  ///
  /// The system also accepts `127.1`, `0x7f.1` and `2130706433` as addresses. So a host with a
  /// number as its last part, in an unusual form, is closed.
  private static func ofVersion4(_ host: String) -> HostKind? {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let first = last.utf8.first else { return nil }
    let isNumber =
      last.utf8.allSatisfy { (0x30...0x39).contains($0) }
      || (first == 0x30 && last.dropFirst().hasPrefix("x"))
    guard isNumber else { return nil }
    let numbers = parts.compactMap { UInt8($0) }
    guard numbers.count == 4, numbers.map(String.init) == parts.map(String.init) else {
      return .closed
    }
    return isOpen(numbers) ? .open : .closed
  }

  private static func isOpen(_ bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1]) {
    case (0, _), (10, _), (127, _), (224..., _): false
    case (100, 64...127), (169, 254), (172, 16...31), (192, 168), (198, 18...19): false
    case (192, 0), (198, 51), (203, 0): !isDocumentation(bytes)
    default: true
    }
  }

  private static func isDocumentation(_ bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (192, 0, 0), (192, 0, 2), (198, 51, 100), (203, 0, 113): true
    default: false
    }
  }

  private static func ofVersion6(_ host: String) -> HostKind {
    guard let groups = groups(of: host) else { return .closed }
    // Only 2000::/3 is in use on the internet, and parts of it contain IPv4 addresses.
    guard groups[0] & 0xE000 == 0x2000 else { return .closed }
    let hasVersion4 = groups[0] == 0x2002 || (groups[0] == 0x2001 && groups[1] < 0x0200)
    return hasVersion4 || (groups[0] == 0x2001 && groups[1] == 0x0DB8) ? .closed : .open
  }

  /// Returns the eight groups of an IPv6 address; `nil` for forms with periods and for other texts.
  private static func groups(of host: String) -> [UInt16]? {
    let halves = host.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    var parts: [[UInt16]] = []
    for half in halves {
      var groups: [UInt16] = []
      for text in half.split(separator: ":", omittingEmptySubsequences: false) where !half.isEmpty {
        guard text.utf8.count <= 4, let group = UInt16(text, radix: 16) else { return nil }
        groups.append(group)
      }
      parts.append(groups)
    }
    guard parts.count == 2 else { return parts[0].count == 8 ? parts[0] : nil }
    let missing = 8 - parts[0].count - parts[1].count
    return missing > 0 ? parts[0] + Array(repeating: 0, count: missing) + parts[1] : nil
  }
}
