import ScreenKitCore

/// Timeouts of unfinished input.
extension InputDecoder {
  /// The time without input after which `timeOut` is due; `nil` if no input is unfinished.
  var timeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: keyTime
    case .sequence(let sequence, _): sequence.canBeTyped ? keyTime : limits.silenceTime
    case .string(let string): string.isBare ? keyTime : limits.silenceTime
    case .stringEscape(let string): string.isBare ? limits.stallTime : limits.silenceTime
    case .paste(let paste): paste.isStalled ? limits.silenceTime : limits.stallTime
    case .scalar: limits.stallTime
    case .legacyMouse: limits.silenceTime
    }
  }

  /// The timeout of bytes that could be a key by themselves.
  private var keyTime: Duration { expectsAnswers ? limits.answerTime : limits.escapeTime }

  /// Whether there is unfinished input.
  var awaitsTimeout: Bool { timeout != nil }

  /// Ends unfinished input: an Escape is the Escape key, an introducer is Alt and a character.
  ///
  /// All other unfinished input is dropped. A paste is delivered as far as it was received, and
  /// continues; it ends at the second timeout in a row. So `timeout` may have another value
  /// afterwards.
  mutating func timeOut(_ emit: (TerminalInput) -> Void) {
    guard case .paste(var paste) = state, !paste.isStalled else { return endUnfinished(emit) }
    state = .ground
    paste.stall(emit)
    state = .paste(paste)
  }

  mutating func endUnfinished(_ emit: (TerminalInput) -> Void) {
    let pending = state
    state = .ground
    switch pending {
    case .ground, .legacyMouse: break
    case .scalar(_, let isAlt): type("\u{FFFD}", isAlt: isAlt, emit)
    case .escape(let isDoubled):
      if isDoubled { press(.escape, emit) }
      press(.escape, emit)
    case .sequence(let sequence, let afterEscape):
      guard sequence.canBeTyped else { break }
      if afterEscape { press(.escape, emit) }
      type(sequence.introducer == .csi ? "[" : "O", isAlt: true, emit)
    case .string(let string), .stringEscape(let string):
      if string.isBare { type(Unicode.Scalar(string.kind.rawValue), isAlt: true, emit) }
    case .paste(var paste): paste.finish(emit)
    }
  }
}
