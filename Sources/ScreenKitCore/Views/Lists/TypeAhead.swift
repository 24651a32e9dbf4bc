/// Letters typed one soon after another, by which an item is looked for.
@MainActor
struct TypeAhead {
  /// How long after a letter the next one still belongs to it.
  static let timeout = Duration.seconds(1)

  private var typed = ""
  private var last: ClockInstant?

  /// Whether a letter typed now goes on with those before.
  func isGoingOn(in application: Application?) -> Bool {
    guard let last, let now = application?.clock.now else { return false }
    return now - last <= TypeAhead.timeout
  }

  /// What to look for after `press`, or `nil` if that is no letter or means something else.
  ///
  /// The first letter may be a command's key; those after it are only letters.
  func text(after press: KeyPress, in application: Application?) -> String? {
    guard case .character(let letter) = press.key, let application,
      press.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    if isGoingOn(in: application) { return typed + String(letter) }
    return application.hasCommand(for: press) ? nil : String(letter)
  }

  /// Keeps `text` as what has been typed until now.
  mutating func keep(_ text: String, in application: Application?) {
    (typed, last) = (text, application?.clock.now)
  }
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
