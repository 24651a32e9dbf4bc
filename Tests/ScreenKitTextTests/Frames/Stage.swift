import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// A stage that shows a tree of views on a surface, with a terminal emulator behind it.
@MainActor
final class Stage: @MainActor CustomStringConvertible {
  let application: Application
  let surface: TextSurface
  /// The terminal's screen.
  private(set) var terminal: ScreenReplay
  /// The bytes of each frame, in order.
  private(set) var frames: [[UInt8]] = []
  private let options: TextOptions
  /// The pixels above the cells, for a terminal with the sixel protocol; otherwise `nil`.
  var sixels: SixelScreen?

  init(
    _ view: View, columns: Int = 80, rows: Int = 24, options: TextOptions = TextOptions(),
    clock: ManualClock = ManualClock()
  ) {
    self.options = options
    let size = CellSize(columns: columns, rows: rows)
    surface = TextSurface(size: size, options: options)
    terminal = ScreenReplay(size: size)
    application = Application(root: PlainScreen(view), surface: surface, clock: clock)
    surface.output.write = { [weak self] in self?.take(Array($0)) }
    application.start()
  }

  convenience init(
    _ view: View, columns: Int, rows: Int, _ look: Look.Name, _ glyphs: GlyphSet = .unicode,
    clock: ManualClock = ManualClock()
  ) {
    let options = TextOptions(look: .named(look, glyphs: glyphs))
    self.init(view, columns: columns, rows: rows, options: options, clock: clock)
  }

  /// Makes changes in one turn, and returns the bytes written for them.
  @discardableResult
  func change(_ body: () -> Void) -> Int {
    let before = frames.count
    body()
    application.run {}
    return frames[before...].reduce(0) { $0 + $1.count }
  }

  func resize(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    if size != terminal.size { terminal = ScreenReplay(size: size) }
    application.dispatch(.resized(SurfaceSize(width: columns, height: rows)))
  }

  func disturb(using random: inout some RandomNumberGenerator) {
    terminal.disturb(using: &random)
  }

  /// Returns the snapshot of a new surface that shows the same tree.
  ///
  /// The new surface takes over the views, so this must be the last call of the stage.
  func freshSnapshot() -> ScreenSnapshot {
    let fresh = TextSurface(size: surface.snapshot.size, options: options)
    fresh.attach(application.window)
    fresh.show()
    return fresh.snapshot
  }

  var description: String { "\n\(framed)\n\(terminal)" }

  var isTruthful: Bool {
    terminal.rows == surface.snapshot.places(colors: options.colors)
      && terminal.visibleCursor == surface.cursor.map { [$0.x, $0.y] }
  }

  /// The screen, with `|` around each row, so that blanks and ends are visible.
  var framed: String {
    let picture = surface.snapshot
    let rows = (0..<picture.size.rows).map { row in
      "|" + picture.runs(row: row).map(\.text).joined() + "|"
    }
    return rows.joined(separator: "\n")
  }

  private func take(_ bytes: [UInt8]) {
    frames.append(bytes)
    do {
      if try sixels?.play(bytes, on: &terminal) == nil { try terminal.play(bytes) }
    } catch {
      Issue.record(error)
    }
  }
}
