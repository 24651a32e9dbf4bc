/// The appearance of the background: dark or light.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Light text on a dark background.
  case dark
  /// Dark text on a light background.
  case light
}

extension Appearance {
  /// The colour assumed for the default background.
  public var background: SeenColor { self == .dark ? .black : .white }

  /// The colour assumed for default text.
  public var text: SeenColor { self == .dark ? .white : .black }
}
