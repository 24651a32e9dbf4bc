import ScreenKitCore

/// An encoder of the difference of two grids as escape sequences and text.
///
/// It tracks the cursor and the style as far as its own bytes determine them, and writes no
/// redundant moves or styles.
@MainActor
package final class AnsiEncoder {
  let buffer = ByteBuffer()
  /// The terminal's traits; a change of the colours requires a repaint.
  var traits: TerminalTraits {
    didSet {
      colors = ColorMapper(traits.colors, on: traits.appearance)
      pens.removeAll()
    }
  }
  private(set) var colors: ColorMapper
  let pens = PenTable()
  let clusters: ClusterTable
  /// The position of the cursor, possibly behind the last column; `nil` if it is unknown.
  var cursor: (column: Int, row: Int)? { didSet { if let cursor { row = cursor.row } } }
  /// The row of the cursor; in inline mode it is known even if the column is not.
  var row = 0
  /// The number of rows reserved in inline mode; 0 before they are reserved.
  var room = 0
  /// Whether the app runs inline, in a part of the screen.
  let isInline: Bool
  /// The current style in the form of a cell, or `nil` if it is unknown.
  var pen: CellWords?
  /// Whether the terminal's cursor is visible, or `nil` if that is unknown.
  private var showsCursor: Bool? = false

  package init(
    clusters: ClusterTable, traits: TerminalTraits = TerminalTraits(), isInline: Bool = false
  ) {
    self.isInline = isInline
    self.clusters = clusters
    self.traits = traits
    colors = ColorMapper(traits.colors, on: traits.appearance)
  }

  /// Forgets the terminal's state, such as after another program has written to it.
  func forgetTerminal() {
    cursor = nil
    pen = nil
    showsCursor = nil
  }

  /// Clears the screen in the terminal's default colours.
  func clear() {
    setPen(CellStyle())
    // Ends a hyperlink and a scrolling region that another program may have left.
    setLink(.none)
    // Some terminals forget all images when the whole screen is erased at once.
    buffer.append(traits.images ? "\u{1B}[r\u{1B}[H\u{1B}[J" : "\u{1B}[r\u{1B}[2J")
    cursor = (0, 0)
  }

  /// Writes the changed cells of `wanted`, and updates `shown`.
  package func encode(from shown: CellGrid, to wanted: CellGrid) {
    if let scroll = RowScroll(from: shown, to: wanted) {
      encode(scroll, height: wanted.size.rows)
      scroll.perform(on: shown)
      scroll.markDamage(in: wanted)
    }
    for row in 0..<wanted.size.rows {
      if var writer = RowWriter(row, from: shown, to: wanted) { encode(&writer) }
    }
  }

  /// Moves the cursor to `point`, if there is one, and shows or hides it.
  ///
  /// `width` is the terminal's number of columns. Call it last in a frame, since writing cells
  /// moves the cursor.
  func placeCursor(at point: SurfacePoint?, isShown: Bool, width: Int) {
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
  /// The size in bytes up to which a terminal shows a frame at once, so that it needs no
  /// synchronized output.
  private static let atOnce = 1024

  /// Begins a frame.
  package func beginFrame() {
    buffer.removeAll()
    if traits.synchronizes { buffer.append("\u{1B}[?2026h") }
  }

  /// Ends the frame and returns its bytes, valid until the next one; they are empty without
  /// changes.
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
