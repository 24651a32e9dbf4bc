public import ScreenKitCore

/// The user's own colours and characters for a look, which keeps all others.
public struct Theme: Hashable, Sendable {
  /// A part of the look that has a colour.
  public enum Role: Hashable, Sendable {
    /// Text with a tint.
    case tint(ViewStyle.Tint)
    /// The background of bars, and of panels.
    case bar, panel
    /// Lines and borders.
    case line
    /// Text without a tint on the backgrounds of the look, and the background of screens.
    case text, page
    /// The background of text fields.
    case field
    /// The background of the highlighted row of a list with the focus, and of one without it.
    case highlight, inactiveHighlight
  }

  /// The colours on a dark background.
  public var dark: [Role: LookColor] = [:]
  /// The colours on a light background.
  public var light: [Role: LookColor] = [:]
  /// The characters, by their names; a backend ignores those that it does not draw.
  public var glyphs: [String: String] = [:]

  /// Creates an empty theme, which changes nothing.
  public init() {}

  /// The colours for the background `appearance`.
  public subscript(appearance: Appearance) -> [Role: LookColor] {
    get { appearance == .dark ? dark : light }
    set { if appearance == .dark { dark = newValue } else { light = newValue } }
  }
}

extension Theme {
  /// Returns `palettes` with the theme's colours.
  public func applied(to palettes: PaletteEditions) -> PaletteEditions {
    var result = palettes
    for (role, color) in dark { result.dark[role] = color }
    for (role, color) in light { result.light[role] = color }
    return result
  }
}

extension Theme.Role {
  /// Whether the role is a background rather than a colour of text or lines.
  var isGround: Bool {
    switch self {
    case .tint, .line, .text: false
    case .bar, .panel, .page, .field, .highlight, .inactiveHighlight: true
    }
  }

  /// The roles by their names in theme files.
  public static let names: [String: Theme.Role] = [
    "accent": .tint(.accent), "secondary": .tint(.secondary), "positive": .tint(.positive),
    "warning": .tint(.warning), "negative": .tint(.negative), "bar": .bar, "panel": .panel,
    "line": .line, "text": .text, "page": .page, "field": .field, "highlight": .highlight,
    "inactiveHighlight": .inactiveHighlight,
  ]
}

extension Palette {
  /// The colour of a part of the look.
  public subscript(role: Theme.Role) -> LookColor {
    get {
      switch role {
      case .tint(let tint): tints[tint]
      case .bar: bar
      case .panel: panel
      case .line: line
      case .text: text
      case .page: page
      case .field: field
      case .highlight: highlight
      case .inactiveHighlight: inactiveHighlight
      }
    }
    set {
      switch role {
      case .tint(let tint): tints[tint] = newValue
      case .bar: bar = newValue
      case .panel: panel = newValue
      case .line: line = newValue
      case .text: text = newValue
      case .page: page = newValue
      case .field: field = newValue
      case .highlight:
        highlight = newValue
        onHighlight = newValue.readableText
      case .inactiveHighlight: inactiveHighlight = newValue
      }
    }
  }
}
