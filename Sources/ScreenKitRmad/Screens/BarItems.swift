internal import ScreenKitCore

/// The views in a navigation bar that a description puts there.
@MainActor
struct BarItems {
  var leading: [View] = []
  var trailing: [View] = []

  /// Sorts `parts` of a bar of `width` points to its two ends, by the sides on which their frames begin.
  ///
  /// Texts and buttons are as wide as they need; all else has the size that the description says.
  init(_ parts: [ComponentView], width: Int) {
    for part in parts {
      let rect = part.design
      switch part.view {
      case is Label, is Button: break
      default: part.position(in: PointRect(width: rect.width, height: rect.height))
      }
      if rect.x < width / 2 { leading.append(part.view) } else { trailing.append(part.view) }
    }
  }

  init() {}
}
