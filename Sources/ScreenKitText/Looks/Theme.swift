public import ScreenKitCore

/// A user's own colours and characters for a look; what it does not name stays as the look has it.
public struct Theme: Hashable, Sendable {
  /// What has a colour.
  public enum Role: Hashable, Sendable {
    /// Text that means something.
    case tint(ViewStyle.Tint)
    /// The ground of bars, and of panels.
    case bar, panel
    /// Lines and borders.
    case line
  }

  /// The colours on a dark ground.
  public var dark: [Role: CellColor] = [:]
  /// The colours on a light ground.
  public var light: [Role: CellColor] = [:]
  /// The characters, by the names of the properties of ``GlyphSet``; not for an ASCII edition.
  public var glyphs: [String: String] = [:]

  /// Makes a theme that changes nothing.
  public init() {}

  /// The colours for a ground.
  public subscript(appearance: Appearance) -> [Role: CellColor] {
    get { appearance == .dark ? dark : light }
    set { if appearance == .dark { dark = newValue } else { light = newValue } }
  }
}

extension Look {
  /// Gives the look the colours and characters that `theme` names.
  public func apply(_ theme: Theme) {
    palettes = theme.applied(to: palettes)
    glyphs = theme.applied(to: glyphs)
  }
}

extension Theme {
  /// `palettes` with the theme's colours.
  func applied(to palettes: PaletteEditions) -> PaletteEditions {
    var result = palettes
    for (role, color) in dark { result.dark[role] = color }
    for (role, color) in light { result.light[role] = color }
    return result
  }

  /// `glyphs` with the theme's characters; where only ASCII is shown it stays as it is.
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
  /// The names by which files have them.
  package static let names: [String: Theme.Role] = [
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
  /// The characters by their names.
  package static var paths: [String: WritableKeyPath<GlyphSet, String>] {
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
