internal import ServerParts
internal import ServerConnections
internal import NIOCore
internal import NIOHTTP1

/// The decision about each upgrade: its path, its `Origin`, and the cookie of its browser.
struct SocketAcceptor: Sendable {
  /// The path of the socket.
  static let path = "/sk/socket"

  let identity: Late<HostIdentity>
  let addresses: ClientAddresses
  /// The delay that is added to the time of each answer, for tests; `nil` adds none.
  var latency: Duration?
  /// The creation of the reader of an accepted socket; called on its event loop.
  let makeReader: @Sendable (SocketRequest) -> any SocketReader

  /// Returns whether a request may become a socket.
  func accepts(_ head: HTTPRequestHead) -> Bool {
    guard let origin = identity.value?.origin, head.headers["origin"].count == 1 else {
      return false
    }
    return head.method == .GET && head.uri.prefix { $0 != "?" } == Self.path
      && origin.matches(head.headers.first(name: "origin")) && device(head) != nil
  }

  /// Creates the reader of a request that was accepted.
  func makeReader(_ head: HTTPRequestHead, _ channel: any Channel) -> any SocketReader {
    let address = addresses.address(
      peer: ClientAddress(channel.remoteAddress),
      forwarded: head.headers["x-forwarded-for"].joined(separator: ","))
    return makeReader(
      SocketRequest(
        device: device(head) ?? DeviceID(), address: address,
        gateRequest: VisitorRequest(
          path: head.uri, address: address, headers: head.headers.map { ($0.name, $0.value) })))
  }

  private func device(_ head: HTTPRequestHead) -> DeviceID? {
    identity.value?.cookie.device(in: head.headers["cookie"].joined(separator: "; "))
  }
}

/// An accepted request for a socket.
struct SocketRequest: Sendable {
  let device: DeviceID
  let address: ClientAddress
  let gateRequest: VisitorRequest
}
