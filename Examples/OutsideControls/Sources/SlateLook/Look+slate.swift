import ScreenKitCore
public import ScreenKitText

extension Look {
  /// Creates the look "slate": the terminal's look with chalk colours, quieter buttons, and the
  /// labels of forms above their fields.
  public static func slate(_ glyphs: GlyphSet) -> Look {
    var policies = LookPolicies.named(.terminal)
    policies.fieldLabel = .above
    let look = Look("slate", like: .terminal, policies: policies, glyphs: glyphs)
    look.palettes.dark.tints[.accent] = .rgb(130, 200, 255)
    look.palettes.dark.tints[.positive] = .rgb(150, 215, 150)
    look.palettes.dark.tints[.negative] = .rgb(255, 110, 100)
    look.palettes.light.tints[.accent] = .rgb(0, 70, 140)
    look.palettes.light.tints[.positive] = .rgb(0, 100, 30)
    look.palettes.light.tints[.negative] = .rgb(150, 20, 20)
    // Terminals without Unicode keep their ASCII character.
    if look.glyphs.isUnicode { look.glyphs.block = "▒" }
    look.register(SlateButtonPainter())
    return look
  }
}

extension CustomLook {
  /// The look "slate" as an option, for the `looks` of an app.
  public static var slate: CustomLook { CustomLook("slate", make: Look.slate) }
}
