/// The name of a colour in everyday words, such as `dark blue`.
///
/// It is the nearest of twelve names, with an adjective for a darker or lighter colour.
public struct ColorName: Hashable, Sendable {
  /// A name without an adjective.
  public enum Base: String, Hashable, Sendable, CaseIterable {
    /// The colour without light.
    case black
    /// The colour of full light.
    case white
    /// A colour without a hue, between black and white.
    case gray
    /// The hue around 0 degrees.
    case red
    /// The hue around 30 degrees.
    case orange
    /// A dark orange.
    case brown
    /// The hue around 60 degrees.
    case yellow
    /// The hue around 120 degrees.
    case green
    /// The hue around 180 degrees.
    case teal
    /// The hue around 225 degrees.
    case blue
    /// The hue around 275 degrees.
    case purple
    /// The hue around 325 degrees.
    case pink
  }

  /// The adjective before a name.
  enum Shade: Hashable, Sendable {
    case plain
    case dark
    case light
  }

  /// The name without an adjective.
  public let base: Base
  let shade: Shade

  init(_ base: Base, _ shade: Shade = .plain) { (self.base, self.shade) = (base, shade) }

  /// The name in the language of the app, such as `dark blue`.
  @MainActor public var text: String { text(in: .current) }

  /// Returns the name in the language of the given texts.
  func text(in strings: Strings) -> String {
    let texts = strings.colors
    let name = texts.name(base)
    return switch shade {
    case .plain: name
    case .dark: texts.dark(name)
    case .light: texts.light(name)
    }
  }
}
