import ScreenKitCore
internal import ScreenKitLooks

/// The painting of images made of pixels, with two pixels above each other in each cell.
@MainActor
enum PixelPainting {
  /// The minimum alpha of a visible pixel.
  private static let leastAlpha = 8

  /// Returns the size of `image` at 8 by 16 pixels per cell, or a smaller one in its proportions.
  static func size(of image: PixelImage, in proposal: CellSize) -> CellSize {
    let natural = CellSize(
      columns: (image.width + 7) / 8, rows: (image.height + 15) / 16)
    let room = natural.limited(to: proposal)
    guard room != natural, room.columns > 0, room.rows > 0 else { return room }
    let (columns, lines) = fitting(image, in: room)
    return CellSize(columns: columns, rows: (lines + 1) / 2)
  }

  /// Draws `image` in the middle of the canvas, as large as possible.
  static func paint(_ image: PixelImage, of view: ImageView, on canvas: Canvas) {
    let room = canvas.size
    guard room.columns > 0, room.rows > 0 else { return }
    let (columns, lines) = fitting(image, in: room)
    let cells = CellRect(
      column: (room.columns - columns) / 2, row: (room.rows - (lines + 1) / 2) / 2,
      columns: columns, rows: (lines + 1) / 2)
    let painted = painted(image, of: view, columns, lines)
    if let id = placeholders(for: painted, of: view, in: cells.size, canvas) {
      return canvas.putImage(id, in: cells)
    }
    let blocks = painted.blocks ?? image.scaled(width: columns, height: lines)
    painted.blocks = blocks
    let ground = parts(canvas.background, canvas.look)
    for row in 0..<cells.size.rows {
      for column in 0..<columns {
        let upper = color(blocks, column, 2 * row, over: ground)
        let lower = color(blocks, column, 2 * row + 1, over: ground)
        guard let (text, style) = block(upper, lower, canvas.look) else { continue }
        canvas.write(text, column: cells.column + column, row: cells.row + row, style)
      }
    }
  }

  /// Returns the cell with two pixels of `blocks` that replaces a placeholder.
  static func block(
    _ part: Placeholder, of blocks: PixelImage, on ground: LookColor, _ look: Look
  ) -> Cell {
    let parts = parts(ground, look)
    let upper = color(blocks, part.column, 2 * part.row, over: parts)
    let lower = color(blocks, part.column, 2 * part.row + 1, over: parts)
    guard let (text, style) = block(upper, lower, look), let sign = text.unicodeScalars.first
    else { return Cell(.space, CellStyle(on: ground)) }
    let background = style.background.isStandard ? ground : style.background
    return Cell(Glyph(displayable: sign.value), CellStyle(style.foreground, on: background))
  }

  /// Returns the text and the style of a cell with two pixels; `nil` if both are transparent.
  private static func block(
    _ upper: LookColor?, _ lower: LookColor?, _ look: Look
  ) -> (text: String, style: CellStyle)? {
    let isUnicode = look.glyphs.isUnicode
    return switch (upper, lower) {
    case (nil, nil): nil
    case (let upper?, let lower?) where upper == lower || !isUnicode:
      (" ", CellStyle(.standard, on: upper))
    case (let color?, nil) where !isUnicode, (nil, let color?) where !isUnicode:
      (" ", CellStyle(.standard, on: color))
    case (let upper?, let lower?): ("▀", CellStyle(upper, on: lower))
    case (let upper?, nil): ("▀", CellStyle(upper))
    case (nil, let lower?): ("▄", CellStyle(lower))
    }
  }

  /// Returns the columns and the half rows that the image takes in its proportions.
  private static func fitting(_ image: PixelImage, in room: CellSize) -> (columns: Int, lines: Int)
  {
    let (columns, lines) = (room.columns, room.rows * 2)
    if image.width * lines > image.height * columns {
      return (columns, max(1, min(lines, (image.height * columns + image.width / 2) / image.width)))
    }
    return (max(1, min(columns, (image.width * lines + image.height / 2) / image.height)), lines)
  }

  /// Returns the image in the size to draw, kept from frame to frame until either changes.
  ///
  /// After a change, the terminal receives the image only after a while without further changes.
  private static func painted(
    _ image: PixelImage, of view: ImageView, _ columns: Int, _ lines: Int
  ) -> PaintedImage {
    let node = view.backing as? ViewNode
    let known = node?.memo as? PaintedImage
    if let known, known.columns == columns, known.lines == lines, known.image == image {
      return known
    }
    let painted = PaintedImage(image, columns, lines)
    painted.isFirst = known == nil
    node?.memo = painted
    return painted
  }

  /// Returns the colour of a pixel on `ground`; `nil` if it is transparent or outside of the image.
  private static func color(
    _ image: PixelImage, _ column: Int, _ line: Int, over ground: (Int, Int, Int)
  ) -> LookColor? {
    guard line < image.height else { return nil }
    let place = (line * image.width + column) * 4
    let alpha = Int(image.rgba[place + 3])
    guard alpha >= leastAlpha else { return nil }
    func mixed(_ offset: Int, _ below: Int) -> UInt8 {
      UInt8((Int(image.rgba[place + offset]) * alpha + below * (255 - alpha)) / 255)
    }
    return .rgb(mixed(0, ground.0), mixed(1, ground.1), mixed(2, ground.2))
  }

  private static func parts(_ color: LookColor, _ look: Look) -> (Int, Int, Int) {
    switch color.kind {
    case .standard: look.appearance == .dark ? (0, 0, 0) : (255, 255, 255)
    case .ansi(let index), .palette(let index): PaletteColor.parts(of: index)
    case .rgb(let red, let green, let blue): (red, green, blue)
    }
  }
}
