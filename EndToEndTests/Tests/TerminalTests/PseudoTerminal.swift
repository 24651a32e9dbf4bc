internal import ProcessSpawn
internal import ScreenKitC

/// Both ends of a pseudo-terminal: one for the program under test, the other for the test.
final class PseudoTerminal {
  /// The program's end, which stays open so that its line modes can be read afterwards.
  private(set) var programEnd: Int32 = -1
  private var testEnd: Int32
  /// The whole output of the program so far.
  private(set) var received: [UInt8] = []

  init(columns: Int = 80, rows: Int = 24) throws {
    testEnd = process_open_terminal(&programEnd)
    guard testEnd >= 0 else { throw EndToEndError(description: "no pseudo-terminal to be had") }
    resize(columns: columns, rows: rows)
  }

  deinit { hangUp() }

  /// Closes the test's end while the program runs.
  func hangUp() {
    for end in [testEnd, programEnd] where end >= 0 { close(end) }
    (testEnd, programEnd) = (-1, -1)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    size.ws_xpixel = UInt16(clamping: columns * 8)
    size.ws_ypixel = UInt16(clamping: rows * 16)
    _ = ioctl(testEnd, UInt(TIOCSWINSZ), &size)
  }

  /// The line modes, as comparable bytes.
  var lineModes: [UInt8] {
    var modes = termios()
    tcgetattr(programEnd, &modes)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }

  func type(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(testEnd, $0.baseAddress, $0.count) }
  }

  /// Reads the program's new output; one `write` of a frame arrives as one chunk.
  @discardableResult func receive() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(testEnd, &chunk, chunk.count)
    guard count > 0 else { return nil }
    received += chunk[..<count]
    return Array(chunk[..<count])
  }

  /// The output as readable text for messages of failures.
  var transcript: String { String(decoding: received, as: UTF8.self) }

  /// Waits until `text` was written after the first `start` bytes.
  func wait(for text: String, after start: Int = 0) throws {
    let wanted = Array(text.utf8)
    try eventually("\(text.debugDescription) in \(transcript.debugDescription)") {
      while receive() != nil {}
      return received.dropFirst(start).firstRange(of: wanted) == nil ? nil : ()
    }
  }
}
