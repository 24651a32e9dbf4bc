public import ScreenKitCore
public import ScreenKitLooks

/// The drawing area of a view: a part of the grid with its own origin, clipped to the visible part.
///
/// Columns and rows count from the top left corner of the view's content. Cells outside of the clip
/// are not drawn.
///
/// In a mirrored view, columns count from the right edge: a painter draws as in a layout from left
/// to right, and its drawing appears as the mirror image. A text that it writes keeps its own
/// direction. Signs such as brackets, corners and arrows are mirrored.
@MainActor
public struct Canvas {
  /// The size of the view's content, without its padding.
  public private(set) var size: CellSize
  /// The look in which the view is drawn.
  public var look: Look { target.look }
  /// The current background colour; children are drawn on the colour that their parent filled last.
  public var background: LookColor { backgroundStyle.color }
  /// The background of the view and its children; set before the canvas moves to another view.
  @usableFromInline var backgroundStyle: Background
  /// The position at which the painter placed the terminal's cursor; `nil` if it did not.
  private(set) var cursor: SurfacePoint?

  /// Whether the layout runs from right to left.
  private(set) var runsLeft = false
  /// Whether the view is shown as a mirror image.
  @usableFromInline private(set) var isMirrored = false

  private let target: CanvasTarget
  private var column: Int
  private var row: Int
  /// The visible part of the view, in coordinates of the grid.
  private(set) var clip: CellRect
  /// The visible part of the view, in its own coordinates; painters need not compute other cells.
  public private(set) var visible: CellRect
  /// The address of the view's top left cell in the grid, even if that is outside of the grid.
  @usableFromInline private(set) var origin: UnsafeMutablePointer<Cell>
  /// The number of cells in a row of the grid.
  @usableFromInline private(set) var rowLength: Int

  /// Creates a canvas for `rect`, and marks its visible part as damaged.
  package init(
    _ grid: CellGrid, _ clusters: ClusterTable, _ rect: CellRect, clip: CellRect, look: Look,
    background: LookColor
  ) {
    let target = CanvasTarget(grid, clusters, look)
    self.init(target, Background(color: background))
    aim(at: rect, clip: clip)
    grid.markDamage(in: self.clip)
  }

  /// Creates a canvas without an area; call `aim(at:clip:)` before drawing.
  init(_ target: CanvasTarget, _ background: Background) {
    self.target = target
    backgroundStyle = background
    (column, row, rowLength) = (0, 0, 0)
    size = CellSize(columns: 0, rows: 0)
    clip = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    visible = clip
    origin = target.grid.cells
  }

  /// Moves the canvas to another view, whose area is already marked as damaged.
  ///
  /// The cursor of the previous view is reset.
  mutating func aim(
    at rect: CellRect, clip: CellRect, runsLeft: Bool = false, isMirrored: Bool = false
  ) {
    (self.runsLeft, self.isMirrored) = (runsLeft, isMirrored)
    cursor = nil
    let grid = target.grid
    (column, row, size) = (rect.column, rect.row, rect.size)
    self.clip = rect.intersection(clip)
    visible = CellRect(
      column: self.clip.column - column, row: self.clip.row - row,
      columns: self.clip.size.columns, rows: self.clip.size.rows)
    if isMirrored { visible.column = size.columns - visible.endColumn }
    rowLength = grid.size.columns
    origin = grid.cells + (row * rowLength + column)
  }

  private var grid: CellGrid { target.grid }
  private var clusters: ClusterTable { target.clusters }

  /// Fills the whole view with `color`, which becomes the background of everything drawn later.
  ///
  /// Text without a colour of its own gets one that is legible on `color`.
  ///
  /// An explicit background of the view stays, regardless of the painter.
  public mutating func fill(_ color: LookColor) {
    if backgroundStyle.isPainted { return }
    if color != background {
      backgroundStyle.color = color
      backgroundStyle.text = look.text(on: color)
    }
    grid.fill(clip, with: backgroundStyle.blank)
  }

