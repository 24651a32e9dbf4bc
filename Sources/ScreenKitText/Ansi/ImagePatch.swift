import ScreenKitCore
internal import ScreenKitLooks

/// A part of an image whose cells a frame has overwritten, to draw by the sixel protocol.
struct ImagePatch: Hashable {
  /// The number of the image.
  let id: Int
  /// The cells of the screen.
  var cells: CellRect
  /// The column and the row of the part within the image.
  let column, row: Int
  /// The background of the cells.
  let background: LookColor

  /// The cells of the image.
  var part: CellRect {
    CellRect(column: column, row: row, columns: cells.size.columns, rows: cells.size.rows)
  }

  /// Adds `other` if it continues the part to the right; returns whether it does.
  mutating func extendRight(by other: ImagePatch) -> Bool {
    guard other.id == id, other.background == background, other.cells.row == cells.row,
      other.row == row, other.cells.column == cells.endColumn, other.column == part.endColumn
    else { return false }
    cells.size.columns += other.cells.size.columns
    return true
  }

  /// Adds `other` if it continues the part downwards; returns whether it does.
  mutating func extendDown(by other: ImagePatch) -> Bool {
    guard other.id == id, other.background == background, other.cells.row == cells.endRow,
      other.row == part.endRow,
      other.cells.column == cells.column, other.column == column,
      other.cells.size.columns == cells.size.columns
    else { return false }
    cells.size.rows += other.cells.size.rows
    return true
  }
}

extension AnsiEncoder {
  /// Writes a blank for a cell of an image, which is drawn after all cells; returns `false` for
  /// other cells.
  func putPatch(_ cell: Cell, _ column: Int, _ row: Int) -> Bool {
    guard traits.imageMethod.isSixel, let part = cell.glyph.placeholder, let id = cell.imageID
    else { return false }
    setPen(CellStyle(on: cell.background))
    buffer.reserve(1)
    buffer.put(0x20)
    let patch = ImagePatch(
      id: id, cells: CellRect(column: column, row: row, columns: 1, rows: 1), column: part.column,
      row: part.row, background: cell.background)
    if patches.isEmpty || !patches[patches.count - 1].extendRight(by: patch) {
      patches.append(patch)
    }
    return true
  }

  /// Draws the images of the cells that this frame has overwritten.
  func drawPatches() {
    var drawn: [ImagePatch] = []
    for patch in patches {
      let above = drawn.indices.last { drawn[$0].extendDown(by: patch) }
      if above == nil { drawn.append(patch) }
    }
    patches = []
    for patch in drawn {
      guard let image = clusters.images.sixels(of: patch.id) else { continue }
      setCursor(patch.cells.column, patch.cells.row)
      // Some terminals fill transparent pixels with the current background.
      setPen(CellStyle(on: patch.background))
      buffer.append(image.sequence(patch.part))
      // Terminals leave the cursor at different places.
      cursor = nil
    }
  }
}
