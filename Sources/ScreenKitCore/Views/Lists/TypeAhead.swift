/// Letters typed one soon after another, by which a row is looked for.
struct TypeAhead {
  /// How long after a letter the next one still belongs to it.
  static let patience = Duration.seconds(1)

  private(set) var typed = ""
  private var last: ClockInstant?

  /// Whether a letter typed at `now` goes on with those before.
  func isGoingOn(at now: ClockInstant) -> Bool {
    last.map { now - $0 <= TypeAhead.patience } ?? false
  }

  /// The letters with `character` behind them, or only that one if the others are too old.
  func typing(_ character: Character, at now: ClockInstant) -> String {
    isGoingOn(at: now) ? typed + String(character) : String(character)
  }

  /// Keeps `text` as what has been typed until `now`.
  mutating func keep(_ text: String, at now: ClockInstant) { (typed, last) = (text, now) }
}

/// Finds out whether texts begin with certain letters, large or small.
struct SearchPrefix {
  private let folded: [UInt8]

  init(_ text: String) { folded = Array(text.lowercased().utf8) }

  func matches(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    for wanted in folded {
      guard let byte = bytes.next() else { return false }
      // Beyond ASCII a letter may have more bytes in the other case.
      if byte >= 0x80 { return text.lowercased().utf8.starts(with: folded) }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      if (isCapital ? byte | 0x20 : byte) != wanted { return false }
    }
    return true
  }
}
