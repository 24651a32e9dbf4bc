/// The limits of one client's connection.
struct SocketLimits: Sendable {
  /// The maximum length of a message, in bytes.
  var messageBytes = 64 << 10
  /// The maximum number of messages a second.
  var messagesPerSecond = 200
  /// The maximum number of messages that may arrive at once.
  var burst = 400
  /// The time between two pings.
  var pingInterval = Duration.seconds(30)
  /// The time in which a client has to read a frame, answer a ping and confirm a close.
  var timeout = Duration.seconds(30)
}
