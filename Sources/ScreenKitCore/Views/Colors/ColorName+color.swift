extension ColorName {
  /// Creates the name of `color`.
  public init(_ color: TextColor) {
    let parts = [Int(color.red), Int(color.green), Int(color.blue)]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    // The sum of the least and the greatest component is twice the lightness.
    let light = least + most
    let strength = most - least
    if light < 40 {
      self.init(.black)
    } else if light > 490 {
      self.init(.white)
    } else if strength * 8 < min(light, 510 - light) {
      self.init(.gray, light < 170 ? .dark : light > 340 ? .light : .plain)
    } else {
      let base = ColorName.base(ofHue: ColorName.hue(of: parts, most: most, strength: strength))
      switch base {
      case .orange where light < 200: self.init(.brown, light < 100 ? .dark : .plain)
      default: self.init(base, light < 180 ? .dark : light > 370 ? .light : .plain)
      }
    }
  }

  /// Returns the hue of a colour as an angle, in degrees from 0 to 359.
  private static func hue(of parts: [Int], most: Int, strength: Int) -> Int {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let angle =
      if most == red {
        60 * (green - blue) / strength
      } else if most == green {
        120 + 60 * (blue - red) / strength
      } else {
        240 + 60 * (red - green) / strength
      }
    return (angle + 360) % 360
  }

  private static func base(ofHue hue: Int) -> Base {
    switch hue {
    case ..<15, 345...: .red
    case ..<45: .orange
    case ..<70: .yellow
    case ..<160: .green
    case ..<200: .teal
    case ..<255: .blue
    case ..<300: .purple
    default: .pink
    }
  }
}
