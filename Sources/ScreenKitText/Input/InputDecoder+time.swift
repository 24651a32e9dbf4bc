import ScreenKitCore

/// Silence of the terminal.
extension InputDecoder {
  /// The silence after which `timeOut` is due; `nil` means for ever.
  package var timeout: Duration? {
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

  /// The time that bytes wait that could be a key by themselves.
  private var keyTime: Duration { expectsAnswers ? limits.answerTime : limits.escapeTime }

  /// Whether something unfinished is pending.
  package var awaitsTimeout: Bool { timeout != nil }

  /// Settles what is pending: an Escape is the key, the beginning of a sequence is Alt and a
  /// character, all else vanishes.
  ///
  /// A paste is delivered as far as it came, and goes on; it ends at the second timeout in a row,
  /// so `timeout` may be another one afterwards.
  package mutating func timeOut(_ emit: (TerminalInput) -> Void) {
    guard case .paste(var paste) = state, !paste.isStalled else { return settle(emit) }
    state = .ground
    paste.stall(emit)
    state = .paste(paste)
  }

  mutating func settle(_ emit: (TerminalInput) -> Void) {
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
