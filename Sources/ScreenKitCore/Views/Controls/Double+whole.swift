/// Rounding by conversion to integers.
///
/// The standard library's own rounding needs the mathematics library of C, which would be linked
/// for nothing else.
extension Double {
  /// The number without its fractional part.
  var truncated: Double {
    // From this magnitude on every number is whole, and most exceed the range of integers.
    abs(self) < 0x1p52 ? Double(Int(self)) : self
  }

  /// The nearest whole number; halves round away from zero.
  var nearestWhole: Double {
    let whole = truncated
    let rest = self - whole
    return abs(rest) < 0.5 || rest.isNaN ? whole : whole + (rest < 0 ? -1 : 1)
  }
}
