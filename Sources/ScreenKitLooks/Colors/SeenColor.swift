/// A perceived colour, with OKLab for similarity and luminance for contrast.
public struct SeenColor: Sendable {
  private let lightness, a, b: Float
  /// The relative luminance by WCAG, from 0 to 1.
  private let luminance: Float

  /// Creates the colour from its sRGB components, each from 0 to 255.
  public init(red: Int, green: Int, blue: Int) {
    let (red, green, blue) = (Self.linear[red], Self.linear[green], Self.linear[blue])
    let long = Self.root(3, 0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
    let middle = Self.root(3, 0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let short = Self.root(3, 0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
    lightness = 0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_05 * short
    a = 1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short
    b = 0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short
    luminance = Self.luminance(red, green, blue)
  }

  /// Returns the relative luminance of linear components.
  private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns whether white text is more legible on a colour than black text, by luminance alone.
  static func isDark(red: Int, green: Int, blue: Int) -> Bool {
    isDark(luminance(linear[red], linear[green], linear[blue]))
  }

  private static func isDark(_ luminance: Float) -> Bool {
    contrast(luminance, white.luminance) > contrast(luminance, black.luminance)
  }

  /// Returns the squared distance in OKLab, for comparisons only.
  public func distance(to other: SeenColor) -> Float {
    let (first, second, third) = (lightness - other.lightness, a - other.a, b - other.b)
    return first * first + second * second + third * third
  }

  /// Whether the colour has hardly any hue.
  package var isGrey: Bool { a * a + b * b < 0.045 * 0.045 }

  /// Returns whether the hues of two colours, neither of them grey, are at most 55 degrees apart.
  package func isSimilarInHue(to other: SeenColor) -> Bool {
    let product = a * other.a + b * other.b
    let squares = (a * a + b * b) * (other.a * other.a + other.b * other.b)
    return product > 0 && product * product > 0.329 * squares
  }

  /// Returns the contrast ratio by WCAG, from 1 to 21; 4.5 is enough for text.
  public func contrast(to other: SeenColor) -> Float { Self.contrast(luminance, other.luminance) }

  private static func contrast(_ one: Float, _ other: Float) -> Float {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Whether white text is more legible on the colour than black text.
  public var isDark: Bool { Self.isDark(luminance) }

  /// Black.
  public static let black = SeenColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = SeenColor(red: 255, green: 255, blue: 255)

  /// The 256 colours of xterm, of which users change only the first sixteen.
  public static let palette: [SeenColor] = (0..<256).map { index in
    let (red, green, blue) = PaletteColor.parts(of: index)
    return SeenColor(red: red, green: green, blue: blue)
  }

  /// The linear light of each of the 256 values of an sRGB component.
  private static let linear: [Float] = (0..<256).map { step in
    let value = Float(step) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power of 2.4 is the square times the square of the fifth root.
    let fifth = root(5, base)
    return base * base * fifth * fifth
  }

  /// Returns a root by Newton's method, for values from 0 to 1.
  private static func root(_ degree: Int, _ value: Float) -> Float {
    guard value > 0 else { return 0 }
    var root: Float = 1
    for _ in 0..<24 {
      let power = (1..<degree).reduce(Float(1)) { power, _ in power * root }
      root -= (root * power - value) / (Float(degree) * power)
    }
    return root
  }
}

/// The colours of xterm's palette, as red, green and blue.
public enum PaletteColor {
  /// Returns the components of a colour, each from 0 to 255.
  public static func parts(of index: Int) -> (Int, Int, Int) {
    if index < 16 { return named[index] }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    }
    let cube = index - 16
    return (step(cube / 36), step(cube / 6 % 6), step(cube % 6))
  }

  private static func step(_ index: Int) -> Int { index == 0 ? 0 : 55 + 40 * index }

  private static let named = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
