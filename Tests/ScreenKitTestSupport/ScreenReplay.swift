package import ScreenKitText

/// What a terminal shows of exactly those bytes that the encoder may write.
///
/// It forgives nothing: what a terminal might do differently from another one is an error here.
package struct ScreenReplay {
  /// What one cell shows; the second cell of a wide character has a width of 0 and no text.
  package struct Place: Hashable, Sendable {
    package var text: String
    package var style: CellStyle
    package var width: Int

    package init(_ text: String, _ style: CellStyle = CellStyle(), width: Int = 1) {
      (self.text, self.style, self.width) = (text, style, width)
    }
  }

  package let size: CellSize
  package private(set) var rows: [[Place]]
  /// Where the cursor is, also behind the last column; `nil` where terminals disagree.
  private var cursor: (column: Int, row: Int)?
  /// Whether the cursor is shown; hidden when an app takes the terminal over.
  private var showsCursor = false
  /// The character that the next one might join, however its style differs.
  private var previous = ""
  private var pen = CellStyle()
  /// The terminal's clipboard, and how often it was asked for.
  package internal(set) var clipboard = Clipboard()

  package init(size: CellSize) {
    self.size = size
    let row = Array(repeating: Place(" "), count: size.columns)
    rows = Array(repeating: row, count: size.rows)
  }

  /// Shows `bytes`, which are the whole of one or several frames.
  package mutating func play(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      throw ReplayError("not UTF-8")
    }
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        try obey(&rest)
      } else {
        let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
        try write(String(rest[..<end]))
        rest = rest[end...]
      }
    }
  }

  /// Makes the screen, the cursor and the pen something that nobody can know.
  package mutating func disturb(using random: inout some RandomNumberGenerator) {
    for row in rows.indices {
      for column in rows[row].indices where Bool.random(using: &random) {
        put("?", width: 1, at: (column, row))
      }
    }
    cursor = nil
    showsCursor.toggle()
    pen = CellStyle(.ansi(1), on: .ansi(2), [.bold, .reverse, .underline])
  }

  /// Where the cursor is seen; `nil` while it is hidden or nobody knows where it is.
  package var visibleCursor: [Int]? {
    showsCursor ? cursor.map { [$0.column, $0.row] } : nil
  }

  /// The screen as text, without blanks at the ends of lines.
  package var text: String {
    rows.map { row in
      let line = row.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n") + "\n"
  }
}

// MARK: Text

extension ScreenReplay {
  private mutating func write(_ text: String) throws(ReplayError) {
    for character in text {
      if character == "\r\n" {
        try returnToNextRow()
        continue
      }
      guard let place = cursor else { throw ReplayError("text where the cursor is unknown") }
      let width = CharacterWidth.columns(of: character)
      guard (1...2).contains(width), place.column + width <= size.columns else {
        throw ReplayError("no room for \(character.unicodeScalars.map(\.value)) at \(place)")
      }
      let isRisky = try check(character)
      guard previous.isEmpty || (previous + String(character)).count == 2 else {
        throw ReplayError("\(character.unicodeScalars.map(\.value)) joins \(previous) before it")
      }
      previous = String(character)
      put(previous, width: width, at: place)
      cursor = isRisky ? nil : (place.column + width, place.row)
    }
  }

  /// Also from behind the last column, where terminals wait with wrapping.
  private mutating func returnToNextRow() throws(ReplayError) {
    guard let row = cursor?.row, row + 1 < size.rows else {
      throw ReplayError("a return where there is no next row")
    }
    cursor = (0, row + 1)
    previous = ""
  }

  /// Whether terminals disagree about the width of `character`, which must be only one to show.
  private func check(_ character: Character) throws(ReplayError) -> Bool {
    let text = String(character)
    if let bad = text.unicodeScalars.first(where: \.canSteer) {
      throw ReplayError("U+\(String(bad.value, radix: 16)) reached the terminal")
    }
    let clusters = Array(ClusterIterator(text))
    guard clusters.count == 1 else {
      throw ReplayError("\(text.unicodeScalars.map(\.value)) is \(clusters.count) clusters")
    }
    return clusters[0].isRisky
  }

  /// A terminal never shows half of a wide character: the other half becomes blank.
  private mutating func put(_ text: String, width: Int, at place: (column: Int, row: Int)) {
    var row = rows[place.row]
    let end = place.column + width
    if row[place.column].width == 0 { row[place.column - 1] = Place(" ") }
    if end < row.count, row[end].width == 0 { row[end] = Place(" ") }
    row[place.column] = Place(text, pen, width: width)
    if width == 2 { row[place.column + 1] = Place("", pen, width: 0) }
    rows[place.row] = row
  }
}

// MARK: Control sequences

