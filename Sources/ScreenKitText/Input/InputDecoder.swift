import ScreenKitCore

/// A decoder of a terminal's bytes into events and reports, independent of how the bytes are split.
///
/// Unknown sequences are dropped as a whole. Bytes above 7F are UTF-8. C1 controls begin sequences
/// only while reports are expected: no keyboard sends them. CR is Enter, and LF is Ctrl-J, as raw
/// mode distinguishes them; 08 and 7F are Backspace. CAN, SUB and ESC cancel a sequence or a
/// string. Any other byte that is invalid in a sequence ends it and is decoded by itself. Only its
/// end marker ends a paste.
///
/// The caller calls `timeOut` when `timeout` has passed since the last byte.
package struct InputDecoder {
  enum State {
    /// The state between two inputs.
    case ground
    case scalar(PartialScalar, isAlt: Bool)
    /// The state after one Escape, or after two: rxvt encodes Alt as an Escape before the sequence.
    case escape(isDoubled: Bool)
    case sequence(ControlSequence, afterEscape: Bool)
    /// The state within the three bytes of an X10 mouse report, which are ignored.
    case legacyMouse(missing: Int)
    case string(ControlString)
    /// The state after an Escape within a control string.
    case stringEscape(ControlString)
    case paste(PasteBuffer)
  }

  /// Whether a cursor position report is expected, so that `CSI 1;5R` is not Ctrl-F3.
  var expectsCursorReport = false
  /// Whether the terminal has been sent a query whose report is pending.
  ///
  /// An Escape is then likely to begin the report, so its timeout is longer.
  var expectsAnswers = false

  /// The kind of the terminal, some of which send other bytes for a key.
  var terminal = TerminalKind.usual

  let limits: InputLimits
  var state = State.ground

  package init(limits: InputLimits = InputLimits()) { self.limits = limits }
}

// MARK: - Bytes

extension InputDecoder {
  /// Decodes bytes and keeps only unfinished input.
  mutating func feed(
    _ bytes: some Collection<UInt8>, _ emit: (TerminalInput) -> Void
  ) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable {
      feed(UnsafeRawBufferPointer($0), emit)
    }
    if isDone == nil { Array(bytes).withUnsafeBytes { feed($0, emit) } }
  }

  /// Decodes bytes in place.
  package mutating func feed(
    _ bytes: UnsafeRawBufferPointer, _ emit: (TerminalInput) -> Void
  ) {
    var input = ByteCursor(bytes)
    while !input.isAtEnd {
      switch state {
      case .ground: readKeys(&input, emit)
      case .scalar(let scalar, let isAlt): read(scalar, isAlt: isAlt, &input, emit)
      case .escape(let isDoubled): readEscaped(isDoubled: isDoubled, &input, emit)
      case .sequence(let sequence, let after): read(sequence, afterEscape: after, &input, emit)
      case .legacyMouse(let missing): skipMouse(missing, &input)
      case .string(let string): read(string, &input, emit)
      case .stringEscape(let string): endString(string, &input, emit)
      case .paste(let paste): read(paste, &input, emit)
      }
    }
  }

  private mutating func readKeys(_ input: inout ByteCursor, _ emit: (TerminalInput) -> Void) {
    while let byte = input.next() {
      if byte == 0x1B { return state = .escape(isDoubled: false) }
      guard byte < 0x80 else { return begin(byte, isAlt: false, &input, emit) }
      type(byte, isAlt: false, emit)
    }
  }

  private mutating func begin(
    _ lead: UInt8, isAlt: Bool, _ input: inout ByteCursor, _ emit: (TerminalInput) -> Void
  ) {
    if let scalar = PartialScalar(lead: lead) {
      read(scalar, isAlt: isAlt, &input, emit)
    } else {
      state = .ground
      readControl(lead, isAlt: isAlt, emit)
    }
  }

  private mutating func read(
    _ partial: PartialScalar, isAlt: Bool, _ input: inout ByteCursor,
    _ emit: (TerminalInput) -> Void
  ) {
    var partial = partial
    while let byte = input.next() {
      switch partial.consume(byte) {
      case .more: continue
      case .complete(let scalar):
        state = .ground
        return type(scalar, isAlt: isAlt, emit)
      case .control(let control):
        state = .ground
        return readControl(control, isAlt: isAlt, emit)
      case .refused:
        state = .scalar(partial, isAlt: isAlt)
        input.giveBack()
        return endUnfinished(emit)
      }
    }
    state = .scalar(partial, isAlt: isAlt)
  }

  /// Decodes a byte that begins no character: it may be the C1 control that introduces a report.
  private mutating func readControl(
    _ byte: UInt8, isAlt: Bool, _ emit: (TerminalInput) -> Void
  ) {
    let isAnswer = expectsAnswers && !isAlt && (0x80...0x9F).contains(byte)
    if isAnswer, byte == 0x9B {
      state = .sequence(ControlSequence(.csi, isEightBit: true), afterEscape: false)
    } else if isAnswer, let kind = ControlString.Kind(rawValue: byte - 0x40) {
      state = .string(ControlString(kind, limit: limits.stringBytes, isEightBit: true))
    } else {
      type("\u{FFFD}", isAlt: isAlt, emit)
    }
  }

  private mutating func readEscaped(
    isDoubled: Bool, _ input: inout ByteCursor, _ emit: (TerminalInput) -> Void
  ) {
    guard let byte = input.next() else { return }
    switch byte {
    case 0x5B: return read(ControlSequence(.csi), afterEscape: isDoubled, &input, emit)
    case 0x4F: return read(ControlSequence(.ss3), afterEscape: isDoubled, &input, emit)
    default: if isDoubled { press(.escape, emit) }
    }
    if byte == 0x1B {
      state = .escape(isDoubled: true)
    } else if let kind = ControlString.Kind(rawValue: byte) {
      read(ControlString(kind, limit: limits.stringBytes), &input, emit)
    } else if byte >= 0x80 {
      begin(byte, isAlt: true, &input, emit)
    } else {
      state = .ground
      type(byte, isAlt: true, emit)
    }
  }
}

