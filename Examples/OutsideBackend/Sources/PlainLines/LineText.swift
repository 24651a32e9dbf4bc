internal import ScreenKitCore

/// A line of edited text with its cursor, `|`, and its selection, `[...]`.
@MainActor
struct LineText {
  let text: String

  /// Creates the visible part of a field; a masked field shows only its number of characters.
  init(_ field: TextField) {
    let line = field.backend.line(0)
    if field.backend.isSecret {
      text = "\"\(String(repeating: "*", count: line.count))\""
      return
    }
    let start = field.backend.visibleStart
    let shown = LineText.marked(line, of: field, number: 0)
    text = (start > 0 ? "..." : "") + "\"\(shown)\""
  }

  /// Returns the visible rows of `view`, and the lines that contain them.
  static func rows(of view: TextView) -> [String] {
    let rows = view.backend.visibleRows
    let first = rows.first.map { $0.line + 1 } ?? 1
    let last = rows.last.map { $0.line + 1 } ?? 1
    let numbers = Set(rows.map(\.line)).sorted()
    return numbers.map { "\"\(marked(view.backend.line($0), of: view, number: $0))\"" }
      + (view.backend.lineCount > last - first + 1
        ? ["lines \(first) to \(last) of \(view.backend.lineCount)"] : [])
  }

  private static func marked(_ line: String, of input: TextInput, number: Int) -> String {
    guard input.isFocused else { return line }
    let selection = input.backend.selection
    var marks: [(offset: Int, mark: String)] = []
    let range = selection.range
    if !selection.isEmpty {
      if range.lowerBound.line == number { marks.append((range.lowerBound.offset, "[")) }
      if range.upperBound.line == number { marks.append((range.upperBound.offset, "]")) }
    }
    if selection.head.line == number {
      let index = selection.head == range.lowerBound ? 0 : marks.count
      marks.insert((selection.head.offset, "|"), at: min(index, marks.count))
    }
    var text = line
    for (offset, mark) in marks.reversed() {
      text.insert(contentsOf: mark, at: text.utf8.index(text.startIndex, offsetBy: offset))
    }
    return text
  }
}
