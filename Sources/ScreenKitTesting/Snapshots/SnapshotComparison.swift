internal import ScreenKitText

/// The comparison of an expected and an actual text, row by row.
package struct SnapshotComparison: Equatable {
  /// Two rows that differ; `nil` if one of the texts has no such row.
  package struct Difference: Equatable {
    /// The number of the row, counted from 0.
    package let row: Int
    package let expected: String?
    package let actual: String?
  }

  /// The number of rows of the longer text.
  package let rowCount: Int
  /// The rows that differ, from top to bottom.
  package let differences: [Difference]

  /// Compares two texts; ignores the kind of line ends and a line end after the last row.
  package init(expected: String, actual: String) {
    let expected = SnapshotComparison.rows(of: expected)
    let actual = SnapshotComparison.rows(of: actual)
    rowCount = max(expected.count, actual.count)
    differences = (0..<rowCount).compactMap { row in
      let left = row < expected.count ? expected[row] : nil
      let right = row < actual.count ? actual[row] : nil
      // Equal strings may have different scalars, which a terminal may show differently.
      let isSame = left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
      return isSame ? nil : Difference(row: row, expected: left, actual: right)
    }
  }

  private static func rows(of text: String) -> [String] {
    var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    if rows.last == "" { rows.removeLast() }
    return rows
  }
}

extension SnapshotComparison {
  /// The greatest number of rows in a table.
  fileprivate static let rowLimit = 100
  /// The greatest number of characters of a row in a table.
  fileprivate static let lengthLimit = 200
  /// The number of equal characters that a shortened row shows before the first difference.
  fileprivate static let lead = 20

  /// The rows that differ, side by side: the number, the expected row, the actual row.
  package var table: String {
    let shown = differences.prefix(Self.rowLimit).map { ($0.row, $0.cells) }
    let width = max(8, shown.map { displayWidth(of: $0.1.expected) }.max() ?? 0)
    let digits = max(3, "\(rowCount)".count)
    func line(_ number: String, _ expected: String, _ actual: String) -> String {
      let margin = String(repeating: " ", count: max(0, digits - number.count))
      let fill = String(repeating: " ", count: max(0, width - displayWidth(of: expected)))
      return "\(margin)\(number)  \(expected)\(fill) | \(actual)"
    }
    var lines = [line("row", "expected", "actual")]
    lines += shown.map { line("\($0)", $1.expected, $1.actual) }
    let hidden = differences.count - shown.count
    if hidden > 0 { lines.append("and \(hidden) more rows") }
    return lines.joined(separator: "\n")
  }

  /// The number of differing rows in words.
  package var summary: String {
    "\(differences.count) of \(rowCount) \(rowCount == 1 ? "row" : "rows") differ"
  }
}

extension SnapshotComparison.Difference {
  /// The rows as a table shows them.
  fileprivate var cells: (expected: String, actual: String) {
    // Strings of composed and decomposed characters are equal, too.
    let escapes = expected == actual || expected.map(appearance) == actual.map(appearance)
    let left = expected.map { escapes ? escaped($0) : $0 }
    let right = actual.map { escapes ? escaped($0) : $0 }
    let start = zip(left ?? "", right ?? "").prefix { $0 == $1 }.count
    return (cut(left, start), cut(right, start))
  }

  /// Returns the part of `row` around the first difference, or a sign for a row that is missing.
  private func cut(_ row: String?, _ start: Int) -> String {
    guard let row else { return "(no row)" }
    let limit = SnapshotComparison.lengthLimit
    guard row.count > limit else { return row }
    let skipped = max(0, min(start - SnapshotComparison.lead, row.count - limit))
    let part = String(row.dropFirst(skipped).prefix(limit))
    return (skipped > 0 ? "…" : "") + part + (skipped + limit < row.count ? "…" : "")
  }

  /// Returns the appearance of `row`, to find rows that only look equal.
  private func appearance(_ row: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in row.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark: break
      case .spaceSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// Returns `row` with an escape for every scalar except printable ASCII, and with marked ends.
  private func escaped(_ row: String) -> String {
    "\"" + row.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
