internal import ScreenKitCore

/// The views that a description adds to a navigation bar.
@MainActor
struct BarItems {
  var leading: [View] = []
  var trailing: [View] = []

  /// Sorts `parts` of a bar of `width` points to its ends, by the start of their frames.
  ///
  /// Texts and buttons have their natural width. Other parts have the size in the description.
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
