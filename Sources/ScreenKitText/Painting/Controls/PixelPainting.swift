import ScreenKitCore
internal import ScreenKitLooks

/// Images made of pixels in cells, two of them above each other in each cell.
@MainActor
enum PixelPainting {
  /// The components below which a pixel is not seen.
  private static let leastAlpha = 8

  /// Returns the size of `image` at 8 by 16 pixels a cell, or a smaller one in its proportions.
  static func size(of image: PixelImage, in proposal: CellSize) -> CellSize {
    let natural = CellSize(
      columns: (image.width + 7) / 8, rows: (image.height + 15) / 16)
    let room = natural.limited(to: proposal)
    guard room != natural, room.columns > 0, room.rows > 0 else { return room }
    let (columns, lines) = fitting(image, in: room)
    return CellSize(columns: columns, rows: (lines + 1) / 2)
  }

  /// Draws `image` in the middle of the canvas, as large as there is room.
  static func paint(_ image: PixelImage, of view: ImageView, on canvas: Canvas) {
    let room = canvas.size
    guard room.columns > 0, room.rows > 0 else { return }
    let (columns, lines) = fitting(image, in: room)
    let scaled = scaled(image, of: view, columns, lines)
    let left = (room.columns - columns) / 2
    let top = (room.rows - (lines + 1) / 2) / 2
    let ground = parts(canvas.background, canvas.look)
    for row in 0..<(lines + 1) / 2 {
      for column in 0..<columns {
        let upper = color(scaled, column, 2 * row, over: ground)
        let lower = color(scaled, column, 2 * row + 1, over: ground)
        put(upper, lower, column: left + column, row: top + row, on: canvas)
      }
    }
  }

  private static func put(
    _ upper: LookColor?, _ lower: LookColor?, column: Int, row: Int, on canvas: Canvas
  ) {
    let isUnicode = canvas.look.glyphs.isUnicode
    switch (upper, lower) {
    case (nil, nil): break
    case (let upper?, let lower?) where upper == lower || !isUnicode:
      canvas.write(" ", column: column, row: row, CellStyle(.standard, on: upper))
    case (let color?, nil) where !isUnicode, (nil, let color?) where !isUnicode:
      canvas.write(" ", column: column, row: row, CellStyle(.standard, on: color))
    case (let upper?, let lower?):
      canvas.write("▀", column: column, row: row, CellStyle(upper, on: lower))
    case (let upper?, nil): canvas.write("▀", column: column, row: row, CellStyle(upper))
    case (nil, let lower?): canvas.write("▄", column: column, row: row, CellStyle(lower))
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

  /// Returns the image in the size to draw, which is kept while neither changes.
  private static func scaled(
    _ image: PixelImage, of view: ImageView, _ columns: Int, _ lines: Int
  ) -> PixelImage {
    let node = view.backing as? ViewNode
    if let known = node?.memo as? Scaled, known.result.width == columns,
      known.result.height == lines, known.image == image
    {
      return known.result
    }
    let result = image.scaled(width: columns, height: lines)
    node?.memo = Scaled(image, result)
    return result
  }

  private final class Scaled {
    let image, result: PixelImage
    init(_ image: PixelImage, _ result: PixelImage) { (self.image, self.result) = (image, result) }
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
