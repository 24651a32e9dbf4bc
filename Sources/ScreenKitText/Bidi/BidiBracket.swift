/// A bracket that has a partner, known by the closing one of both.
enum BidiBracket {
  case open(closing: UInt32)
  case close(closing: UInt32)

  init?(_ scalar: Unicode.Scalar) {
    guard let known = Self.all[scalar.value] else { return nil }
    self = known
  }

  /// From the table, in which an opening and a closing bracket follow each other.
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

  /// The angle brackets of two blocks are the same to Unicode.
  private static func canonical(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }
}

/// What is shown in place of a scalar where text runs to the left (rule L4).
package enum BidiMirror {
  package static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { all[scalar] }

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
