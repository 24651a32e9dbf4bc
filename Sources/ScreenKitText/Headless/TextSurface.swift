public import ScreenKitCore
internal import ScreenKitLooks

/// A surface that lays out and paints a tree of views in cells, and writes the differences.
///
/// The same surface serves a terminal and a test; only the receiver of its bytes differs.
@MainActor
public final class TextSurface: Surface {
  // No other code runs while an unchecked property changes, and each frame reads them often: see
  // decision 0111.
  /// The receivers of the frames.
  @exclusivity(unchecked) package var output = SurfaceOutput()

  /// The clipboard of the app's views.
  let clipboard: TerminalClipboard

  @exclusivity(unchecked) private(set) var options: TextOptions
  let encoder: AnsiEncoder
  private var probe: TerminalProbe
  let clusters = ClusterTable()
  @exclusivity(unchecked) private(set) var cells: CellSize
  @exclusivity(unchecked) private(set) weak var window: Window?
  @exclusivity(unchecked) private(set) var scene: ViewScene?
  /// The text description shown so far; `nil` if cells are shown.
  @exclusivity(unchecked) private var reader: LinearReader?
  /// The state of the terminal after the last frame.
  @exclusivity(unchecked) var shown: ShownScreen
  /// The clipboard sequences to write before the cells of the next frame.
  @exclusivity(unchecked) var pending: [ClipboardSequence] = []

  /// Creates a surface of `size`.
  public init(size: CellSize, options: TextOptions) {
    self.cells = size
    self.options = options
    let traits = TerminalTraits(
      colors: options.colors, on: options.appearance, links: options.links)
    probe = TerminalProbe(traits)
    encoder = AnsiEncoder(
      clusters: clusters, traits: traits, isInline: options.placement.isInline)
    (options.look.appearance, options.look.colors) = (options.appearance, options.colors)
    clipboard = TerminalClipboard(options.isLinear ? .none : options.clipboard)
    reader = options.isLinear ? LinearReader() : nil
    shown = ShownScreen(size: size)
    // The last frame of an inline app stays after its images are deleted.
    clusters.images.isForbidden = options.isLinear || options.placement.isInline
  }

  /// Attaches the window to show, and sets its clipboard.
  public func attach(_ window: Window) {
    self.window = window
    scene = ViewScene(window, look: options.look, clusters: clusters, size: cells)
    (window.clipboard, window.reducesMotion) = (clipboard, options.reducesMotion)
    clipboard.send = { [weak self, weak window] sequence in
      self?.send(sequence)
      window?.setNeedsShow()
    }
  }

  /// The size, in cells.
  public var size: SurfaceSize { SurfaceSize(width: cells.columns, height: cells.rows) }

  /// Changes the size, in cells; the next frame draws everything again.
  public func resize(to size: SurfaceSize) {
    let size = CellSize(columns: size.width, rows: size.height)
    guard size != self.cells else { return }
    self.cells = size
    shown.change(size: size)
    clusters.removeAll()
    scene?.resize(to: size)
  }

  /// Makes the next frame draw everything again, such as after another program has written to the
  /// screen.
  public func redraw() {
    shown.isDisturbed = true
    (shown.title, shown.reportsMoves) = (nil, false)
    clusters.images.forgetTerminal()
    reader?.forget()
  }

  /// Whether the look has colours and characters from a theme file.
  var hasTheme: Bool { options.user.theme != nil }

  /// Reads the theme file again and repaints; returns warnings about its colours.
  ///
  /// - Throws: ``ThemeFileError`` if the file cannot be used.
  func reloadTheme() throws(ThemeFileError) -> [String] {
    guard let theme = options.user.theme else { return [] }
    try theme.load()
    scene?.repaint()
    return theme.warnings
  }

  /// Updates the terminal's traits from a report that arrives `delay` after the query.
  func apply(_ report: TerminalReport, after delay: Duration) {
    probe.apply(report, after: delay)
    use(probe.traits)
  }

  /// Draws images as half blocks, regardless of the terminal; called before the first report.
  func forbidImages() { clusters.images.isForbidden = true }

  /// The terminal's known traits.
  var traits: TerminalTraits { encoder.traits }

  /// The look of all views.
  var look: Look { options.look }

  /// The names of the looks that the user can choose.
  public var lookNames: [String] { options.user.looks.map(\.name) }

  /// The name of the look.
  public var lookName: String { options.look.name }

  /// Draws all views in the look called `name` from the next frame on; ignores an unknown name.
  ///
  /// - Throws: `ThemeFileError` if the theme cannot be used with the look.
  public func useLook(_ name: String) throws {
    guard let look = options.user.looks.first(where: { $0.name == name }) else { return }
    try use(look.makeLook(options.look.glyphs.isUnicode ? .unicode : .ascii))
  }

  /// Draws all views in another look, with the user's theme, from the next frame on.
  ///
  /// - Throws: ``ThemeFileError`` if the theme cannot be used with the look.
  func use(_ look: Look) throws(ThemeFileError) {
    options.user.theme = try options.user.theme?.applied(to: look)
    (look.appearance, look.colors) = (traits.appearance, traits.colors)
    options.look = look
    guard let window else { return }
    scene = ViewScene(window, look: look, clusters: clusters, size: cells)
    scene?.repaint()
  }

  /// Sets the appearance of the background, regardless of the terminal's reports.
  func use(_ appearance: Appearance) {
    probe.choose(appearance)
    use(probe.traits)
  }

