/// A line of Markdown whose container markers are removed from the left.
struct MarkdownLine {
  /// The bytes after the leading whitespace.
  private(set) var rest: ArraySlice<UInt8>
  /// The number of columns of whitespace before ``rest``.
  private(set) var indent = 0

  init(_ line: ArraySlice<UInt8>) {
    rest = line
    skipBlanks()
  }

  var isBlank: Bool { rest.isEmpty }

  private mutating func skipBlanks() {
    while let first = rest.first, first.isSpace {
      indent += first == UInt8(ascii: "\t") ? 4 : 1
      rest.removeFirst()
    }
  }

  private mutating func consume(_ count: Int) {
    rest.removeFirst(count)
    indent = 0
    skipBlanks()
  }

  /// Removes up to `columns` columns of the leading whitespace.
  mutating func dropIndent(_ columns: Int) { indent = max(0, indent - columns) }

  /// Removes the quote marker, and returns whether there was one.
  mutating func takeQuote() -> Bool {
    guard rest.first == UInt8(ascii: ">") else { return false }
    consume(1)
    dropIndent(1)
    return true
  }

  struct ListMark: Equatable {
    /// The bullet, or the character after the number.
    var sign: UInt8
    /// The number; `nil` for bullets.
    var number: Int?
    /// The indentation of the item's lines, in columns.
    var width: Int
  }

  /// The marker of a list item at the beginning of the line; `nil` if there is none.
  var listMark: ListMark? {
    guard let first = rest.first, !isRule else { return nil }
    let digits = rest.prefix(9).prefix(while: \.isDigit)
    guard let sign = rest.dropFirst(digits.count).first else { return nil }
    let behind = rest.dropFirst(digits.count + 1).first
    guard behind?.isSpace ?? true else { return nil }
    let width = indent + digits.count + 2
    if digits.isEmpty {
      guard first == 0x2D || first == 0x2A || first == 0x2B else { return nil }
      return ListMark(sign: sign, number: nil, width: width)
    }
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return nil }
    return ListMark(
      sign: sign, number: Int(String(decoding: digits, as: UTF8.self)), width: width)
  }

  /// Removes `mark` and adds the spaces behind it to its width, unless they belong to an indented
  /// block.
  mutating func takeListMark(_ mark: inout ListMark) {
    consume(mark.width - indent - 1)
    if rest.isEmpty || indent > 4 {
      dropIndent(1)
    } else {
      mark.width += max(0, indent - 1)
      indent = 0
    }
  }
}

// MARK: Kinds of lines

extension MarkdownLine {
  /// Whether the line is a horizontal rule: at least three dashes, stars or underscores.
  var isRule: Bool {
    guard let sign = rest.first, sign == 0x2D || sign == 0x2A || sign == 0x5F else { return false }
    return rest.allSatisfy { $0 == sign || $0.isSpace } && rest.count { $0 == sign } >= 3
  }

  /// The level and the text of a heading; `nil` if the line is no heading.
  var heading: (level: Int, text: ArraySlice<UInt8>)? {
    let marks = rest.prefix { $0 == UInt8(ascii: "#") }
    let behind = rest.dropFirst(marks.count)
    guard 1...6 ~= marks.count, behind.first?.isSpace ?? true else { return nil }
    let text = behind.trimmed
    let end = text.trimmingSuffix { $0 == UInt8(ascii: "#") }
    return (marks.count, end.last?.isSpace ?? true ? end.trimmed : text)
  }

  /// The heading level for the paragraph above an underline; `nil` if the line is no underline.
  var underlinedLevel: Int? {
    let text = rest.trimmed
    guard let sign = text.first, text.allSatisfy({ $0 == sign }) else { return nil }
    return sign == UInt8(ascii: "=") ? 1 : sign == UInt8(ascii: "-") ? 2 : nil
  }

  struct Fence: Equatable {
    let sign: UInt8
    let count: Int
    let indent: Int
  }

  /// The fence that opens a code block; `nil` if there is none.
  var fence: Fence? {
    guard let sign = rest.first, sign == 0x60 || sign == 0x7E else { return nil }
    let count = rest.prefix { $0 == sign }.count
    // A line with more backticks after the fence is inline code.
    guard count >= 3, sign == 0x7E || !rest.dropFirst(count).contains(sign) else { return nil }
    return Fence(sign: sign, count: count, indent: indent)
  }

  /// Returns whether the line closes the code block that `fence` opened.
  func closes(_ fence: Fence) -> Bool {
    let text = rest.trimmed
    return text.count >= fence.count && text.allSatisfy { $0 == fence.sign }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without whitespace at both ends.
  var trimmed: ArraySlice<UInt8> { drop(while: \.isSpace).trimmingSuffix(while: \.isSpace) }

  func trimmingSuffix(while isDropped: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex, isDropped(self[end - 1]) { end -= 1 }
    return self[startIndex..<end]
  }
}
