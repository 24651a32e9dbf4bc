extension Split {
  /// The width of the content below which only one part is shown, unless it sets a minimum.
  private static let narrowest = 40
  /// The smallest width that the user can give the side, unless it sets a minimum.
  private static let narrowestSide = 8

  /// Divides a width between both parts, for a backend to lay out.
  ///
  /// The width of the side follows its constraints and the user's choice, which has no influence on
  /// whether both parts fit. The divider takes one unit.
  ///
  /// - Parameter width: The width of the view without its padding, in units.
  /// - Returns: The division; `nil` if only one part fits.
  public func division(of width: Int) -> Division? {
    let wish = side.layout.width
    let preferred = wish.clamp(min(width / 3, wish.maximum ?? .max))
    let needed = content.layout.width.minimum
    let least = needed > 0 ? needed : Split.narrowest
    guard preferred + 1 + least <= width else { return nil }
    let smallest = wish.minimum > 0 ? wish.minimum : Split.narrowestSide
    let limits = min(smallest, preferred)...max(preferred, width - 1 - least)
    let wanted = sideWidth ?? preferred
    return Division(
      side: min(max(wanted, limits.lowerBound), limits.upperBound), limits: limits)
  }
}
