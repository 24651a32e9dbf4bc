/// The case-insensitive and diacritic-insensitive comparison of texts for searches.
///
/// The Unicode name of a letter determines its base: "Latin small letter e with acute" has the base
/// "Latin small letter e". Therefore no table of letters is necessary.
enum SearchFolding {
  /// Returns the bytes of `text` in small letters and without diacritics.
  static func fold(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value).lowercased)
      } else {
        append(scalar, to: &bytes)
      }
    }
    return bytes
  }

  /// Returns whether the folded `word` occurs in `text`, which need not be folded.
  static func contains(_ word: [UInt8], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // Most texts are ASCII and need only case folding, which happens during the comparison.
      if bytes.allSatisfy({ $0 < 0x80 }) { return contains(word, in: bytes) }
      let folded = fold(String(decoding: bytes, as: UTF8.self))
      return folded.withUnsafeBufferPointer { contains(word, in: $0) }
    }
  }

  private static func contains(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    guard bytes.count >= word.count else { return false }
    for start in 0...bytes.count - word.count where bytes[start].lowercased == first {
      var index = 1
      while index < word.count, bytes[start + index].lowercased == word[index] { index += 1 }
      if index == word.count { return true }
    }
    return false
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let base = bases[scalar.value] {
      bytes += Array(base.utf8)
    } else if scalar.properties.generalCategory != .nonspacingMark {
      for small in scalar.caseFolded.unicodeScalars {
        // The folding of a capital may contain a letter with a base, or a mark.
        if let base = bases[small.value] {
          bytes += Array(base.utf8)
        } else if small.properties.generalCategory != .nonspacingMark {
          bytes += Array(String(small).utf8)
        }
      }
    }
  }

  /// The bases of small letters with marks, in the scripts that use such letters.
  private static let bases: [UInt32: String] = {
    var bases: [UInt32: String] = ["ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"].reduce(into: [:]) {
      table, entry in table[entry.key.unicodeScalars.first?.value ?? 0] = entry.value
    }
    let blocks: [ClosedRange<UInt32>] = [
      0x41...0x7A, 0xC0...0x24F, 0x370...0x4FF, 0x620...0x6FF, 0x1E00...0x1FFF,
    ]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    var named: [String: Unicode.Scalar] = [:]
    for letter in letters { if let name = letter.properties.name { named[name] = letter } }
    for (name, letter) in named where bases[letter.value] == nil {
      guard let base = named[name.base], base != letter else { continue }
      bases[letter.value] = base.properties.lowercaseMapping
    }
    return bases
  }()
}

extension String {
  /// The name of a letter without the part from "with".
  fileprivate var base: String {
    let words = split(separator: " ")
    guard let with = words.firstIndex(of: "WITH") else { return self }
    return words[..<with].joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// The letters that stand for all cases of a letter: σ for Σ, σ and ς.
  fileprivate var caseFolded: String {
    // Letters with a common capital are equal, which the mapping to small letters alone misses.
    properties.uppercaseMapping.caseFolded
  }
}

extension StringProtocol {
  /// The text for comparisons that ignore case.
  var caseFolded: String { uppercased().lowercased() }
}

extension UInt8 {
  /// The byte of the small letter for an ASCII capital letter; otherwise the same byte.
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
