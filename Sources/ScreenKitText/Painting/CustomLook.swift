/// A custom look that an app offers in addition to the three of the framework.
@MainActor
public struct CustomLook {
  /// The name by which the user selects the look, as in `--look paper`; one word.
  public let name: String
  private let make: @MainActor (GlyphSet) -> Look

  /// Creates a custom look called `name`.
  ///
  /// - Parameters:
  ///   - name: The name of the look; a name of the framework's looks is never used.
  ///   - make: Creates the look with the characters that the terminal can show; called each time
  ///     the look is chosen.
  public init(_ name: String, make: @escaping @MainActor (GlyphSet) -> Look) {
    (self.name, self.make) = (name, make)
  }

  /// The looks of the framework.
  static var standard: [CustomLook] {
    Look.Name.allCases.map { name in CustomLook(name.rawValue) { .named(name, glyphs: $0) } }
  }

  /// Creates the look with the characters of `glyphs`.
  func makeLook(_ glyphs: GlyphSet) -> Look { make(glyphs) }
}
