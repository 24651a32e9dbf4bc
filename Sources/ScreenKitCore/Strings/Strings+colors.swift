extension Strings {
  /// The names of colours, and the texts of fields for colours.
  public struct Colors: Sendable {
    /// The name of a colour without an adjective.
    public var name: @Sendable (ColorName.Base) -> String = { $0.rawValue }
    /// The name of a dark colour, made from its name without an adjective.
    public var dark: @Sendable (String) -> String = { "dark \($0)" }
    /// The name of a light colour, made from its name without an adjective.
    public var light: @Sendable (String) -> String = { "light \($0)" }
    /// The name of a palette, and of the button that opens it.
    public var colors = "Colors"
    /// The name of the slider for the red component.
    public var red = "Red"
    /// The name of the slider for the green component.
    public var green = "Green"
    /// The name of the slider for the blue component.
    public var blue = "Blue"
    /// The format of a typed colour: two hexadecimal digits for each component.
    public var form = "RRGGBB"
    /// The message for a text that is not a colour.
    public var notAColor = "must be six hexadecimal digits, such as ff8800"

    init() {}
  }
}
