/// The limits of the decoder's buffers and its timeouts.
package struct InputLimits: Hashable, Sendable {
  /// The size of a paste, in bytes, above which it is delivered in pieces; at least 16.
  var pasteBytes = 16 << 20
  /// The size of a control string, in bytes, above which it is dropped, the clipboard's included.
  var stringBytes = 1 << 20
  /// The timeout after which bytes that could be a key by themselves are that key.
  var escapeTime = Duration.milliseconds(50)
  /// The same timeout while a terminal report is expected.
  var answerTime = Duration.seconds(1)
  /// The timeout that ends an incomplete character or delivers the received part of a paste.
  var stallTime = Duration.seconds(2)
  /// The timeout of a sequence, string or paste that cannot be typed.
  ///
  /// A connection that stalls for less never turns the rest of it into keys.
  var silenceTime = Duration.seconds(30)

  init() {}
}