  /// Fills the whole view as a highlighted row, in which all text has the same colour.
  ///
  /// - Parameter isFocused: Whether keys act on the row; if not, the highlight is muted.
  public mutating func highlight(isFocused: Bool) {
    let palette = look.palette
    backgroundStyle.isUniform = true
    let ground = isFocused ? palette.highlight : palette.inactiveHighlight
    if look.colors == .none || ground.isStandard {
      fill(isFocused ? .reverse : .bold)
    } else {
      backgroundStyle.color = ground
      backgroundStyle.text = isFocused ? palette.onHighlight : palette.text
      grid.fill(clip, with: backgroundStyle.blank)
    }
  }

  /// Allows the painter to use its own text colours in a view with explicit colours.
  mutating func keepOwnColors() { backgroundStyle.keepOwnColors() }

  /// Adds `attributes` to everything in the view and its children.
  ///
  /// Text that is itself reversed appears normal on a reversed background.
  public mutating func fill(_ attributes: CellStyle.Attributes) {
    backgroundStyle.attributes = backgroundStyle.style(CellStyle(.standard, attributes)).attributes
    grid.fill(clip, with: backgroundStyle.blank)
  }

  /// Fills `rect` of the view with the first character of `text`, such as a line segment.
  public func fill(_ rect: CellRect, with text: String = " ", _ style: CellStyle) {
    let first = isMirrored ? size.columns - rect.endColumn : rect.column
    let area = CellRect(
      column: column + first, row: row + rect.row, columns: rect.size.columns,
      rows: rect.size.rows
    ).intersection(clip)
    let style = backgroundStyle.style(style)
    var clusters = ClusterIterator(text)
    let cluster = clusters.next().map { isMirrored ? $0.mirroredSign : $0 }
    let cell = cluster.map { self.cell(of: $0, style) } ?? Cell(.space, style)
    if cell.span == 1 { return grid.fill(area, with: cell) }
    grid.fill(area, with: Cell(.space, style))
    for row in area.row..<area.endRow {
      for column in stride(from: area.column, to: area.endColumn - 1, by: 2) {
        grid.put(cell, at: column, in: grid.row(row))
      }
    }
  }

  /// Draws one ASCII character; the fastest call, for views that compute every cell.
  @inlinable @inline(__always)
  public func put(ascii byte: UInt8, column: Int, row: Int, _ style: CellStyle) {
    guard row >= visible.row, row &- visible.row < visible.size.rows, column >= visible.column,
      column &- visible.column < visible.size.columns
    else { return }
    let column = isMirrored ? size.columns &- 1 &- column : column
    let place = origin + (row &* rowLength &+ column)
    if place.pointee.span != 1 { mend(column, row) }
    place.pointee = Cell(Glyph(ascii: byte), backgroundStyle.style(style))
  }

  /// Blanks the other half of the wide glyph that a new character is about to cut.
  @usableFromInline
  func mend(_ column: Int, _ row: Int) {
    let column = self.column + column
    grid.mend(grid.row(self.row + row), from: column, to: column + 1)
  }

  /// Draws `text` from `column` of `row` on, and returns the column behind it.
  ///
  /// Text with right-to-left characters is drawn in visual order, as a line of its own. A wide
  /// character that does not fit into the view as a whole is left out, never cut.
  @discardableResult
  public func write(
    _ text: some StringProtocol, column: Int = 0, row: Int = 0, _ style: CellStyle
  ) -> Int {
    let target = self.row + row
    guard target >= clip.row, target < clip.endRow else { return column }
    let style = backgroundStyle.style(style)
    let cells = grid.row(target)
    if isMirrored { return writeMirrored(text, column: column, in: cells, style) }
    var position = self.column + column
    if let columns = PrintableText.write(
      text, at: position, in: cells, columns: clip.column..<clip.endColumn, style)
    {
      return column + columns
    }
    if let order = DisplayOrder(text) {
      for item in order.items { put(item.cluster, &position, style, in: cells) }
    } else {
      var clusters = ClusterIterator(text)
      while position < clip.endColumn, let cluster = clusters.next() {
        put(cluster, &position, style, in: cells)
      }
    }
    return position - self.column
  }

