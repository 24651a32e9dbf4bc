import ScreenKitText

/// The speed of measuring text and breaking it into lines.
@MainActor
enum Texts {
  static func run() {
    let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 2000)
    let mixed = String(repeating: "naïve 漢字 mixed 👩‍🚀 with e\u{301} and 🇩🇪. ", count: 2000)
    for (name, text) in [("ASCII", words), ("mixed text", mixed)] {
      Meter.throughput("width of \(name)", text.utf8.count, 20) { count in
        for _ in 0..<count { precondition(displayWidth(of: text) > 0) }
      }
      Meter.throughput("wrapping of \(name)", text.utf8.count, 5) { count in
        for _ in 0..<count { precondition(lines(of: text) > 100) }
      }
    }
  }

  private static func lines(of text: String) -> Int {
    TextLines.lines(text, columns: 60, wrapping: true, limit: nil, ellipsis: "…").count
  }
}
