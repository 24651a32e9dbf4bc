/// The limits of the decoder's buffers and its timeouts.
package struct InputLimits: Hashable, Sendable {
  /// The size of a paste, in bytes, above which it is delivered in pieces; at least 16.
  var pasteBytes = 16 << 20
  /// The maximum size of a control string, in bytes; longer ones, also of the clipboard, are
  /// dropped.
  var stringBytes = 1 << 20
  /// The timeout after which bytes of a possible key are decoded as that key.
  var escapeTime = Duration.milliseconds(50)
  /// The same timeout while a terminal report is expected.
  var answerTime = Duration.seconds(1)
  /// The timeout that ends an incomplete character or delivers the received part of a paste.
  var stallTime = Duration.seconds(2)
  /// The timeout of a sequence, string or paste that cannot be typed.
  ///
  /// After a shorter delay of the connection, the remaining bytes are still decoded as a part of
  /// it.
  var silenceTime = Duration.seconds(30)

  init() {}
}
