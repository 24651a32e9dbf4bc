import ScreenKitText

/// The speed at which input becomes events.
@MainActor
enum Keys {
  static func run() {
    let keys = "abc\u{1B}[A\u{1B}[1;5C\u{1B}OPé漢\u{1B}[97;5u\u{1B}[<0;10;20M\u{1B}[<0;10;20m\t\r"
    let stream = Array(String(repeating: keys, count: 2000).utf8)
    Meter.throughput("decoding of mixed keys", stream.count, 5) { decode(stream, $0) }
    let text = String(repeating: "pasted text of some lines, ünd more\r", count: 280_000)
    let paste = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    Meter.throughput("decoding of a paste of 10 MB", paste.count, 1) { decode(paste, $0) }
  }

  private static func decode(_ bytes: [UInt8], _ count: Int) {
    for _ in 0..<count {
      var decoder = InputDecoder()
      var events = 0
      bytes.withUnsafeBytes { decoder.feed($0) { _ in events += 1 } }
      precondition(events > 0)
    }
  }
}
