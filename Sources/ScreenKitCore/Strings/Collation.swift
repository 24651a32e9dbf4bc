/// The order of texts for people, by the rules of a language.
///
/// Base letters are compared first, then accents, then cases, so that `apple`, `Apple` and `Zagreb`
/// stay together. Digits are compared by their value. The letters of Latin, Greek and Cyrillic have
/// Unicode's default order, with the changes of the language. Other scripts are in the order of
/// their code points.
struct Collation: Hashable, Sendable {
  private let tailoring: CollationTailoring

  /// Creates the order of `language`, a BCP 47 tag.
  init(language: String) { tailoring = CollationTailoring(of: language) }

  /// Returns a key of `text`; keys are in the order of their texts.
  func key(of text: String) -> CollationKey {
    var weights = Weights(isCapitalFirst: tailoring.isCapitalFirst)
    let characters = Array(text)
    var place = 0
    while place < characters.count {
      if characters[place].decimalDigit != nil {
        let number = characters[place...].prefix { $0.decimalDigit != nil }
        weights.add(number: number)
        place = number.endIndex
      } else if let (letter, count) = tailoring.letter(at: place, in: characters) {
        weights.add(letter)
        place += count
      } else {
        for scalar in characters[place].unicodeScalars { weights.add(scalar) }
        place += 1
      }
    }
    return CollationKey(weights: weights.joined)
  }
}

/// The place of a text in the order of a ``Collation``.
struct CollationKey: Comparable, Sendable {
  fileprivate let weights: [UInt32]

  static func < (first: CollationKey, second: CollationKey) -> Bool {
    first.weights.lexicographicallyPrecedes(second.weights)
  }
}

/// The weights of a letter or of a mark: those of its base, its accent and its case.
struct CollationElement: Hashable, Sendable {
  /// The weight of the base letter; 0 for a mark.
  var primary: UInt32
  var secondary: UInt32
  var tertiary: UInt32

  /// The number of bits of a first weight that distinguish the letters of a language.
  static let letterBits: UInt32 = 6

  /// Returns the elements of `scalar` in Unicode's default order.
  static func elements(of scalar: Unicode.Scalar) -> [CollationElement] {
    var slot: UInt32 = 0
    for range in CollationTable.ranges {
      guard range.contains(scalar.value) else {
        slot += UInt32(range.count)
        continue
      }
      slot += scalar.value - range.lowerBound
      let start = number(CollationTable.places, Int(2 * slot))
      let count = number(CollationTable.places, Int(2 * slot) + 1)
      return (start..<start + count).map { element in
        let weights = (0..<3).map { number(CollationTable.elements, Int(3 * element + $0)) }
        return CollationElement(
          primary: weights[0] << letterBits, secondary: weights[1], tertiary: weights[2])
      }
    }
    // Behind all scalars of the table.
    return [
      CollationElement(primary: (0x8000 + scalar.value) << letterBits, secondary: 1, tertiary: 2)
    ]
  }

  /// Returns the number at `place` of a table: three digits of five bits.
  private static func number(_ table: StaticString, _ place: Int) -> UInt32 {
    let digits = table.utf8Start + 3 * place
    return (0..<3).reduce(0) { $0 << 5 | UInt32(digits[$1] &- 0x5E) }
  }
}

/// The weights of a text, level by level.
private struct Weights {
  private static let ascii = (UInt8(0)..<128).map {
    CollationElement.elements(of: Unicode.Scalar($0))
  }
  private static let zero = CollationElement.elements(of: "0").first?.primary ?? 0

  let isCapitalFirst: Bool
  private var primary: [UInt32] = []
  private var secondary: [UInt32] = []
  private var tertiary: [UInt32] = []

  init(isCapitalFirst: Bool) { self.isCapitalFirst = isCapitalFirst }

  /// The levels, the most important one first; no weight is 0.
  var joined: [UInt32] { primary + [0] + secondary + [0] + tertiary }

  mutating func add(_ scalar: Unicode.Scalar) {
    let elements =
      scalar.isASCII ? Weights.ascii[Int(scalar.value)] : CollationElement.elements(of: scalar)
    for element in elements { add(element) }
  }

  mutating func add(_ element: CollationElement) {
    if element.primary > 0 { primary.append(element.primary) }
    if element.secondary > 0 { secondary.append(element.secondary) }
    // From 8 on, the third weights are those of capital letters.
    let isCapital = element.tertiary >= 8
    tertiary.append(element.tertiary + (isCapitalFirst && !isCapital ? 32 : 0))
  }

  /// Adds a number by its value: a longer one is greater.
  mutating func add(number: ArraySlice<Character>) {
    let digits = number.compactMap(\.decimalDigit).drop { $0 == 0 }
    primary += [Weights.zero, UInt32(digits.count) + 1]
    primary += digits.map { UInt32($0) + 1 }
  }
}
