import GalleryScreens
import ScreenKitCore
@testable import ScreenKitText
import Testing

/// A screen, such as a page of the gallery, in one edition of a look, on a terminal emulator.
@MainActor
final class EditionStage {
  /// A variant of a look.
  nonisolated struct Edition: Hashable, Sendable, CustomTestStringConvertible {
    var look: Look.Name
    var isUnicode = true
    var colors = ColorDepth.full
    var appearance = Appearance.dark

    var testDescription: String {
      "\(look) \(isUnicode ? "Unicode" : "ASCII") \(colors) \(appearance)"
    }
  }

  let application: Application
  let surface: TextSurface
  private(set) var terminal: ScreenReplay
  private(set) var bytes: [UInt8] = []

  convenience init(_ page: GalleryPage, _ edition: Edition) {
    self.init(page.make(EventLog()), edition, size: CellSize(columns: 60, rows: 20))
  }

  init(
    _ root: Controller, _ edition: Edition, size: CellSize, showsKeyHints: Bool = false
  ) {
    let look = Look.named(edition.look, glyphs: edition.isUnicode ? .unicode : .ascii)
    var options = TextOptions(
      look: look, colors: edition.colors, appearance: edition.appearance)
    options.showsKeyHints = showsKeyHints
    surface = TextSurface(size: size, options: options)
    terminal = ScreenReplay(size: size)
    application = Application(root: root, surface: surface, clock: ManualClock())
    surface.output.write = { [weak self] in self?.take(Array($0)) }
    application.start()
  }

  func press(_ key: KeyPress) { application.dispatch(.key(key)) }

  /// Calls `body` at all focus stops of the page, after each of `keys`, and at all stops that the
  /// keys lead to.
  func visit(after keys: [KeyPress], _ body: (EditionStage) -> Void) {
    visitStops(body)
    // A later key may close the dialog or the popup that a key opens.
    for key in keys.dropLast() {
      press(key)
      body(self)
    }
    keys.suffix(1).forEach(press)
    visitStops(body)
  }

  private func visitStops(_ body: (EditionStage) -> Void) {
    // Bars alone do not get the focus automatically.
    if application.focus.view == nil { press(KeyPress(.tab)) }
    var visited: Set<ObjectIdentifier> = []
    while let view = application.focus.view, visited.insert(ObjectIdentifier(view)).inserted {
      body(self)
      press(KeyPress(.tab))
    }
  }

  /// The focused view and its visible area; `nil` if there is none or it is not visible.
  var focused: (view: View, area: SurfaceRect)? {
    guard let view = application.focus.view, let area = surface.bounds(of: view),
      area.size.width > 0, area.size.height > 0
    else { return nil }
    return (view, area)
  }

  /// The rows of the part that takes the input: the front panel, or the whole screen.
  ///
  /// Everything behind a panel is dimmed, so its contrast is lower.
  ///
  /// Each place comes with whether it is dim: the output has a weaker colour instead of that
  /// attribute where both colours are known.
  var usablePlaces: [(place: ScreenReplay.Place, isDim: Bool)] {
    let screen = SurfaceRect(
      x: 0, y: 0, width: terminal.rows.first?.count ?? 0, height: terminal.rows.count)
    let area = application.window.panel.flatMap(surface.bounds) ?? screen
    let grid = surface.scene?.grid
    return (area.origin.y..<area.origin.y + area.size.height).clamped(to: terminal.rows.indices)
      .flatMap { row in
        (area.origin.x..<area.origin.x + area.size.width)
          .clamped(to: terminal.rows[row].indices)
          .map { (terminal.rows[row][$0], grid?[$0, row].attributes.contains(.dim) ?? false) }
      }
  }

  private func take(_ frame: [UInt8]) {
    bytes += frame
    do {
      try terminal.play(frame)
    } catch {
      Issue.record(error)
    }
  }
}

extension ScreenReplay {
  /// Returns the cells in `area` of the screen.
  func cells(in area: SurfaceRect) -> [[Place]] {
    let columns = area.origin.x..<area.origin.x + area.size.width
    return (area.origin.y..<area.origin.y + area.size.height).clamped(to: rows.indices).map { row in
      columns.clamped(to: rows[row].indices).map { rows[row][$0] }
    }
  }
}
