import ScreenKitCore

/// The buffer of a bracketed paste being received, which reads and copies each byte once.
struct PasteBuffer {
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes copied so far, for tests of the complexity.
  private(set) var work = 0
  /// The number of bytes of the end marker received; if it is cut off, they are text.
  private var matched = 0

  /// Whether no byte has been received since the last timeout.
  private(set) var isStalled = false

  /// The number of bytes kept.
  var count: Int { bytes.count }

  /// A copy in the same state without the kept bytes.
  var emptied: PasteBuffer {
    var copy = self
    copy.bytes = []
    return copy
  }

  /// Creates a buffer of `limit` bytes, at least 16, since a piece may hold back some bytes.
  init(limit: Int) { self.limit = max(limit, 16) }

  /// Reads the bytes of the paste; returns whether its end was reached.
  mutating func read(_ input: inout ByteCursor, _ emit: (TerminalInput) -> Void) -> Bool {
    isStalled = false
    while !input.isAtEnd {
      if matched == 0 { append(input.runUntilEscape(), emit) }
      guard let byte = input.next() else { break }
      if byte == Self.end[matched] {
        matched += 1
        if matched == Self.end.count { return true }
      } else {
        input.giveBack()
        surrenderMatch(emit)
      }
    }
    return false
  }

  /// Delivers the text received, except for an incomplete character or line end.
  mutating func stall(_ emit: (TerminalInput) -> Void) {
    isStalled = true
    if !bytes.isEmpty { deliver(upTo: cut, emit) }
  }

  /// Delivers all text received.
  mutating func finish(_ emit: (TerminalInput) -> Void) {
    deliver(upTo: bytes.count, emit)
  }

  private mutating func surrenderMatch(_ emit: (TerminalInput) -> Void) {
    let count = matched
    matched = 0
    Self.end.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[..<count]), emit) }
  }

  private mutating func append(
    _ run: UnsafeRawBufferPointer, _ emit: (TerminalInput) -> Void
  ) {
    var rest = run
    while !rest.isEmpty {
      let part = min(rest.count, limit - bytes.count)
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest[..<part]))
      work += part
      rest = UnsafeRawBufferPointer(rebasing: rest[part...])
      if bytes.count == limit { deliver(upTo: cut, emit) }
    }
  }

  /// The end of a piece, which is neither within a scalar nor between CR and LF.
  private var cut: Int {
    var cut = bytes.count
    while cut > 0, cut > bytes.count - 3, bytes[cut - 1] & 0xC0 == 0x80 { cut -= 1 }
    if cut > 0, bytes[cut - 1] >= 0xC0 { cut -= 1 } else { cut = bytes.count }
    return cut > 0 && bytes[cut - 1] == 0x0D ? cut - 1 : cut
  }

  private mutating func deliver(upTo cut: Int, _ emit: (TerminalInput) -> Void) {
    let text = PlainText.text(bytes[..<cut])
    work += bytes.count
    bytes.removeSubrange(..<cut)
    if !text.isEmpty { emit(.event(.paste(text))) }
  }
}
