import ScreenKitCore

/// What of a view is to be painted again: nothing, some rectangles, or all of it.
struct Damage {
  /// More rectangles than this are taken together, so that noting them stays cheap.
  private static let most = 64

  private(set) var isWhole = false
  /// In the view's own cells, padding taken off; empty where the whole view is damaged.
  private(set) var parts: [CellRect] = []

  var isEmpty: Bool { !isWhole && parts.isEmpty }

  mutating func addWhole() {
    isWhole = true
    parts.removeAll(keepingCapacity: true)
  }

  mutating func add(_ part: CellRect) {
    if isWhole { return }
    if parts.count == Damage.most {
      parts[Damage.most - 1] = parts[Damage.most - 1].union(part)
    } else {
      parts.append(part)
    }
  }

  mutating func clear() {
    isWhole = false
    parts.removeAll(keepingCapacity: true)
  }
}

extension CellRect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: CellRect) -> CellRect {
    let left = min(column, other.column), top = min(row, other.row)
    return CellRect(
      column: left, row: top, columns: max(endColumn, other.endColumn) - left,
      rows: max(endRow, other.endRow) - top)
  }

  init(_ rect: SurfaceRect) {
    self.init(
      column: rect.origin.x, row: rect.origin.y, columns: rect.size.width, rows: rect.size.height)
  }
}
