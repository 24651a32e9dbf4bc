extension InputDecoder {
  /// The decoder within the input that it has begun to read, if any, but without what it keeps of it.
  ///
  /// So it can be copied at no cost, and another thread can read on.
  package var unfinished: InputDecoder? {
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

  /// How many bytes of a paste that is coming were copied, and how many are kept.
  package var pasteWork: (copied: Int, kept: Int)? {
    if case .paste(let paste) = state { (paste.work, paste.count) } else { nil }
  }
}
