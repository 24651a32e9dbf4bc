/// The limits of one client's connection.
public struct SocketLimits: Sendable {
  /// The length of a message, in bytes.
  public var messageBytes = 64 << 10
  /// The number of messages a second.
  public var messagesPerSecond = 200
  /// The number of messages that may arrive at once.
  public var burst = 400
  /// The time between two pings.
  public var pingInterval = Duration.seconds(30)
  /// The time in which a client reads a frame, answers a ping and confirms a close.
  public var timeout = Duration.seconds(30)

  /// Creates the standard limits.
  public init() {}
}
