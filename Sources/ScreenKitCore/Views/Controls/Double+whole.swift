/// Rounding by way of integers: the standard library's own is in the C library for mathematics,
/// which a program that needs nothing else of it is not linked with.
extension Double {
  /// The number without what is behind the point.
  var truncated: Double {
    // From here on every number is whole, and soon no integer is large enough.
    abs(self) < 0x1p52 ? Double(Int(self)) : self
  }

  /// The nearest whole number, the one further from zero where two are as near.
  var nearestWhole: Double {
    let whole = truncated
    let rest = self - whole
    return abs(rest) < 0.5 || rest.isNaN ? whole : whole + (rest < 0 ? -1 : 1)
  }
}
