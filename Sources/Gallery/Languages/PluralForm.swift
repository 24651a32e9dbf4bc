/// The grammatical number of a counted noun, by the rules of Unicode's CLDR.
enum PluralForm: Hashable {
  case zero, one, two, few, many, other

  /// Returns the form that `count` needs in Serbian: 1 red, 2 reda, 5 redova, 21 red.
  static func serbian(_ count: Int) -> PluralForm {
    let (tens, units) = (count % 100, count % 10)
    if units == 1, tens != 11 { return .one }
    if (2...4).contains(units), !(12...14).contains(tens) { return .few }
    return .other
  }

  /// Returns the form that `count` needs in Arabic.
  static func arabic(_ count: Int) -> PluralForm {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
