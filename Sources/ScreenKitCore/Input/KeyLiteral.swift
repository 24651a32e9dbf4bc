/// A parser for keys that are written as strings in an app's code.
enum KeyLiteral {
  /// Returns the press for `text`: a single character, or a form such as `Ctrl-S`.
  static func press(_ text: String) throws(KeyLiteralError) -> KeyPress {
    // A single character is a key that types it, even if it equals the name of another key.
    if text.count == 1, let character = text.first { return KeyPress(.character(character)) }
    if let press = KeyPress(text) { return press }
    if let chord = KeyChord(text), chord.count > 1 { throw .isSequence(text) }
    throw .noKey(text, instead: suggestion(for: text))
  }

  /// Returns the chord for `text`: a press, or several presses with spaces between them.
  static func chord(_ text: String) throws(KeyLiteralError) -> KeyChord {
    if text.count == 1, let character = text.first {
      return KeyChord(KeyPress(.character(character)))
    }
    guard let chord = KeyChord(text) else { throw .noKey(text, instead: suggestion(for: text)) }
    return chord
  }

  /// Returns a valid form that is similar to `text`, or `nil` if there is none.
  private static func suggestion(for text: String) -> String? {
    let names = [
      ("control", "Ctrl"), ("ctl", "Ctrl"), ("option", "Alt"), ("opt", "Alt"), ("cmd", "Super"),
      ("command", "Super"), ("win", "Super"), ("return", "Enter"), ("del", "Delete"),
      ("ins", "Insert"),
    ]
    let words = text.split(separator: " ").map { word in
      word.split { $0 == "+" || $0 == "-" || $0 == "_" }.map { part in
        names.first { $0.0 == part.lowercased() }?.1 ?? String(part)
      }.joined(separator: "-")
    }
    return KeyChord(words.joined(separator: " "))?.description
  }
}

/// A mistake in a key that is written as a string in an app's code.
enum KeyLiteralError: Error, Hashable, CustomStringConvertible {
  /// The text is not a key.
  case noKey(String, instead: String?)
  /// The text is a sequence of keys instead of a single press.
  case isSequence(String)

  /// The mistake, and its correction.
  var description: String {
    switch self {
    case .noKey(let text, let other?): "\"\(text)\" is no key; write \"\(other)\""
    case .noKey(let text, nil):
      "\"\(text)\" is no key; write a key as in \"Ctrl-S\", \"F5\", \"PgUp\" or \"?\""
    case .isSequence(let text):
      "\"\(text)\" is a sequence of keys; write it as a chord: chords: [\"\(text)\"]"
    }
  }
}

extension KeyPress: ExpressibleByStringLiteral {
  /// Creates the press for a literal such as `"Ctrl-S"`, `"F5"` or `"+"`.
  ///
  /// Traps with a message about the correction if the text is not a key. Pass a text that is known
  /// only at run time to the failable initializer.
  public init(stringLiteral text: String) {
    do { self = try KeyLiteral.press(text) } catch { fatalError("KeyPress: \(error) (SK501)") }
  }
}

extension KeyChord: ExpressibleByStringLiteral {
  /// Creates the chord for a literal such as `"Ctrl-K s"` or `"F5"`.
  ///
  /// Traps with a message about the correction if the text is not a chord. Pass a text that is
  /// known only at run time to the failable initializer.
  public init(stringLiteral text: String) {
    do { self = try KeyLiteral.chord(text) } catch { fatalError("KeyChord: \(error) (SK501)") }
  }
}
