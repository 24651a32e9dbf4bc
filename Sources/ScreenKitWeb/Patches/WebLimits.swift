/// The limits of a session; the defaults suit an app with forms and lists.
public struct WebLimits: Hashable, Sendable {
  /// The maximum size of a message of the client, in bytes of UTF-8.
  public var messageBytes = 64 << 10
  /// The maximum number of operations in one message, and of the steps of its edits.
  public var operations = 256
  /// The maximum size of a text in a field, in bytes of UTF-8.
  public var textBytes = 8 << 20
  /// The maximum number of unacknowledged frames.
  public var framesInFlight = 4
  /// The maximum number of unacknowledged bytes.
  public var bytesInFlight = 64 << 10
  /// The maximum number of messages of a client per second, on average.
  public var messagesPerSecond = 200
  /// The maximum number of messages that a client may send at once.
  public var messageBurst = 400
  /// The time from the page to the first connection, after which the app goes to the background.
  public var joinTime = Duration.seconds(15)
  /// The time from the page to the first connection or form, after which the session ends.
  ///
  /// A page without script never connects, so this is the time for its first form. If sessions
  /// reach a limit of the host, those without a connection after ``joinTime`` end at once.
  public var formTime = Duration.seconds(900)
  /// The time for which timers continue without a visible and connected page.
  public var foregroundTime = Duration.seconds(60)
  /// The time after which a session without a visible page falls asleep.
  public var awayTime = Duration.seconds(300)
  /// The number of hidden screens whose elements the client keeps for later.
  public var cachedScreens = 10

  /// Creates limits with their defaults.
  public init() {}
}
