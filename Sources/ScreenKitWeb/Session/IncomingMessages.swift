internal import ScreenKitCore

/// The messages of the client: how many it may send, and which ones were performed and confirmed.
struct IncomingMessages {
  /// The limit of messages.
  var rate: MessageRate
  /// The number of the last message that was performed.
  var last = 0
  /// The last message that a frame has confirmed.
  private(set) var confirmed = 0
  /// Whether operations of a message are being performed, so that frames wait for its end.
  var isPerforming = false

  init(_ limits: WebLimits, at now: ClockInstant) { rate = MessageRate(limits, at: now) }

  /// Whether the client does not know yet that its last message was performed.
  var isUnconfirmed: Bool { confirmed != last }

  /// Returns how many messages the next frame confirms, which is about to be sent.
  ///
  /// Frames have this number instead of that of the last message, so that they stay short in long sessions.
  mutating func confirm() -> Int {
    defer { confirmed = last }
    return last - confirmed
  }
}