  /// Sets the number of colours, regardless of the terminal's reports.
  func use(_ colors: ColorDepth) {
    probe.choose(colors)
    use(probe.traits)
  }

  /// Sets the size of a cell in pixels; `nil` if the terminal does not report it.
  func use(cellPixels: SurfaceSize?) {
    probe.use(cellPixels: cellPixels)
    use(probe.traits)
  }

  private func use(_ new: TerminalTraits) {
    var new = new
    if clusters.images.isForbidden { (new.images, new.sixels) = (false, false) }
    let old = encoder.traits
    guard new != old else { return }
    encoder.traits = new
    (options.look.appearance, options.look.colors) = (new.appearance, new.colors)
    let isSameMethod = new.imageMethod == old.imageMethod
    if new.colors != old.colors || !isSameMethod && old.imageMethod.isSixel {
      shown.isDisturbed = true
    }
    if !isSameMethod { clusters.images.method = new.imageMethod }
    let isSameInk = new.colors == old.colors && new.appearance == old.appearance
    if !isSameInk || !isSameMethod { scene?.repaint() }
  }

  /// Whether the last frame is still being written, or the first one is held.
  public var isBusy: Bool { output.hold != nil || output.isBusy() }

  /// Writes the differences from the last frame, in one output; writes nothing if there are none.
  public func show() {
    guard let scene, cells.columns > 0, cells.rows > 0 else { return }
    if clusters.isCrowded { startAnew(scene) }
    asTerminalShows { paint(scene) }
    // A frame without colours is the same on each background.
    if output.hold != nil, scene.grid.isColorless { output.hold = nil }
    if isBusy { return }
    if reader == nil { write(scene) } else { writeReport() }
  }

  /// Calls `work` with the terminal's character widths and text order if they differ from the
  /// defaults.
  private func asTerminalShows<Value>(_ work: () -> Value) -> Value {
    let (width, order) = (options.ambiguousWidth, options.bidiOrder)
    if width == .narrow, order == .visual { return work() }
    return AmbiguousWidth.$current.withValue(width) {
      BidiOrder.$current.withValue(order, operation: work)
    }
  }

  /// Returns the size of `text` in cells, in a label that wraps at `width`; `nil` does not wrap.
  public func measure(_ text: String, width: Int?) -> SurfaceSize {
    asTerminalShows {
      let lines = TextLines.lines(
        text, columns: width ?? .max, wrapping: width != nil, limit: nil,
        ellipsis: options.look.glyphs.ellipsis)
      let widest = lines.map { displayWidth(of: $0) }.max() ?? 0
      return SurfaceSize(width: widest, height: lines.count)
    }
  }

  /// Writes lines that describe the changes since the last ones.
  private func writeReport() {
    guard let window,
      let lines = reader?.report(window.semantics, panels: window.panels.count), !lines.isEmpty
    else { return }
    Array(lines.joined(separator: "\n").utf8 + [0x0A]).withUnsafeBytes(output.write)
  }

  /// Returns the view that a reported line, counted from 1, presents; `nil` if there is none.
  func target(inLine number: Int) -> ViewTarget? {
    reader?.node(inLine: number).flatMap { window?.target(of: $0) }
  }

  /// Writes the last frame of an inline app, which stays visible.
  public func showLast() {
    output.hold = nil
    if options.placement.isInline { show() }
  }

  private func paint(_ scene: ViewScene) {
    scene.isCovered = isTooSmall
    scene.update()
    if isTooSmall { SizeNotice.paint(on: scene.grid, minimum: options.minimumSize, scene) }
  }

  /// The number of line feeds from the cursor to below the inline area.
  var linesToEnd: Int { encoder.linesToEnd }

  /// Makes the next frame address the cursor absolutely, after a query that may have moved it.
  func forgetCursor() { encoder.forgetCursor() }

  /// Makes the inline area begin at the cursor, which other programs have moved.
  func forgetPlace() { encoder.forgetRoom() }

  /// The placement of a screen that is pushed from within a tab, as the look defines it.
  public var pushPlacement: PushPlacement { options.look.pushPlacement }

  /// The value 1: a scrolling view keeps its last column for the bar, even if all content fits.
  public var scrollBarWidth: Int { 1 }

  /// Returns the front-most view at `point`, or `nil` if there is none.
  public func view(at point: SurfacePoint) -> View? {
    isTooSmall ? nil : scene?.view(at: point)
  }

  /// Returns the bounds of `view` in cells, or `nil` while it is not shown.
  public func bounds(of view: View) -> SurfaceRect? {
    isTooSmall ? nil : scene?.bounds(of: view)
  }

  /// The number of stored grapheme clusters of several scalars.
  var clusterCount: Int { clusters.count }

  /// A snapshot of the last frame.
  package var snapshot: ScreenSnapshot { ScreenSnapshot(shown.cells, clusters) }

  /// The position of the visible cursor, or `nil` if it is hidden.
  var cursor: SurfacePoint? { isTooSmall ? nil : scene?.cursor }

  /// The position of the hidden cursor, at the focus, for screen magnifiers; `nil` for none.
  var focusPlace: SurfacePoint? { isTooSmall ? nil : scene?.focusPlace }

  private var isTooSmall: Bool {
    cells.columns < options.minimumSize.columns || cells.rows < options.minimumSize.rows
  }

  /// Removes all stored grapheme clusters and repaints, so that memory stays bounded.
  private func startAnew(_ scene: ViewScene) {
    clusters.removeAll()
    scene.resize(to: cells)
    shown.change(size: cells)
  }
}
