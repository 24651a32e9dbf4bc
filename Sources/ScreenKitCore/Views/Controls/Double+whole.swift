/// Rounding by a conversion to integers.
///
/// The rounding functions of the standard library need the C mathematics library, which nothing
/// else in the framework needs.
extension Double {
  /// The number without its fractional part.
  var truncated: Double {
    // At this magnitude and above, every number is whole, and most exceed the range of integers.
    abs(self) < 0x1p52 ? Double(Int(self)) : self
  }

  /// The nearest whole number; halves round away from zero.
  var nearestWhole: Double {
    let whole = truncated
    let rest = self - whole
    return abs(rest) < 0.5 || rest.isNaN ? whole : whole + (rest < 0 ? -1 : 1)
  }
}
