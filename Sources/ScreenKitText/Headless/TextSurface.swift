public import ScreenKitCore

/// Shows a tree of views in cells: lays out, paints, compares, and writes what is different.
///
/// The same surface serves a terminal and a test; only where its frames go differs.
@MainActor
public final class TextSurface: Surface {
  /// Where the bytes of a frame go; called once for each frame in which something changed.
  package var output: (UnsafeRawBufferPointer) -> Void = { _ in }

  /// Whether the last frame is still on its way.
  ///
  /// Then nothing is written: a later frame shows all that changed, and no other is missed.
  package var isOutputBusy: () -> Bool = { false }

  /// Is given the same frame without what was copied, such as to record it.
  ///
  /// Only for a terminal that is not known to hold frames back.
  package var onFrame: (UnsafeRawBufferPointer) -> Void = { _ in }

  /// Where the views cut and copy to.
  package let clipboard: TerminalClipboard

  private var options: TextOptions
  private let encoder: AnsiEncoder
  private var probe: TerminalProbe
  private let clusters = ClusterTable()
  private var size: CellSize
  private weak var window: Window?
  private var scene: ViewScene?
  /// What the terminal's window is called at present; `nil` where that is uncertain.
  private var title: (name: String, sequence: TitleSequence)?
  /// What was told in lines; `nil` where cells are shown.
  private var reader: LinearReader?
  /// What the terminal shows, as far as it shows what it was told.
  private var shown: CellGrid
  /// Whether the terminal's screen is unknown, so that the next frame starts from a clear one.
  private var isDisturbed = true
  /// What is to be written before the cells of the next frame.
  private var pending: [ClipboardSequence] = []

  /// Makes a surface of `size`.
  public init(size: CellSize, options: TextOptions) {
    self.size = size
    self.options = options
    let traits = TerminalTraits(
      colors: options.colors, on: options.appearance, links: options.links)
    probe = TerminalProbe(traits)
    encoder = AnsiEncoder(
      clusters: clusters, traits: traits, isInline: options.placement.isInline)
    options.look.appearance = options.appearance
    clipboard = TerminalClipboard(options.isLinear ? .none : options.clipboard)
    reader = options.isLinear ? LinearReader() : nil
    shown = CellGrid(size: size)
  }

  /// Takes the window to show, and gives it the terminal's clipboard.
  public func attach(_ window: Window) {
    self.window = window
    scene = ViewScene(window, look: options.look, clusters: clusters, size: size)
    window.clipboard = clipboard
    clipboard.send = { [weak self, weak window] sequence in
      self?.send(sequence)
      window?.setNeedsShow()
    }
  }

  /// Takes another size in cells; the next frame shows everything anew.
  public func resize(to size: SurfaceSize) {
    let size = CellSize(columns: size.width, rows: size.height)
    guard size != self.size else { return }
    self.size = size
    shown = CellGrid(size: size)
    clusters.removeAll()
    scene?.resize(to: size)
    isDisturbed = true
  }

  /// Has the next frame show everything anew, as after something else has written to the screen.
  public func redraw() {
    isDisturbed = true
    title = nil
    reader?.forget()
  }

  /// Whether the look has colours and characters from a file.
  package var hasTheme: Bool { options.theme != nil }

  /// Reads the file of the look's theme again, and says what its colours are to be told of.
  package func reloadTheme() throws(ThemeFileError) -> [String] {
    guard let theme = options.theme else { return [] }
    try theme.load()
    scene?.repaint()
    return theme.warnings
  }

  /// Takes what the terminal says of itself, `delay` after it was asked.
  package func take(_ answer: TerminalReport, after delay: Duration) {
    probe.take(answer, after: delay)
    use(probe.traits)
  }

  /// What the terminal is taken to be capable of.
  package var traits: TerminalTraits { encoder.traits }

  /// The look that everything is drawn in.
  package var look: Look { options.look }

  /// Draws everything in another look, with the user's theme, from the next frame on.
  package func use(_ look: Look) throws(ThemeFileError) {
    options.theme = try options.theme?.applied(to: look)
    look.appearance = traits.appearance
    options.look = look
    guard let window else { return }
    scene = ViewScene(window, look: look, clusters: clusters, size: size)
    scene?.repaint()
  }

  /// Takes the terminal for one with this ground, whatever it said.
  package func use(_ appearance: Appearance) {
    var traits = traits
    traits.appearance = appearance
    probe = TerminalProbe(traits)
    use(traits)
  }

  /// Takes the terminal for one with so many colours, whatever it said.
  package func use(_ colors: ColorDepth) {
    var traits = traits
    traits.colors = colors
    probe = TerminalProbe(traits)
    use(traits)
  }

  private func use(_ new: TerminalTraits) {
    let old = encoder.traits
    guard new != old else { return }
    encoder.traits = new
    options.look.appearance = new.appearance
    if new.colors != old.colors { isDisturbed = true }
    if new.colors != old.colors || new.appearance != old.appearance { scene?.repaint() }
  }

  /// Whether the last frame is still on its way.
  public var isBusy: Bool { isOutputBusy() }

