import ScreenKitCore

/// The image of a view, scaled to the sizes in which it is drawn; kept in the view's node.
@MainActor
final class PaintedImage {
  let image: PixelImage
  let columns, lines: Int
  /// Whether the view has shown only this image, and only in this size.
  var isFirst = true
  /// The image as two pixels per cell; `nil` until it is drawn as half blocks.
  var blocks: PixelImage?
  /// The image in the terminal's size, and its number; `nil` until the terminal draws it.
  var sent: (image: PixelImage, id: Int)?

  init(_ image: PixelImage, _ columns: Int, _ lines: Int) {
    (self.image, self.columns, self.lines) = (image, columns, lines)
  }
}

/// Images that the terminal itself draws, in place of placeholders.
extension PixelPainting {
  /// The size of a cell in pixels, for an image in its original size.
  static let pixelsOfCell = (width: 8, height: 16)

  /// Returns the number of the image that the terminal draws; `nil` if it is drawn as half blocks.
  static func placeholders(
    for painted: PaintedImage, of view: ImageView, in cells: CellSize, _ canvas: Canvas
  ) -> Int? {
    let images = canvas.images
    guard canShow(images.method, in: cells, canvas.look) else { return nil }
    if let sent = painted.sent, images.use(sent.id, showing: sent.image) { return sent.id }
    guard isAffordable(painted, view, in: cells, images.method) else { return nil }
    let image = painted.sent?.image ?? scaled(painted.image, to: cells)
    let id = images.id(of: image, in: cells)
    painted.sent = (image, id)
    return id
  }

  /// Returns whether the terminal can draw an image in `cells`.
  private static func canShow(_ method: ImageMethod, in cells: CellSize, _ look: Look) -> Bool {
    guard look.glyphs.isUnicode, max(cells.columns, cells.rows) <= Placeholder.most
    else { return false }
    return switch method {
    case .halfBlocks: false
    // The colour of a placeholder is the number of its image.
    case .placeholders: look.colors == .full
    case .sixels(let cell):
      cells.columns * cell.width * cells.rows * cell.height <= ImageTable.mostPixels
    }
  }

  /// Returns whether to transmit the pixels of the image now.
  ///
  /// A series is transmitted if the terminal can store all of it, unlike one with sixels. Any other image is transmitted
  /// after a while without changes, unless it is the view's first.
  private static func isAffordable(
    _ painted: PaintedImage, _ view: ImageView, in cells: CellSize, _ method: ImageMethod
  ) -> Bool {
    let count = view.images.count
    if count > 1, !method.isSixel {
      let pixels = sentSize(of: painted.image, in: cells)
      return count <= ImageTable.mostImages / 2
        && count * pixels.width * pixels.height <= ImageTable.mostPixels / 2
    }
    if !painted.isFirst {
      painted.isFirst = true
      view.waitUntilStill()
    }
    return view.isStill
  }

  private static func scaled(_ image: PixelImage, to cells: CellSize) -> PixelImage {
    let size = sentSize(of: image, in: cells)
    return image.scaled(width: size.width, height: size.height)
      .limited(toPixels: ImageTable.mostPixelsOfOne)
  }

  /// Returns the size in pixels for `image`: its own, limited to that of `cells` in its
  /// proportions.
  private static func sentSize(
    of image: PixelImage, in cells: CellSize
  ) -> (width: Int, height: Int) {
    let (width, height) = (cells.columns * pixelsOfCell.width, cells.rows * pixelsOfCell.height)
    guard image.width > width || image.height > height else { return (image.width, image.height) }
    if image.width * height > image.height * width {
      return (width, max(1, image.height * width / image.width))
    }
    return (max(1, image.width * height / image.height), height)
  }
}

extension Canvas {
  /// Shows the image `id` of the terminal in `cells` of the view.
  ///
  /// The text colour is the number of the image, so only the background of the view's style
  /// applies.
  func putImage(_ id: Int, in cells: CellRect) {
    let color = LookColor.rgb(UInt8(id >> 16 & 0xFF), UInt8(id >> 8 & 0xFF), UInt8(id & 0xFF))
    let style = CellStyle(color, on: background)
    for row in 0..<cells.size.rows {
      for column in 0..<cells.size.columns {
        put(
          Glyph(Placeholder(column: column, row: row)), column: cells.column + column,
          row: cells.row + row, style)
      }
    }
  }
}

extension CellGrid {
  /// Calls `body` while the last row has half blocks in place of placeholders.
  ///
  /// Sixels in the last row of a terminal may scroll its screen.
  func withoutPlaceholdersInLastRow(_ images: ImageTable, _ look: Look, _ body: () -> Void) {
    guard size.rows > 0, !images.isEmpty else { return body() }
    let last = row(size.rows - 1)
    let kept = Array(UnsafeBufferPointer(start: last, count: size.columns))
    replacePlaceholders(
      in: CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), images, look)
    body()
    last.update(from: kept, count: size.columns)
  }

  /// Replaces the placeholders in `area` by half blocks, whose colours can be mixed with others.
  func replacePlaceholders(in area: CellRect, _ images: ImageTable, _ look: Look) {
    let area = area.intersection(bounds)
    guard !images.isEmpty, !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      let cells = self.row(row)
      for column in area.column..<area.endColumn {
        let cell = cells[column]
        guard let part = cell.glyph.placeholder, let id = cell.imageID,
          let blocks = images.blocks(of: id)
        else { continue }
        cells[column] = PixelPainting.block(part, of: blocks, on: cell.background, look)
      }
    }
  }
}