extension ScreenReplay {
  private mutating func obey(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    rest.removeFirst()
    let kind = rest.popFirst()
    if kind == "]" { return try command(&rest) }
    guard kind == "[" else { throw ReplayError("an escape that begins no sequence") }
    if rest.first == "?" { return try setMode(&rest) }
    let text = rest.prefix { $0 == ";" || ("0"..."9").contains($0) }
    rest = rest[text.endIndex...]
    let parameters = text.split(separator: ";", omittingEmptySubsequences: false).map {
      Int(String($0))
    }
    switch rest.popFirst() {
    case "H": try place(parameters)
    case "C": try moveRight(parameters)
    case "D": try moveLeft(parameters)
    case "J": try clear(parameters)
    case "m": try style(parameters)
    case "c": try askAttributes(parameters)
    case let final: throw ReplayError("ESC [ \(text) \(final.map(String.init) ?? "and the end")")
    }
  }

  private mutating func place(_ parameters: [Int?]) throws(ReplayError) {
    let row = parameters[0] ?? 1
    let column = parameters.count > 1 ? parameters[1] ?? 1 : 1
    guard parameters.count <= 2, 1...max(1, size.rows) ~= row, 1...max(1, size.columns) ~= column
    else { throw ReplayError("a move to \(parameters)") }
    cursor = (column - 1, row - 1)
    previous = ""
  }

  private mutating func moveRight(_ parameters: [Int?]) throws(ReplayError) {
    let count = parameters[0] ?? 1
    guard parameters.count == 1, count > 0, let place = cursor,
      place.column + count < size.columns
    else { throw ReplayError("a move to the right by \(parameters)") }
    cursor = (place.column + count, place.row)
    previous = ""
  }

  private mutating func moveLeft(_ parameters: [Int?]) throws(ReplayError) {
    let count = parameters[0] ?? 1
    guard parameters.count == 1, count > 0, let place = cursor,
      place.column < size.columns, place.column >= count
    else { throw ReplayError("a move to the left by \(parameters)") }
    cursor = (place.column - count, place.row)
    previous = ""
  }

  private mutating func setMode(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    let text = String(rest.prefix(4))
    rest = rest.dropFirst(4)
    guard text == "?25h" || text == "?25l" else { throw ReplayError("a mode \(text)") }
    showsCursor = text == "?25h"
  }

  private mutating func clear(_ parameters: [Int?]) throws(ReplayError) {
    guard parameters == [2] else { throw ReplayError("an erase of kind \(parameters)") }
    let row = Array(repeating: Place(" ", CellStyle(on: pen.background)), count: size.columns)
    rows = Array(repeating: row, count: size.rows)
  }

  private mutating func style(_ parameters: [Int?]) throws(ReplayError) {
    var rest = parameters[...]
    if rest.first == .some(nil) {
      pen = CellStyle()
      rest.removeFirst()
    }
    while let code = rest.popFirst() {
      guard let code, change(code, &rest) else { throw ReplayError("a style of \(parameters)") }
    }
  }

  private mutating func change(_ code: Int, _ rest: inout ArraySlice<Int?>) -> Bool {
    switch code {
    case 1: pen.attributes.insert(.bold)
    case 2: pen.attributes.insert(.dim)
    case 3: pen.attributes.insert(.italic)
    case 4: pen.attributes.insert(.underline)
    case 7: pen.attributes.insert(.reverse)
    case 9: pen.attributes.insert(.strikethrough)
    case 22: pen.attributes.subtract([.bold, .dim])
    case 23: pen.attributes.remove(.italic)
    case 24: pen.attributes.remove(.underline)
    case 27: pen.attributes.remove(.reverse)
    case 29: pen.attributes.remove(.strikethrough)
    case 30...39, 90...97:
      guard let color = color(code, base: 30, &rest) else { return false }
      pen.foreground = color
    case 40...49, 100...107:
      guard let color = color(code, base: 40, &rest) else { return false }
      pen.background = color
    default: return false
    }
    return true
  }

  private func color(_ code: Int, base: Int, _ rest: inout ArraySlice<Int?>) -> CellColor? {
    switch code - base {
    case 0...7: return .ansi(UInt8(code - base))
    case 60...67: return .ansi(UInt8(code - base - 52))
    case 9: return .standard
    default: break
    }
    let kind = rest.popFirst()
    let values = rest.prefix(kind == 2 ? 3 : 1).compactMap { $0.flatMap(UInt8.init(exactly:)) }
    rest = rest.dropFirst(values.count)
    switch (kind, values.count) {
    case (5, 1): return .palette(values[0])
    case (2, 3): return .rgb(values[0], values[1], values[2])
    default: return nil
    }
  }
}

extension ScreenReplay: CustomStringConvertible {
  package var description: String { text }
}

/// Why bytes are not of the encoder's making.
package struct ReplayError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension Unicode.Scalar {
  /// C0, C1 and what changes the direction or the place of other characters.
  fileprivate var canSteer: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: properties.isNoncharacterCodePoint
    }
  }
}