  /// Writes what is different from the last frame, in one output, or nothing.
  public func show() {
    guard let scene, size.columns > 0, size.rows > 0 else { return }
    if clusters.isCrowded { startAnew(scene) }
    asTerminalShows { paint(scene) }
    if isOutputBusy() { return }
    if reader == nil { write(scene) } else { tell() }
  }

  /// Does `work` by what the terminal is known to make of text; in most there is nothing to tell.
  private func asTerminalShows(_ work: () -> Void) {
    let (width, order) = (options.ambiguousWidth, options.bidiOrder)
    if width == .narrow, order == .visual { return work() }
    AmbiguousWidth.$current.withValue(width) {
      BidiOrder.$current.withValue(order, operation: work)
    }
  }

  /// Writes lines of what is different from the last ones.
  private func tell() {
    guard let window,
      let lines = reader?.report(window.semantics, panels: window.panels.count), !lines.isEmpty
    else { return }
    Array(lines.joined(separator: "\n").utf8 + [0x0A]).withUnsafeBytes(output)
  }

  /// Writes the last frame of an app that is shown inline, where it stays.
  public func showLast() {
    if options.placement.isInline { show() }
  }

  private func write(_ scene: ViewScene) {
    encoder.beginFrame()
    let copied = pending.reduce(0) { $0 + $1.bytes.count }
    writePending()
    writeTitle()
    if isDisturbed { clearScreen(scene.grid) }
    encoder.encode(from: shown, to: scene.grid)
    let cursor = cursor
    encoder.placeCursor(
      at: cursor ?? focusPlace, isShown: cursor != nil, width: size.columns)
    let frame = encoder.endFrame()
    if !frame.isEmpty { output(frame) }
    if frame.count > copied { onFrame(UnsafeRawBufferPointer(rebasing: frame[copied...])) }
  }

  private func paint(_ scene: ViewScene) {
    scene.isCovered = isTooSmall
    scene.update()
    if isTooSmall { SizeNotice.paint(on: scene.grid, minimum: options.minimumSize, scene) }
  }

  /// How many line feeds lead from the cursor to below what is shown inline.
  package var linesToEnd: Int { encoder.linesToEnd }

  /// Has what is shown inline begin anew where the cursor is, which others have moved.
  package func forgetPlace() { encoder.forgetRoom() }

  /// Writes what was copied since the last frame, and leaves what is shown inline behind: the
  /// terminal is about to be someone else's.
  package func finish() {
    encoder.buffer.removeAll()
    writePending()
    if case .inline(_, let remains) = options.placement { encoder.leaveRoom(remains) }
    if encoder.buffer.count > 0 { output(encoder.buffer.bytes) }
  }

  /// A text that was not written yet gives way to the next one, however many are copied.
  private func send(_ sequence: ClipboardSequence) {
    if sequence != .question { pending.removeAll { $0 != .question } }
    pending.append(sequence)
  }

  private func writePending() {
    for sequence in pending { encoder.buffer.append(sequence.bytes) }
    pending = []
  }

  private func writeTitle() {
    guard let name = options.title, let window else { return }
    let wanted = window.title.isEmpty ? name : window.title
    if wanted == title?.name { return }
    let sequence = TitleSequence(wanted)
    if sequence != title?.sequence { encoder.buffer.append(sequence.bytes) }
    title = (wanted, sequence)
  }

  /// Where a screen goes that is pushed from within a tab, as the look has it.
  public var pushPlacement: PushPlacement { options.look.pushPlacement }

  /// The front-most view that has the cell at `point`.
  public func view(at point: SurfacePoint) -> View? {
    isTooSmall ? nil : scene?.view(at: point)
  }

  /// The cells of `view`, or `nil` while it is not shown.
  public func bounds(of view: View) -> SurfaceRect? {
    isTooSmall ? nil : scene?.bounds(of: view)
  }

  /// How many clusters of several scalars are kept for the screen.
  package var clusterCount: Int { clusters.count }

  /// The cells of the last frame.
  package var picture: ScreenSnapshot { ScreenSnapshot(shown, clusters) }

  /// Where the terminal's cursor is shown, or `nil` if it is not.
  package var cursor: SurfacePoint? { isTooSmall ? nil : scene?.cursor }

  /// Where the terminal's cursor is left without being seen, for who follows it: at the focus.
  package var focusPlace: SurfacePoint? { isTooSmall ? nil : scene?.focusPlace }

  private var isTooSmall: Bool {
    size.columns < options.minimumSize.columns || size.rows < options.minimumSize.rows
  }

  private func clearScreen(_ wanted: CellGrid) {
    encoder.forgetTerminal()
    if encoder.isInline { encoder.makeRoom(rows: size.rows) } else { encoder.clear() }
    shown.fill(shown.bounds, with: .blank)
    wanted.markAllDamaged()
    isDisturbed = false
  }

  /// Lets go of the clusters that were once shown; whatever the app shows, memory stays bounded.
  private func startAnew(_ scene: ViewScene) {
    clusters.removeAll()
    scene.resize(to: size)
    shown = CellGrid(size: size)
    isDisturbed = true
  }
}
