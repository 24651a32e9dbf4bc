internal import Passwords
public import ServerConnections
internal import ServerParts

/// The settings of a server.
public struct ServerOptions: Sendable {
  /// The settings of the network.
  public var network = ServerNetwork(connections: ConnectionLimits.Limits().total)
  /// The names under which clients reach the server, in addition to those of this machine.
  public var hosts: [String] = []
  /// The time that clients may take.
  var timeouts = ConnectionProgress.Timeouts()
  /// The cost of checking the password of an unknown user.
  var strangerCost = PasswordHash.Cost.standard

  /// Creates the settings of a server for this machine alone.
  public init() {}

  /// Checks that no password would be sent over a network unencrypted.
  ///
  /// - Throws: ``ServerNetworkError``.
  public func check() throws(ServerNetworkError) {
    guard try network.servesNetwork(), hosts.isEmpty else { return }
    throw .noName(
      network.address, option: "--host with the name under which clients reach the server")
  }

  /// Returns whether a connection of `client` is accepted: without TLS only from this machine or a
  /// front server.
  func isAllowed(_ client: ClientAddress) -> Bool {
    network.certificate != nil || client.isLoopback || network.trustedProxies.contains(client)
  }
}
