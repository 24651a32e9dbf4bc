/// The letters typed in quick succession to find an item.
@MainActor
struct TypeAhead {
  /// The longest time between two letters of one search.
  static let timeout = Duration.seconds(1)

  private var typed = ""
  private var last: ClockInstant?

  /// Returns whether a letter typed now continues the search.
  func isGoingOn(in application: Application?) -> Bool {
    guard let last, let now = application?.clock.now else { return false }
    return now - last <= TypeAhead.timeout
  }

  /// Returns the text to search for after `press`; `nil` if that is no letter or has another
  /// meaning.
  ///
  /// The first letter may be the key of a command; the letters after it are only searched for.
  func text(after press: KeyPress, in application: Application?) -> String? {
    guard case .character(let letter) = press.key, let application,
      press.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    if isGoingOn(in: application) { return typed + String(letter) }
    return application.hasCommand(for: press) ? nil : String(letter)
  }

  /// Stores `text` as the search so far.
  mutating func keep(_ text: String, in application: Application?) {
    (typed, last) = (text, application?.clock.now)
  }
}

/// A prefix that is compared with texts, ignoring case.
struct SearchPrefix {
  private let folded: [UInt8]

  init(_ text: String) { folded = Array(text.lowercased().utf8) }

  func matches(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    for wanted in folded {
      guard let byte = bytes.next() else { return false }
      // Beyond ASCII a letter may have a different number of bytes in the other case.
      if byte >= 0x80 { return text.lowercased().utf8.starts(with: folded) }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      if (isCapital ? byte | 0x20 : byte) != wanted { return false }
    }
    return true
  }
}
