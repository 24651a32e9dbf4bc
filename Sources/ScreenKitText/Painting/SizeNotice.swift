import ScreenKitCore

/// The notice shown instead of the screens while the terminal is smaller than the app allows.
@MainActor
enum SizeNotice {
  /// Paints the notice over the whole of `grid`, cut off if it does not fit.
  static func paint(on grid: CellGrid, minimum: CellSize, _ scene: ViewScene) {
    grid.fill(grid.bounds, with: .blank)
    var canvas = Canvas(
      grid, scene.clusters, grid.bounds, clip: grid.bounds, look: scene.look,
      background: .standard)
    canvas.fill(scene.look.palette.page)
    let wanted = "\(minimum.columns)x\(minimum.rows)"
    let panels = Strings.current.panels
    let texts = [panels.enlarge(wanted), panels.enlargeBriefly, wanted]
    let room = grid.size.columns
    let text = texts.first { displayWidth(of: $0) <= room } ?? wanted
    canvas.write(
      text, column: StackLayout.offset(of: displayWidth(of: text), in: room, .center),
      row: grid.size.rows / 2, CellStyle())
  }
}
