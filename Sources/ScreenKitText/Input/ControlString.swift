/// A control string, parsed to its terminator regardless of its content.
///
/// It begins with `ESC` and one of `] P _ ^ X`, or with the equivalent C1 control.
struct ControlString {
  enum Kind: UInt8 {
    case osc = 0x5D
    case dcs = 0x50
    case apc = 0x5F
    case pm = 0x5E
    case sos = 0x58
  }

  enum End {
    /// No string; the bytes have ended before it.
    case none
    case complete
    /// An Escape: the first byte of the terminator, or the start of another sequence.
    case escape
    case cancelled
  }

  let kind: Kind
  /// Whether a C1 control began the string, so that a C1 control may end it.
  let isEightBit: Bool
  private let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOverlong = false
  /// Whether no byte has followed the introducer, so that it could also be Alt and a key.
  private(set) var isBare: Bool
  /// The number of missing bytes of the last character, and its first byte; used with C1 controls
  /// only.
  private var partial: (missing: Int, lead: UInt8) = (0, 0)

  /// Creates an empty string; only OSC and DCS, which carry reports, keep their bytes.
  init(_ kind: Kind, limit: Int, isEightBit: Bool = false) {
    self.kind = kind
    self.isEightBit = isEightBit
    isBare = !isEightBit
    self.limit = kind == .osc || kind == .dcs ? limit : 0
  }

  /// A copy in the same state without the kept bytes.
  var emptied: ControlString {
    var copy = self
    copy.bytes = []
    return copy
  }

  mutating func read(_ input: inout ByteCursor) -> End {
    while !input.isAtEnd {
      keep(input.runUntilControl(orTerminator: isEightBit))
      guard let control = input.next() else { break }
      switch control {
      case 0x07 where kind == .osc: return .complete
      case 0x9C:
        if endsHere() { return .complete }
        keep([control])
      case 0x18, 0x1A: return .cancelled
      case 0x1B: return .escape
      default: isBare = false
      }
    }
    return .none
  }

  /// Returns whether byte 9C ends the string, rather than being part of a multibyte character.
  private mutating func endsHere() -> Bool {
    guard partial.missing > 0 else { return true }
    // This is the terminator encoded as UTF-8; its first byte is not part of the text.
    guard partial.lead == 0xC2 else { return false }
    bytes.removeLast(min(1, bytes.count))
    return true
  }

  private mutating func follow(_ run: some Collection<UInt8>) {
    for byte in run {
      switch byte {
      case 0x80...0xBF: partial.missing = max(0, partial.missing - 1)
      case 0xC2...0xDF: partial = (1, byte)
      case 0xE0...0xEF: partial = (2, byte)
      case 0xF0...0xF4: partial = (3, byte)
      default: partial.missing = 0
      }
    }
  }

  private mutating func keep(_ run: some Collection<UInt8>) {
    guard !run.isEmpty else { return }
    isBare = false
    if isEightBit { follow(run) }
    guard !isOverlong else { return }
    isOverlong = bytes.count + run.count > limit
    if isOverlong { bytes = [] } else { bytes.append(contentsOf: run) }
  }
}
