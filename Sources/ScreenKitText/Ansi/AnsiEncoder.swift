package import ScreenKitCore

/// Turns the difference of two grids into the bytes that make a terminal show it.
///
/// It knows where the cursor is and what style is set, as far as its own bytes determine that,
/// and writes no move and no style that is in force already.
@MainActor
package final class AnsiEncoder {
  package let buffer = ByteBuffer()
  /// What the terminal can do; a change of its colours needs a repaint.
  package var traits: TerminalTraits {
    didSet {
      colors = ColorMapper(traits.colors, on: traits.appearance)
      pens.removeAll()
    }
  }
  private(set) var colors: ColorMapper
  let pens = PenTable()
  let clusters: ClusterTable
  /// Where the cursor is, or `nil` where that is uncertain; also behind the last column.
  var cursor: (column: Int, row: Int)? { didSet { if let cursor { row = cursor.row } } }
  /// The row that the cursor is in; certain in a room even where the column is not.
  var row = 0
  /// How many rows the screen has made room for, where others own the rest of it.
  var room = 0
  /// Whether others do.
  let isInline: Bool
  /// The style in force as cells have it, or `nil` where that is uncertain.
  var pen: CellWords?
  /// Whether the terminal shows its cursor, or `nil` where that is uncertain.
  private var showsCursor: Bool? = false

  package init(
    clusters: ClusterTable, traits: TerminalTraits = TerminalTraits(), isInline: Bool = false
  ) {
    self.isInline = isInline
    self.clusters = clusters
    self.traits = traits
    colors = ColorMapper(traits.colors, on: traits.appearance)
  }

  /// Forgets what the terminal's state was, as after someone else has written to it.
  package func forgetTerminal() {
    cursor = nil
    pen = nil
    showsCursor = nil
  }

  /// Writes a whole screen of blanks in the terminal's own colours.
  package func clear() {
    setPen(CellStyle())
    // A link that a stranger left open would lead there from all that is written; a region would be
    // in the way of the first scroll.
    setLink(.none)
    buffer.append("\u{1B}[r\u{1B}[2J")
    cursor = (0, 0)
  }

  /// Writes what is different in `wanted`, and brings `shown` up to date.
  package func encode(from shown: CellGrid, to wanted: CellGrid) {
    if let scroll = RowScroll(from: shown, to: wanted) {
      encode(scroll, height: wanted.size.rows)
      scroll.perform(on: shown)
      scroll.markDamage(in: wanted)
    }
    for row in 0..<wanted.size.rows {
      if var diff = RowWriter(row, from: shown, to: wanted) { encode(&diff) }
    }
  }

  /// Leaves the cursor of a terminal of `width` columns at `point`, or anywhere, seen or not.
  ///
  /// Must come last in a frame, since cells are written wherever the cursor has to be for them.
  package func placeCursor(at point: SurfacePoint?, isShown: Bool, width: Int) {
    if let point {
      move(to: point.x, point.y, width: width)
    } else if room > 0 {
      move(to: 0, 0, width: width)
    }
    guard showsCursor != isShown else { return }
    buffer.append(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
    showsCursor = isShown
  }
}

// MARK: Frames

extension AnsiEncoder {
  /// What a terminal reads and shows at once anyway, in bytes; marks would only make it longer.
  private static let atOnce = 1024

  /// Starts the bytes of a frame.
  package func beginFrame() {
    buffer.removeAll()
    if traits.synchronizes { buffer.append("\u{1B}[?2026h") }
  }

  /// The bytes of the frame, valid until the next one; empty if nothing is different.
  package func endFrame() -> UnsafeRawBufferPointer {
    endLink()
    guard traits.synchronizes else { return buffer.bytes }
    let mark = 8
    if buffer.count - mark <= Self.atOnce {
      return UnsafeRawBufferPointer(rebasing: buffer.bytes[mark...])
    }
    buffer.append("\u{1B}[?2026l")
    return buffer.bytes
  }
}
