/// A paired bracket, identified by the closing one of the pair.
enum BidiBracket {
  case open(closing: UInt32)
  case close(closing: UInt32)

  init?(_ scalar: Unicode.Scalar) {
    guard let known = Self.all[scalar.value] else { return nil }
    self = known
  }

  /// The brackets from the table, in which each opening bracket is followed by its closing one.
  private static let all: [UInt32: BidiBracket] = {
    var all: [UInt32: BidiBracket] = [:]
    var opening: UInt32?
    for scalar in BidiTable.brackets.unicodeScalars {
      if let open = opening {
        let closing = canonical(scalar.value)
        (all[open], all[scalar.value]) = (.open(closing: closing), .close(closing: closing))
        opening = nil
      } else {
        opening = scalar.value
      }
    }
    return all
  }()

  /// Returns one closing angle bracket for the two that Unicode treats as equivalent.
  private static func canonical(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }
}

/// The mirrored scalars for right-to-left text (rule L4).
enum BidiMirror {
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { all[scalar] }

  private static let all: [Unicode.Scalar: Unicode.Scalar] = {
    var all: [Unicode.Scalar: Unicode.Scalar] = [:]
    var left: Unicode.Scalar?
    for scalar in BidiTable.mirrors.unicodeScalars {
      if let known = left {
        all[known] = scalar
        left = nil
      } else {
        left = scalar
      }
    }
    return all
  }()
}
