internal import ScreenKitWeb

/// The limits of one client's connection.
struct SocketLimits: Sendable {
  /// The limits of the session; those of messages count for all frames of the connection.
  var session = WebLimits()
  /// The time between two pings.
  var pingInterval = Duration.seconds(30)
  /// The time in which a client has to read a frame, answer a ping and confirm a close.
  var timeout = Duration.seconds(30)
}
