import ScreenKitCore

/// The part of a view that must be repainted: nothing, some rectangles, or the whole view.
struct Damage {
  /// The maximum number of rectangles; further ones are merged into the last, to bound the cost.
  private static let most = 64

  private(set) var isWhole = false
  /// Whether the view is in the scene's list of views to paint in this frame.
  var isListed = false
  /// The damaged rectangles in the view's own cells, without its padding; empty if all is damaged.
  private(set) var parts: [CellRect] = []

  var isEmpty: Bool { !isWhole && parts.isEmpty }

  /// Reserves space for a part, so that the first one allocates nothing in a later frame.
  mutating func reservePart() { parts.reserveCapacity(1) }

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

  /// Removes all damage, after the frame.
  mutating func clear() {
    isWhole = false
    isListed = false
    parts.removeAll(keepingCapacity: true)
  }
}

extension CellRect {
  /// Returns the smallest rectangle that contains both.
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
