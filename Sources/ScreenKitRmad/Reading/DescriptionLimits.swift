/// The limits of a description, beyond which it is refused.
enum DescriptionLimits {
  /// The greatest size in bytes.
  static let bytes = 8 << 20
  /// The greatest depth of components in components, and of controllers in controllers.
  static let depth = 40
  /// The greatest number of components, and of controllers.
  static let objects = 50_000
  /// The greatest number of findings that are listed.
  static let findings = 1_000
}
