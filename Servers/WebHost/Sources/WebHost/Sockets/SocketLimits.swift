/// The limits of one client's connection.
public struct SocketLimits: Sendable {
  /// The maximum length of a message, in bytes.
  public var messageBytes = 64 << 10
  /// The maximum number of messages a second.
  public var messagesPerSecond = 200
  /// The maximum number of messages that may arrive at once.
  public var burst = 400
  /// The time between two pings.
  public var pingInterval = Duration.seconds(30)
  /// The time in which a client has to read a frame, answer a ping and confirm a close.
  public var timeout = Duration.seconds(30)

  /// Creates the standard limits.
  public init() {}
}
