/// The part of a terminal's state that a program must restore, read from its output.
struct TerminalState: Hashable {
  /// Private modes that are set: 1049 is the alternate screen, 25 the cursor, 7 the wrap mode.
  private(set) var modes: Set<Int> = TerminalState.atRest

  /// The modes of an unused terminal.
  static let atRest: Set<Int> = [7, 25]

  init(after bytes: [UInt8]) {
    for sequence in bytes.split(separator: 0x1B) {
      guard sequence.starts(with: [0x5B, 0x3F]),
        let end = sequence.firstIndex(where: { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "l") })
      else { continue }
      let numbers = String(decoding: sequence[..<end].dropFirst(2), as: UTF8.self)
      let named = Set(numbers.split(separator: ";").compactMap { Int($0) })
      modes = sequence[end] == UInt8(ascii: "h") ? modes.union(named) : modes.subtracting(named)
    }
  }
}
