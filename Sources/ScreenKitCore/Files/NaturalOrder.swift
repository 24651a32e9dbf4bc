/// The natural order of names, in which `file9` precedes `file10`, and `b` precedes `C`.
enum NaturalOrder {
  /// Returns a negative number, zero or a positive number if `first` precedes, equals or follows
  /// `second`.
  static func compare(_ first: String.UTF8View, _ second: String.UTF8View) -> Int {
    var (first, second) = (first[...], second[...])
    while let left = first.first, let right = second.first {
      if left.isDigit, right.isDigit {
        let order = compareNumbers(&first, &second)
        if order != 0 { return order }
      } else {
        let (left, right) = (left.small, right.small)
        if left != right { return left < right ? -1 : 1 }
        first.removeFirst()
        second.removeFirst()
      }
    }
    return (first.isEmpty ? 0 : 1) - (second.isEmpty ? 0 : 1)
  }

  /// Compares the numbers at the start of both texts by their values, and removes them.
  private static func compareNumbers(
    _ first: inout Substring.UTF8View, _ second: inout Substring.UTF8View
  ) -> Int {
    let left = takeNumber(&first)
    let right = takeNumber(&second)
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for (left, right) in zip(left, right) where left != right { return left < right ? -1 : 1 }
    return 0
  }

  /// Removes the digits at the start of `text`, and returns them without leading zeros.
  private static func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let number = text.prefix(while: \.isDigit)
    text = text.dropFirst(number.count)
    return number.drop { $0 == 0x30 }
  }
}

extension UInt8 {
  /// The byte in lower case if it is an ASCII capital letter, or else the byte itself.
  fileprivate var small: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
