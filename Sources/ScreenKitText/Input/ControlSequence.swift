/// A control sequence that begins with `ESC [` or `ESC O`, parsed byte by byte.
struct ControlSequence {
  enum Introducer {
    case csi
    case ss3
    /// `CSI [`, with which the Linux console begins F1 to F5.
    case console
  }

  enum Step {
    case more
    case complete
    /// The byte is a control character within a sequence: it counts as usual, and the rest of the
    /// sequence is ignored.
    case control
    /// The byte is invalid in a sequence: the sequence ends, and the byte has to be read again.
    case refused
  }

  private(set) var introducer: Introducer
  /// `<`, `=`, `>` or `?` before the parameters; 0 for none.
  private(set) var marker: UInt8 = 0
  private(set) var intermediate: UInt8 = 0
  private(set) var final: UInt8 = 0
  private(set) var parameters = SequenceParameters()
  /// Whether a byte was in a wrong position; such a sequence is read to its end and ignored.
  private(set) var isMalformed = false

  /// Whether a C1 control began the sequence, which no keyboard sends.
  private let isEightBit: Bool

  init(_ introducer: Introducer, isEightBit: Bool = false) {
    self.introducer = introducer
    self.isEightBit = isEightBit
  }

  /// Whether the bytes so far could also be Alt and a key.
  var canBeTyped: Bool { isBare && !isEightBit }

  /// Whether no byte has followed the introducer.
  private var isBare: Bool {
    introducer != .console && marker == 0 && intermediate == 0 && parameters.count == 0
      && !isMalformed
  }

  mutating func consume(_ byte: UInt8) -> Step {
    guard (0x20...0x7E).contains(byte) else { return step(control: byte) }
    switch byte {
    case 0x30...0x39 where introducer != .console: parameters.append(digit: byte - 0x30)
    case 0x3B where introducer != .console: parameters.separate(group: true)
    case _ where introducer != .csi: return end(with: byte)
    case 0x3A: parameters.separate(group: false)
    case 0x3C...0x3F where isBare: marker = byte
    case 0x24 where endsWithDollar: return end(with: byte)
    case 0x20...0x2F where intermediate == 0: intermediate = byte
    case 0x20...0x3F: isMalformed = true
    case 0x5B where isBare: introducer = .console
    default: return end(with: byte)
    }
    // ECMA-48 allows no parameters after an intermediate byte.
    if intermediate != 0, byte >= 0x30 { isMalformed = true }
    return .more
  }

  /// Handles a byte that no sequence contains, as terminals do.
  ///
  /// A sequence that could still be Alt and a key ends, and so does each sequence at Escape, CAN and
  /// SUB.
  private mutating func step(control byte: UInt8) -> Step {
    guard introducer == .csi, !isBare, byte < 0x20, byte != 0x18, byte != 0x1A, byte != 0x1B
    else { return .refused }
    isMalformed = true
    return .control
  }

  /// Whether a `$` ends the sequence, as in the shifted keys of rxvt.
  ///
  /// Mode reports have `$` before their final byte, but always two numbers.
  private var endsWithDollar: Bool {
    marker == 0 && intermediate == 0 && parameters.count == 1
  }

  private mutating func end(with byte: UInt8) -> Step {
    final = byte
    isMalformed = isMalformed || parameters.overflowed
    return .complete
  }
}
