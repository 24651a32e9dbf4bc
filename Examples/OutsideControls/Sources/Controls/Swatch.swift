public import ScreenKitCore

/// A tint in a ``TintChooser``, with its name for users.
public struct Swatch: Hashable, Sendable {
  /// The name on the screen, which is also the name in saved screens.
  public let name: String
  /// The tint, whose colour each look decides.
  public let tint: ViewStyle.Tint

  /// Creates a swatch of `tint`, called `name`.
  public init(_ name: String, _ tint: ViewStyle.Tint) { (self.name, self.tint) = (name, tint) }

  /// A swatch for each tint, with English names.
  public static let standard = [
    Swatch("Plain", .standard), Swatch("Accent", .accent), Swatch("Quiet", .secondary),
    Swatch("Good", .positive), Swatch("Warning", .warning), Swatch("Danger", .negative),
  ]
}
