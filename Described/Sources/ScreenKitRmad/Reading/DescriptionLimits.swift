/// The limits of descriptions; larger descriptions are refused.
enum DescriptionLimits {
  /// The maximum size, in bytes.
  static let bytes = 8 << 20
  /// The maximum nesting depth of components, and of controllers.
  static let depth = 40
  /// The maximum number of components, and of controllers.
  static let objects = 50_000
  /// The maximum number of listed findings.
  static let findings = 1_000
}
