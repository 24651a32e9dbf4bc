internal import ScreenKitCore

/// The messages of the client: their limit, and the numbers of the performed and confirmed ones.
struct IncomingMessages {
  /// The limit of messages.
  var rate: MessageRate
  /// The number of the last performed message.
  var last = 0
  /// The number of the last message confirmed by a frame.
  private(set) var confirmed = 0
  /// Whether operations of a message are being performed, so that frames wait for its end.
  var isPerforming = false

  init(_ limits: WebLimits, at now: ClockInstant) { rate = MessageRate(limits, at: now) }

  /// Whether the last performed message is not confirmed yet.
  var isUnconfirmed: Bool { confirmed != last }

  /// Returns the number of messages that the next frame confirms; called just before it is sent.
  ///
  /// Frames contain this count instead of the message number, so that they stay short in long
  /// sessions.
  mutating func confirm() -> Int {
    defer { confirmed = last }
    return last - confirmed
  }
}
