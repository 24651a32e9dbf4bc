extension InputDecoder {
  /// A copy of the decoder within unfinished input, without the kept bytes; `nil` between inputs.
  ///
  /// The copy is cheap, and another thread can continue to decode with it.
  var unfinished: InputDecoder? {
    var copy = self
    switch state {
    case .ground: return nil
    case .paste(let paste): copy.state = .paste(paste.emptied)
    case .string(let string): copy.state = .string(string.emptied)
    case .stringEscape(let string): copy.state = .stringEscape(string.emptied)
    case .scalar, .escape, .sequence, .legacyMouse: break
    }
    return copy
  }

  /// The number of copied and of kept bytes of a paste being received; `nil` outside a paste.
  var pasteWork: (copied: Int, kept: Int)? {
    if case .paste(let paste) = state { (paste.work, paste.count) } else { nil }
  }
}
