internal import ScreenKitLooks
internal import ServerConnections

/// The settings of a host.
struct HostOptions: Sendable {
  /// The settings for tests of an app, which do not suit production.
  struct Trial: Sendable {
    /// A delay that is added to each response; `nil` adds none.
    var latency: Duration?
    /// The path of the folder into which new sessions are recorded; `nil` records nothing.
    ///
    /// All texts except masked ones are recorded.
    var recordings: String?
  }

  /// The settings of the network.
  var network = ServerNetwork(connections: 24_000)
  /// The origin of the pages; `nil` uses the address and port.
  var origin: PublicOrigin?
  /// The look of the pages, until a visitor chooses another one.
  var look = LookName.cupertino
  /// The user's own colours; `nil` uses the colours of the look.
  var theme: Theme?
  /// The limits of each connection.
  var sockets = SocketLimits()
  /// The limits of the sessions in memory.
  var sessions = SessionLimits()
  /// The time for which a store keeps a session without an open page.
  var sessionLifetime = Duration.seconds(7 * 24 * 60 * 60)
  /// The settings for tests of the app.
  var trial = Trial()
  /// The time that a client may take for a request, and between requests.
  var idleTimeout = Duration.seconds(60)

  /// Checks that visitors of a network are served encrypted, and under a known origin.
  func check() throws(ServerNetworkError) {
    guard try network.servesNetwork() else { return }
    guard let origin else {
      throw .noName(
        network.address,
        option: "--origin with the address of the pages, such as https://app.example.org")
    }
    if network.certificate == nil, !origin.isSecure {
      throw .noName(network.address, option: "--origin with an https address of the proxy")
    }
  }

  /// Returns the origin of the pages, once the host listens on `port`.
  func origin(port: Int) -> PublicOrigin? { origin ?? PublicOrigin(network.origin(port: port)) }
}
