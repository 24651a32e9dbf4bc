public import NIOCore
public import ServerParts

extension ClientAddress {
  /// Creates the address of a connection's other end; a missing one counts as this machine.
  public init(_ address: SocketAddress?) {
    self = address?.ipAddress.flatMap { ClientAddress($0) } ?? .local
  }
}