// MARK: - Sequences

extension InputDecoder {
  private mutating func read(
    _ partial: ControlSequence, afterEscape: Bool, _ input: inout ByteCursor,
    _ emit: (TerminalInput) -> Void
  ) {
    var sequence = partial
    while let byte = input.next() {
      switch sequence.consume(byte) {
      case .more: continue
      case .complete: return finish(sequence, afterEscape: afterEscape, emit)
      case .control: type(byte, isAlt: false, emit)
      case .refused:
        state = .sequence(sequence, afterEscape: afterEscape)
        if byte != 0x18, byte != 0x1A { input.giveBack() }
        return endUnfinished(emit)
      }
    }
    state = .sequence(sequence, afterEscape: afterEscape)
  }

  private mutating func finish(
    _ sequence: ControlSequence, afterEscape: Bool, _ emit: (TerminalInput) -> Void
  ) {
    let special = sequence.key(of: terminal)
    if sequence.opensPaste {
      state = .paste(PasteBuffer(limit: limits.pasteBytes))
    } else {
      let opensMouse = special == nil && sequence.opensLegacyMouse
      state = opensMouse ? .legacyMouse(missing: 3) : .ground
    }
    let input =
      special.map { .event(.key($0)) } ?? sequence.input(expectsCursorReport: expectsCursorReport)
    if afterEscape {
      if case .event(.key(var key)) = input, !key.modifiers.contains(.alt) {
        key.modifiers.insert(.alt)
        return emit(.event(.key(key)))
      }
      press(.escape, emit)
    }
    if let input { emit(input) }
  }

  private mutating func skipMouse(_ missing: Int, _ input: inout ByteCursor) {
    // The bytes of a report are no control bytes, so an Escape begins a new sequence.
    if input.next() == 0x1B {
      state = .escape(isDoubled: false)
    } else {
      state = missing > 1 ? .legacyMouse(missing: missing - 1) : .ground
    }
  }
}

// MARK: - Strings and pastes

extension InputDecoder {
  // `state` is reset before its value is changed, so that the buffer has one owner and is not
  // copied.

  private mutating func read(
    _ partial: consuming ControlString, _ input: inout ByteCursor,
    _ emit: (TerminalInput) -> Void
  ) {
    state = .ground
    switch partial.read(&input) {
    case .none: state = .string(partial)
    case .escape: state = .stringEscape(partial)
    case .complete: partial.answers { emit(.answer($0)) }
    case .cancelled:
      state = .string(partial)
      endUnfinished(emit)
    }
  }

  private mutating func endString(
    _ string: ControlString, _ input: inout ByteCursor, _ emit: (TerminalInput) -> Void
  ) {
    if input.next() == 0x5C {
      state = .ground
      string.answers { emit(.answer($0)) }
    } else {
      input.giveBack()
      endUnfinished(emit)
      state = .escape(isDoubled: false)
    }
  }

  private mutating func read(
    _ partial: consuming PasteBuffer, _ input: inout ByteCursor,
    _ emit: (TerminalInput) -> Void
  ) {
    state = .ground
    if partial.read(&input, emit) { partial.finish(emit) } else { state = .paste(partial) }
  }
}
