import ScreenKitLooks

extension Appearance {
  /// Creates the value from the environment variable `COLORFGBG`, such as `15;0`.
  ///
  /// Returns `nil` if the variable is missing or does not end with a number.
  init?(environment value: (String) -> String?) {
    guard let ground = value("COLORFGBG")?.split(separator: ";").last, let index = Int(ground)
    else { return nil }
    self = index == 7 || 9...15 ~= index ? .light : .dark
  }
}
