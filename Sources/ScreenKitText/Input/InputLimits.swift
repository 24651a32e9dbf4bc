/// What the decoder keeps at most, and how long it waits.
package struct InputLimits: Hashable, Sendable {
  /// A longer paste is delivered in pieces of about this many bytes; at least 16.
  package var pasteBytes = 16 << 20
  /// A longer string answer, the clipboard's included, vanishes.
  package var stringBytes = 1 << 20
  /// Silence after which bytes that could be a key by themselves are that key.
  package var escapeTime = Duration.milliseconds(50)
  /// The same while the terminal is expected to answer a question.
  package var answerTime = Duration.seconds(1)
  /// Silence after which half a character is given up, and a paste is delivered as far as it came.
  package var stallTime = Duration.seconds(2)
  /// Silence after which a sequence, string or paste that cannot be typed is given up.
  ///
  /// A connection that stalls for less never turns the rest of it into keys.
  package var silenceTime = Duration.seconds(30)

  package init() {}
}
