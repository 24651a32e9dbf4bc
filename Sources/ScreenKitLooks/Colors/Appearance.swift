/// The appearance of the background: dark or light.
public enum Appearance: Hashable, Sendable, CaseIterable {
  /// Light text on a dark ground.
  case dark
  /// Dark text on a light ground.
  case light
}

extension Appearance {
  /// The background colour assumed for the default one.
  public var ground: SeenColor { self == .dark ? .black : .white }

  /// The text colour assumed for the default one.
  public var text: SeenColor { self == .dark ? .white : .black }
}