  /// Draws `text` in a mirrored view, where `column` counts from the right edge.
  ///
  /// A text with right-to-left characters, or with signs only, runs from right to left as a whole.
  @inline(never)
  private func writeMirrored(
    _ text: some StringProtocol, column: Int, in cells: UnsafeMutablePointer<Cell>,
    _ style: CellStyle
  ) -> Int {
    let width = displayWidth(of: text)
    var position = self.column + size.columns - column - width
    if text.runsLeftInMirroredView, let order = DisplayOrder(text, base: 1) {
      for item in order.items {
        put(item.runsLeft ? item.cluster.mirroredSign : item.cluster, &position, style, in: cells)
      }
    } else {
      var clusters = ClusterIterator(text)
      while position < clip.endColumn, let cluster = clusters.next() {
        put(cluster, &position, style, in: cells)
      }
    }
    return column + width
  }

  /// Draws one grapheme cluster.
  func put(_ cluster: Cluster, column: Int, row: Int, _ style: CellStyle) {
    let row = self.row + row
    guard row >= clip.row, row < clip.endRow else { return }
    var position =
      self.column + (isMirrored ? size.columns - column - cluster.width : column)
    put(cluster, &position, backgroundStyle.style(style), in: grid.row(row))
  }

  /// The images that the terminal draws.
  var images: ImageTable { clusters.images }

  /// Draws a glyph of one column in exactly `style`, if the cell is visible.
  func put(_ glyph: Glyph, column: Int, row: Int, _ style: CellStyle) {
    let place = self.column + (isMirrored ? size.columns - 1 - column : column)
    let row = self.row + row
    guard row >= clip.row, row < clip.endRow, place >= clip.column, place < clip.endColumn
    else { return }
    grid.put(Cell(glyph, style), at: place, in: grid.row(row))
  }

  /// Draws one cluster and advances `position`; a glyph that the clip would cut is left out.
  @inline(__always)
  private func put(
    _ cluster: Cluster, _ position: inout Int, _ style: CellStyle,
    in cells: UnsafeMutablePointer<Cell>
  ) {
    if position >= clip.column, position + cluster.width <= clip.endColumn {
      grid.put(cell(of: cluster, style), at: position, in: cells)
    }
    position += cluster.width
  }

  /// Returns a hyperlink to `link` for a ``CellStyle``; terminals without hyperlinks ignore it.
  public func link(to link: ExternalLink) -> CellLink { clusters.links.link(to: link) }

  /// Places the terminal's cursor, which is shown while the view has the focus.
  public mutating func placeCursor(column: Int, row: Int) {
    cursor = SurfacePoint(x: isMirrored ? size.columns - 1 - column : column, y: row)
  }

  private func cell(of cluster: Cluster, _ style: CellStyle) -> Cell {
    let glyph =
      switch cluster.content {
      case .scalar(let scalar): Glyph(displayable: scalar)
      case .sequence(let text): clusters.glyph(of: text)
      }
    return Cell(
      glyph, style, span: UInt8(cluster.width), hasUncertainWidth: cluster.hasUncertainWidth)
  }
}

/// The objects that all canvases of a scene share, so that a canvas retains only one object.
@MainActor
final class CanvasTarget {
  let grid: CellGrid
  let clusters: ClusterTable
  let look: Look

  init(_ grid: CellGrid, _ clusters: ClusterTable, _ look: Look) {
    (self.grid, self.clusters, self.look) = (grid, clusters, look)
  }
}
