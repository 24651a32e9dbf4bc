internal import Synchronization

/// The origin of the host and the cookies that belong to it, known once the host listens.
struct HostIdentity: Sendable {
  let origin: PublicOrigin
  let cookie: DeviceCookie

  init(_ origin: PublicOrigin, key: [UInt8]) {
    self.origin = origin
    cookie = DeviceCookie(origin, key: key)
  }
}

/// A value that is set once, possibly after the first reads.
final class Late<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  /// The value; `nil` before it is set.
  var value: Value? { stored.withLock { $0 } }

  func set(_ value: Value) { stored.withLock { $0 = value } }
}
