public import ScreenKitCore

/// A user's own colours and characters for a look; all others stay those of the look.
public struct Theme: Hashable, Sendable {
  /// A part of the look that has a colour.
  public enum Role: Hashable, Sendable {
    /// Text with a tint.
    case tint(ViewStyle.Tint)
    /// The background of bars, and of panels.
    case bar, panel
    /// Lines and borders.
    case line
  }

  /// The colours on a dark background.
  public var dark: [Role: CellColor] = [:]
  /// The colours on a light background.
  public var light: [Role: CellColor] = [:]
  /// The characters, by the names of the properties of ``GlyphSet``; ignored by an ASCII glyph set.
  public var glyphs: [String: String] = [:]

  /// Creates an empty theme, which changes nothing.
  public init() {}

  /// The colours for the background `appearance`.
  public subscript(appearance: Appearance) -> [Role: CellColor] {
    get { appearance == .dark ? dark : light }
    set { if appearance == .dark { dark = newValue } else { light = newValue } }
  }
}

extension Look {
  /// Replaces the colours and characters of the look that `theme` names.
  public func apply(_ theme: Theme) {
    palettes = theme.applied(to: palettes)
    glyphs = theme.applied(to: glyphs)
  }
}

extension Theme {
  /// Returns `palettes` with the theme's colours.
  func applied(to palettes: PaletteEditions) -> PaletteEditions {
    var result = palettes
    for (role, color) in dark { result.dark[role] = color }
    for (role, color) in light { result.light[role] = color }
    return result
  }

  /// Returns `glyphs` with the theme's characters; an ASCII glyph set stays as it is.
  func applied(to glyphs: GlyphSet) -> GlyphSet {
    guard glyphs.isUnicode else { return glyphs }
    var result = glyphs
    for (name, text) in self.glyphs {
      if let path = GlyphSet.paths[name] { result[keyPath: path] = text }
    }
    return result
  }
}

extension Theme.Role {
  /// The roles by their names in theme files.
  static let names: [String: Theme.Role] = [
    "accent": .tint(.accent), "secondary": .tint(.secondary), "positive": .tint(.positive),
    "warning": .tint(.warning), "negative": .tint(.negative), "bar": .bar, "panel": .panel,
    "line": .line,
  ]
}

extension Palette {
  subscript(role: Theme.Role) -> CellColor {
    get {
      switch role {
      case .tint(let tint): tints[tint]
      case .bar: bar
      case .panel: panel
      case .line: line
      }
    }
    set {
      switch role {
      case .tint(let tint): tints[tint] = newValue
      case .bar: bar = newValue
      case .panel: panel = newValue
      case .line: line = newValue
      }
    }
  }
}

extension GlyphSet {
  /// The key paths of the characters, by their names in theme files.
  static var paths: [String: WritableKeyPath<GlyphSet, String>] {
    [
      "topLeft": \.topLeft, "topRight": \.topRight, "bottomLeft": \.bottomLeft,
      "bottomRight": \.bottomRight, "horizontal": \.horizontal, "vertical": \.vertical,
      "heavy": \.heavy, "heavyVertical": \.heavyVertical, "ellipsis": \.ellipsis,
      "focusStart": \.focusStart, "focusEnd": \.focusEnd, "moreAbove": \.moreAbove,
      "moreBelow": \.moreBelow, "bullet": \.bullet, "check": \.check, "knob": \.knob,
      "hollowKnob": \.hollowKnob, "handle": \.handle, "block": \.block, "shade": \.shade,
      "box": \.box, "tickedBox": \.tickedBox, "circle": \.circle, "chosenCircle": \.chosenCircle,
    ]
  }
}
