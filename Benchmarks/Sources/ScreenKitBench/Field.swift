import ScreenKitCore
import ScreenKitText

/// A rectangle of single characters, each with its colour.
final class Field: View {
  /// A character: its ASCII code, and a colour of the terminal or `nil`.
  struct Spot {
    var character: UInt8 = 0x20
    var color: UInt8?
  }

  let width: Int
  let height: Int
  /// The spots, row after row.
  private var spots: [Spot]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    spots = Array(repeating: Spot(), count: width * height)
  }

  /// The spot at a position; changing it redraws only that spot.
  subscript(x: Int, y: Int) -> Spot {
    get { spots[y * width + x] }
    set {
      spots[y * width + x] = newValue
      changed(in: SurfaceRect(x: x, y: y, width: 1, height: 1))
    }
  }

  /// Changes every spot.
  func fill(_ spot: (_ x: Int, _ y: Int) -> Spot) {
    for y in 0..<height {
      for x in 0..<width { spots[y * width + x] = spot(x, y) }
    }
    changed(.appearance)
  }
}

/// The painter of a ``Field``.
struct FieldPainter: ViewPainter {
  func measure(_ view: Field, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: view.width, rows: view.height).limited(to: proposal)
  }

  func paint(_ view: Field, on canvas: inout Canvas) {
    let area = canvas.visible
    for row in area.row..<min(area.endRow, view.height) {
      for column in area.column..<min(area.endColumn, view.width) {
        let spot = view[column, row]
        canvas.put(ascii: spot.character, column: column, row: row, spot.style)
      }
    }
  }
}

extension Field.Spot {
  fileprivate var style: CellStyle {
    if let color { CellStyle(.ansi(color)) } else { CellStyle() }
  }
}
