/// A mapping between the values of a chart and its columns.
struct ChartPlaces: Hashable, Sendable {
  /// The numbers of values and columns.
  let count, columns: Int

  /// Returns the column of the value at `index`.
  func column(of index: Int) -> Int {
    count > 1 ? (index * (columns - 1) + (count - 1) / 2) / (count - 1) : 0
  }

  /// Returns the index of the value nearest to `column`.
  func index(at column: Int) -> Int {
    columns > 1 ? (column * (count - 1) + (columns - 1) / 2) / (columns - 1) : 0
  }
}

/// A reduction of curves to columns, with the part of the height covered in each column.
///
/// The size of the result depends on the number of columns, not of values. The parts of adjacent
/// columns touch, so the only gaps are those between values.
enum ChartCurve {
  /// Returns the covered parts of the columns, from 0 at the bottom to 1; `nil` for gaps.
  ///
  /// `count` is the number of values of the longest curve of the chart. Both `count` and `columns`
  /// are at least one.
  static func columns(
    _ values: [Double], count: Int, columns: Int, _ scale: ChartScale
  ) -> [ClosedRange<Double>?] {
    var parts = [ClosedRange<Double>?](repeating: nil, count: columns)
    let places = ChartPlaces(count: count, columns: columns)
    var last: (column: Int, height: Double)?
    for (index, value) in values.enumerated() {
      guard let height = scale.fraction(of: value) else {
        last = nil
        continue
      }
      let column = places.column(of: index)
      if let last { draw(from: last, to: (column, height), in: &parts) }
      add(height...height, at: column, to: &parts)
      last = (column, height)
    }
    return parts
  }

  /// Covers the straight line between two values; each step is divided equally between two columns.
  private static func draw(
    from start: (column: Int, height: Double), to end: (column: Int, height: Double),
    in parts: inout [ClosedRange<Double>?]
  ) {
    let steps = end.column - start.column
    guard steps > 0 else {
      // Both values are in the same column, so the column covers the whole distance between the
      // values.
      return add(
        min(start.height, end.height)...max(start.height, end.height), at: end.column, to: &parts)
    }
    let slope = (end.height - start.height) / Double(steps)
    for step in 0..<steps {
      let height = start.height + Double(step) * slope
      let middle = height + slope / 2
      add(min(height, middle)...max(height, middle), at: start.column + step, to: &parts)
      let next = step + 1 == steps ? end.height : height + slope
      add(min(next, middle)...max(next, middle), at: start.column + step + 1, to: &parts)
    }
  }

  private static func add(
    _ part: ClosedRange<Double>, at column: Int, to parts: inout [ClosedRange<Double>?]
  ) {
    guard let old = parts[column] else {
      parts[column] = part
      return
    }
    parts[column] =
      min(old.lowerBound, part.lowerBound)...max(old.upperBound, part.upperBound)
  }
}
