@testable import ScreenKitText

/// Returns the visible clusters of a text, as one string.
func shown(_ text: some StringProtocol) -> String {
  ClusterIterator(text).map(\.text).joined()
}

/// Returns the scalars among the visible ones that must not reach a terminal.
func dangerousScalars(shownFor text: some StringProtocol) -> [Unicode.Scalar] {
  ClusterIterator(text).flatMap { cluster in
    let scalars = cluster.text.unicodeScalars
    let isFlag = scalars.first == "\u{1F3F4}"
    return scalars.filter { $0.isDangerous || (!isFlag && (0xE0000...0xE007F ~= $0.value)) }
  }
}

extension Unicode.Scalar {
  fileprivate var isDangerous: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFFF9...0xFFFB, 0xFEFF, 0xAD, 0x200B:
      true
    default: properties.isNoncharacterCodePoint
    }
  }
}
