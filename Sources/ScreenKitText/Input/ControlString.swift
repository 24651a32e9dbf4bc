/// A string begun with `ESC` and one of `] P _ ^ X`, read to its end whatever it says.
struct ControlString {
  enum Kind: UInt8 {
    case osc = 0x5D
    case dcs = 0x50
    case apc = 0x5F
    case pm = 0x5E
    case sos = 0x58
  }

  enum End {
    /// The bytes ran out.
    case none
    case complete
    /// An Escape came: the first half of the terminator, or the beginning of something else.
    case escape
    case cancelled
  }

  let kind: Kind
  private let limit: Int
  private(set) var bytes: [UInt8] = []
  private(set) var isOverlong = false
  /// Whether nothing followed the introducer, so that it could be Alt and a key.
  private(set) var isBare = true

  /// Answers come as OSC and DCS only: of the others nothing is kept.
  init(_ kind: Kind, limit: Int) {
    self.kind = kind
    self.limit = kind == .osc || kind == .dcs ? limit : 0
  }

  /// The same place in a string, of which nothing is kept.
  var emptied: ControlString {
    var copy = self
    copy.bytes = []
    return copy
  }

  mutating func read(_ input: inout ByteCursor) -> End {
    while !input.isAtEnd {
      keep(input.runUntilControl())
      guard let control = input.next() else { break }
      switch control {
      case 0x07 where kind == .osc: return .complete
      case 0x18, 0x1A: return .cancelled
      case 0x1B: return .escape
      default: isBare = false
      }
    }
    return .none
  }

  private mutating func keep(_ run: UnsafeRawBufferPointer) {
    guard !run.isEmpty else { return }
    isBare = false
    guard !isOverlong else { return }
    isOverlong = bytes.count + run.count > limit
    if isOverlong { bytes = [] } else { bytes.append(contentsOf: run) }
  }
}
