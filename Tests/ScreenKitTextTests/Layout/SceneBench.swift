import ScreenKitCore
@testable import ScreenKitText

/// A tree of views in a scene that counts its work.
@MainActor
final class SceneBench {
  let application: Application
  let clusters = ClusterTable()
  let scene: ViewScene

  init(_ view: View, columns: Int = 80, rows: Int = 24) {
    application = Application(
      root: PlainScreen(view), surface: NullSurface(), clock: ManualClock())
    application.start()
    scene = ViewScene(
      application.window, look: .named(.terminal), clusters: clusters,
      size: CellSize(columns: columns, rows: rows))
    scene.update()
    _ = takeDamage()
  }

  /// Returns the numbers of views measured and painted for `change`.
  func work(_ change: () -> Void) -> [Int] { Array(cost(change).prefix(2)) }

  /// Returns the numbers of views measured and painted, and of compared cells.
  func cost(_ change: () -> Void) -> [Int] {
    let before = [scene.measureCount, scene.paintCount]
    change()
    scene.update()
    return [scene.measureCount - before[0], scene.paintCount - before[1], takeDamage()]
  }

  var text: String { ScreenSnapshot(scene.grid, clusters).text }

  private func takeDamage() -> Int {
    (0..<scene.grid.size.rows).reduce(0) { $0 + (scene.grid.takeDamage(row: $1)?.count ?? 0) }
  }
}
