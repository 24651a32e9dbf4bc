internal import ServerParts

/// The limits of the sessions in memory.
struct SessionLimits: Sendable {
  /// The maximum number of sessions of one browser.
  var perDevice = 20
  /// The maximum number of sessions of one address, which many browsers can share.
  var perAddress = 100
  /// The maximum number of sessions of the process.
  var total = 20_000
}

/// The sessions of each browser and address, counted against the limits.
struct SessionCounts {
  /// The limit that prevents another session.
  enum Limit: Equatable { case device, address, total }

  private let limits: SessionLimits
  private var devices: [DeviceID: Int] = [:]
  private var addresses: [ClientAddress: Int] = [:]
  private(set) var total = 0

  init(_ limits: SessionLimits) { self.limits = limits }

  /// Returns the limit that another session would exceed; `nil` if there is none.
  func limit(_ device: DeviceID, _ address: ClientAddress?) -> Limit? {
    if devices[device, default: 0] >= limits.perDevice { return .device }
    if let address, addresses[address, default: 0] >= limits.perAddress { return .address }
    return total >= limits.total ? .total : nil
  }

  mutating func add(_ device: DeviceID, _ address: ClientAddress?) {
    total += 1
    devices[device, default: 0] += 1
    if let address { addresses[address, default: 0] += 1 }
  }

  mutating func remove(_ device: DeviceID, _ address: ClientAddress?) {
    total -= 1
    Self.lower(&devices, device)
    if let address { Self.lower(&addresses, address) }
  }

  private static func lower<Key: Hashable>(_ counts: inout [Key: Int], _ key: Key) {
    let left = counts[key, default: 1] - 1
    counts[key] = left == 0 ? nil : left
  }
}
