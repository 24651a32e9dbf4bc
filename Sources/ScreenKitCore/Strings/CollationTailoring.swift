/// The letters of a language that have another place than in Unicode's default order.
struct CollationTailoring: Hashable, Sendable {
  /// Whether a capital letter precedes its small letter.
  let isCapitalFirst: Bool
  /// The elements of letters, in all their cases.
  private var letters: [String: CollationElement] = [:]
  /// The first characters of the letters, to skip useless searches.
  private var starts: Set<Character> = []
  private var longest = 0

  /// Creates the tailoring of `language`, a BCP 47 tag; an unknown language has no letters.
  init(of language: String) {
    let name = String(language.prefix { $0 != "-" && $0 != "_" })
    isCapitalFirst = name == "da"
    for rule in CollationTailoring.rules[name] ?? [] { add(rule, name == "tr" || name == "az") }
  }

  /// Returns the element of the longest letter at `place`, and the number of its characters.
  func letter(at place: Int, in text: [Character]) -> (CollationElement, Int)? {
    guard longest > 0, starts.contains(text[place]) else { return nil }
    for count in stride(from: min(longest, text.count - place), to: 0, by: -1) {
      if let found = letters[String(text[place..<place + count])] { return (found, count) }
    }
    return nil
  }

  /// Adds the letters of a rule; each is after the letter before it, or equals it without accents
  /// if it begins with `=`.
  private mutating func add(_ rule: String, _ hasDottedCapital: Bool) {
    let words = rule.split(separator: " ")
    guard let anchor = words.first?.unicodeScalars.first,
      var element = CollationElement.elements(of: anchor).first
    else { return }
    let common = element.secondary
    for word in words.dropFirst() {
      let letter = word.first == "=" ? word.dropFirst() : word
      if word.first == "=" {
        element.secondary += 1
      } else {
        element.primary += 1
        element.secondary = common
      }
      let capital = hasDottedCapital && letter == "i" ? "\u{130}" : letter.uppercased()
      add(String(letter), element, tertiary: 2)
      if letter.count > 1 {
        add(letter.prefix(1).uppercased() + letter.dropFirst(), element, tertiary: 8)
      }
      add(capital, element, tertiary: 9)
    }
  }

  private mutating func add(_ letter: String, _ element: CollationElement, tertiary: UInt32) {
    letters[letter] = CollationElement(
      primary: element.primary, secondary: element.secondary, tertiary: tertiary)
    if let first = letter.first { starts.insert(first) }
    longest = max(longest, letter.count)
  }

  /// The rules of the languages whose letters differ, as in Unicode's CLDR: a letter, and the
  /// letters behind it.
  private static let rules: [String: [String]] = {
    let danish = ["d =đ =ð", "y =ü =ű", "z æ =ä ø =ö =ő å =aa"]
    let swedish = ["d =đ =ð", "y =ü =ű", "z å ä =æ ö =ø"]
    let croatian = ["c č ć", "d dž đ", "l lj", "n nj", "s š", "z ž"]
    let turkish = ["c ç", "g ğ", "h ı i", "o ö", "s ş", "u ü"]
    return [
      "da": danish, "nb": danish, "nn": danish, "no": danish, "fo": danish,
      "sv": swedish, "fi": swedish,
      "hr": croatian, "bs": croatian, "sr": croatian,
      "sl": ["c č ć", "d đ", "s š", "z ž"],
      "tr": turkish, "az": turkish,
      "cs": ["c č", "h ch", "r ř", "s š", "z ž"],
      "sk": ["a ä", "c č", "h ch", "o ô", "r ř", "s š", "z ž"],
      "pl": ["a ą", "c ć", "e ę", "l ł", "n ń", "o ó", "s ś", "z ź ż"],
      "hu": [
        "c cs", "d dz dzs", "g gy", "l ly", "n ny", "o ö =ő", "s sz", "t ty", "u ü =ű", "z zs",
      ],
      "es": ["n ñ"],
      "et": ["s š z ž", "w õ ä ö ü"],
      "lt": ["c č", "i =y", "s š", "z ž"],
      "lv": ["c č", "g ģ", "i =y", "k ķ", "l ļ", "n ņ", "r ŗ", "s š", "z ž"],
      "is": ["a á", "d =đ ð", "e é", "i í", "o ó", "u ú", "y ý", "þ æ =ä ö =ø å"],
      "ro": ["a ă â", "i î", "s ş =ș", "t ţ =ț"],
    ]
  }()
}
