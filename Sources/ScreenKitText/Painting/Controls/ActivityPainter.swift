import ScreenKitCore

/// The painter of activity indicators: one animated cell.
struct ActivityPainter: ViewPainter {
  let look: Look.Name

  func measure(_ view: ActivityIndicator, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: 1, rows: 1).limited(to: proposal)
  }

  func paint(_ view: ActivityIndicator, on canvas: inout Canvas) {
    guard view.isAnimating else { return }
    let frames = ActivityPainter.frames(look, canvas.look.glyphs)
    let frame = frames[view.frame % frames.count]
    canvas.write(frame, canvas.look.valueStyle(of: view))
  }

  private static func frames(_ look: Look.Name, _ glyphs: GlyphSet) -> [String] {
    guard glyphs.isUnicode else { return bars }
    return switch look {
    case .terminal: dots
    case .cupertino: spokes
    case .material: arcs
    }
  }

  private static let bars = ["|", "/", "-", "\\"]
  private static let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let spokes = ["⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽", "⣾"]
  private static let arcs = ["◜", "◠", "◝", "◞", "◡", "◟"]
}
