/// A parser for character references in markup, such as `&amp;` or `&#x20AC;`.
enum CharacterReference {
  /// The maximum number of examined bytes, so that text full of `&` takes linear time.
  private static let longest = 12

  /// Returns the character of the reference whose `&` is at `place`, and the offset behind it.
  ///
  /// Returns `nil` if there is no valid reference.
  static func read(_ bytes: [UInt8], at place: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    let limit = min(end, place + longest)
    var stop = place + 1
    while stop < limit, bytes[stop].isLetter || bytes[stop].isDigit || bytes[stop] == .numberSign {
      stop += 1
    }
    guard stop < limit, bytes[stop] == UInt8(ascii: ";") else { return nil }
    let name = bytes[place + 1..<stop]
    let scalar = name.first == .numberSign ? numbered(name.dropFirst()) : named(name)
    return scalar.map { ($0, stop + 1) }
  }

  private static func named(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    names[String(decoding: name, as: UTF8.self)]
  }

  /// Returns the character with this number, or U+FFFD if no character has it.
  private static func numbered(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt64(text, radix: isHexadecimal ? 16 : 10) else { return nil }
    return UInt32(exactly: value).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) } ?? "\u{FFFD}"
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "curren": "¤", "yen": "¥", "sect": "§", "copy": "©",
    "ordf": "ª", "laquo": "«", "not": "¬", "shy": "\u{AD}", "reg": "®", "deg": "°", "plusmn": "±",
    "sup1": "¹", "sup2": "²", "sup3": "³", "acute": "´", "micro": "µ", "para": "¶", "middot": "·",
    "ordm": "º", "raquo": "»", "frac14": "¼", "frac12": "½", "frac34": "¾", "iquest": "¿",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
    "Iacute": "Í", "Icirc": "Î", "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Ouml": "Ö",
    "Oslash": "Ø", "Uacute": "Ú", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
    "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
    "uuml": "ü", "times": "×", "divide": "÷", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†",
    "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "lsaquo": "‹", "rsaquo": "›",
    "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
    "minus": "−", "asymp": "≈", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞", "check": "✓",
    "ensp": " ", "emsp": " ", "thinsp": " ",
  ]
}

extension UInt8 {
  fileprivate static let numberSign = UInt8(ascii: "#")
}

extension RunBuilder {
  /// Appends the bytes of `range`, with character references replaced by their characters.
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&"),
        let (scalar, next) = CharacterReference.read(bytes, at: place, before: range.upperBound)
      {
        if let encoded = UTF8.encode(scalar) { append(encoded) }
        place = next
      } else {
        append(byte)
        place += 1
      }
    }
  }
}
