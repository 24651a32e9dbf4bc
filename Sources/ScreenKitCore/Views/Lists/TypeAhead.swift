/// The state of a type-ahead search: letters typed in quick succession find an item.
@MainActor
struct TypeAhead {
  /// The maximum time between two letters of one search.
  static let timeout = Duration.seconds(1)

  private var typed = ""
  private var last: ClockInstant?

  /// Returns whether a letter typed now continues the current search.
  func isGoingOn(in application: Application?) -> Bool {
    guard let last, let now = application?.clock.now else { return false }
    return now - last <= TypeAhead.timeout
  }

  /// Returns the text to search for after `press`; `nil` if the key is not a letter or has another
  /// use.
  ///
  /// The first letter is not used if it is the key of a command. Further letters always belong to
  /// the search.
  func text(after press: KeyPress, in application: Application?) -> String? {
    guard case .character(let letter) = press.key, let application,
      press.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    if isGoingOn(in: application) { return typed + String(letter) }
    return application.hasCommand(for: press) ? nil : String(letter)
  }

  /// Stores `text` as the current search text.
  mutating func keep(_ text: String, in application: Application?) {
    (typed, last) = (text, application?.clock.now)
  }
}

/// A case-insensitive prefix of texts, in any of Unicode's equivalent forms.
struct SearchPrefix {
  private let folded: String

  init(_ text: String) { folded = text.caseFolded }

  func matches(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    for wanted in folded.utf8 {
      guard let byte = bytes.next() else { return false }
      // Outside of ASCII, equal letters may have different bytes.
      if byte >= 0x80 { return text.caseFolded.hasPrefix(folded) }
      let isCapital = byte >= 0x41 && byte <= 0x5A
      // A letter may have a mark behind it in one of the texts only.
      if (isCapital ? byte | 0x20 : byte) != wanted {
        return wanted >= 0x80 && text.caseFolded.hasPrefix(folded)
      }
    }
    // A mark behind the last letter makes it another one.
    return bytes.next().map { $0 < 0x80 || text.caseFolded.hasPrefix(folded) } ?? true
  }
}
