/// A part of a description that only some backends can show.
public enum Capability: String, CaseIterable, Sendable {
  /// The bar of a phone with clock and battery.
  case statusBar
  /// Rotation of the device.
  case orientation
  /// Moving or fading transitions between screens.
  case transitions
  /// Fonts by name and size.
  case fonts
  /// RGB colours.
  case colors
  /// Text shadows.
  case shadows
  /// Partly transparent components.
  case opacity
  /// Images made of pixels.
  case images
  /// Images in bars, beside or behind their titles.
  case imagesInBars
  /// Borders of fields in several styles.
  case borders
  /// The pull-to-refresh gesture of lists.
  case pulling

  /// The capability in words, for authors.
  public var summary: String {
    switch self {
    case .statusBar: "a status bar"
    case .orientation: "device rotation"
    case .transitions: "transitions between screens"
    case .fonts: "fonts by name and size"
    case .colors: "RGB colors"
    case .shadows: "text shadows"
    case .opacity: "opacity"
    case .images: "images"
    case .imagesInBars: "images in bars"
    case .borders: "field borders"
    case .pulling: "pull-to-refresh"
    }
  }
}
