package import ScreenKitText

extension ScreenReplay {
  /// Makes the screen, the cursor and the pen unpredictable.
  package mutating func disturb(using random: inout some RandomNumberGenerator) {
    for row in rows.indices {
      for column in rows[row].indices where Bool.random(using: &random) {
        put("?", width: 1, at: (column, row))
      }
    }
    cursor = nil
    region = rows.count > 2 ? 1..<rows.count - 1 : region
    modes.showsCursor.toggle()
    link = "http://example.com/left-open"
    pen = CellStyle(.ansi(1), on: .ansi(2), [.bold, .reverse, .underline])
  }
}
