/// The appearance of the background: dark or light.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background.
  case light
}

extension Appearance {
  /// The background colour assumed for the default one.
  public var background: SeenColor { self == .dark ? .black : .white }

  /// The text colour assumed for the default one.
  public var text: SeenColor { self == .dark ? .white : .black }
}
