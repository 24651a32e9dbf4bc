/// What the decoder keeps at most, and how long it waits.
package struct InputLimits: Hashable, Sendable {
  /// A longer paste is delivered in pieces of about this many bytes; at least 16.
  package var pasteBytes = 16 << 20
  /// A longer string answer, the clipboard's included, vanishes.
  package var stringBytes = 1 << 20
  /// Silence after which bytes that could be a key by themselves are that key.
  package var escapeTime = Duration.milliseconds(50)
  /// Silence after which a sequence, string or paste that cannot be typed is given up.
  package var stallTime = Duration.seconds(2)

  package init() {}
}
