/// A strict terminal emulator for exactly the bytes that the encoder may write.
///
/// Anything that terminals interpret differently is an error.
package struct ScreenReplay {
  /// A cell of the screen; the second cell of a wide character has a width of 0 and no text.
  package struct Place: Hashable, Sendable {
    var text: String
    var style: CellStyle
    var width: Int
    /// The address of the hyperlink; empty for none.
    var link: String

    init(
      _ text: String, _ style: CellStyle = CellStyle(), width: Int = 1, link: String = ""
    ) {
      (self.text, self.style, self.width, self.link) = (text, style, width, link)
    }
  }

  /// The modes that an app may switch.
  package struct Modes: Hashable, Sendable {
    /// Whether the cursor is visible; it is hidden when an app takes over the terminal.
    package var showsCursor = false
    /// Whether synchronized output is under way.
    var isHeldBack = false
    /// Whether the terminal reports the pointer's moves without a button.
    package var reportsMoves = false
  }

  let size: CellSize
  package var rows: [[Place]]
  /// The position of the cursor, possibly behind the last column; `nil` if terminals disagree.
  package var cursor: (column: Int, row: Int)? { didSet { if let cursor { row = cursor.row } } }
  /// The row of the cursor, which is always known in inline mode: lines do not wrap.
  private(set) var row = 0
  /// The modes that the app has switched.
  package var modes = Modes()
  /// The last character, which the next one might join.
  var previous = ""
  package var pen = CellStyle()
  /// The address of the open hyperlink; empty for none.
  package var link = ""
  /// The rows of the scrolling region.
  package var region: Range<Int>
  /// Whether the app runs inline, without absolute rows.
  let isInline: Bool
  /// The rows that have scrolled out at the top of the screen.
  var scrollback: [[Place]] = []
  /// The state of the terminal outside of the cells.
  var desktop = Desktop()

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - inlineRow: The row of the cursor for an inline app; `nil` for an app that uses the whole
  ///     screen.
  init(size: CellSize, inlineRow: Int? = nil) {
    self.size = size
    isInline = inlineRow != nil
    cursor = inlineRow.map { (0, $0) }
    row = inlineRow ?? 0
    let row = Array(repeating: Place(" "), count: size.columns)
    rows = Array(repeating: row, count: size.rows)
    region = 0..<size.rows
  }

  /// Executes `bytes`, which must be one or more complete frames.
  ///
  /// - Throws: ``ReplayError`` if the encoder may not write these bytes.
  mutating func play(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      throw ReplayError("not UTF-8")
    }
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        try execute(&rest)
      } else {
        let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
        try write(String(rest[..<end]))
        rest = rest[end...]
      }
    }
    guard region == 0..<size.rows else { throw ReplayError("a region is left behind") }
    guard !modes.isHeldBack else { throw ReplayError("a frame without its end") }
    guard link.isEmpty else { throw ReplayError("a link is left open") }
  }

  /// The column and the row of the visible cursor; `nil` if it is hidden or unknown.
  var visibleCursor: [Int]? {
    modes.showsCursor ? cursor.map { [$0.column, $0.row] } : nil
  }

  /// The screen as text, without trailing spaces.
  var text: String {
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
      if "\r\n".unicodeScalars.contains(character.unicodeScalars.first ?? " ") {
        for control in character.unicodeScalars { try step(control) }
        continue
      }
      guard let place = cursor else { throw ReplayError("text where the cursor is unknown") }
      // A screen without rows has a cursor, but no place for text.
      guard place.row < rows.count else { throw ReplayError("no row for text at \(place)") }
      if character.isPrintableASCII, previous.utf8.count <= 1, place.column < size.columns {
        // Nearly all characters take this path: ASCII has one column and joins no other character.
        previous = String(character)
        put(previous, width: 1, at: place)
        cursor = (place.column + 1, place.row)
        continue
      }
      let width = CharacterWidth.columns(of: character)
      guard (1...2).contains(width), place.column + width <= size.columns else {
        throw ReplayError("no room for \(character.unicodeScalars.map(\.value)) at \(place)")
      }
      // Terminals that show images agree about the width of their placeholders.
      let isPlaceholder = try checkPlaceholder(String(character))
      let hasUncertainWidth = try check(character)
      guard previous.isEmpty || (previous + String(character)).count == 2 else {
        throw ReplayError("\(character.unicodeScalars.map(\.value)) joins \(previous) before it")
      }
      previous = String(character)
      put(previous, width: width, at: place)
      cursor = hasUncertainWidth && !isPlaceholder ? nil : (place.column + width, place.row)
    }
  }

  /// Executes a carriage return or line feed; a return is valid behind the last column as well.
  private mutating func step(_ control: Unicode.Scalar) throws(ReplayError) {
    if isInline, control == "\r" { return returnInline(to: 0) }
    guard let place = cursor else { throw ReplayError("a step where the cursor is unknown") }
    previous = ""
    if control == "\r" {
      cursor = (0, place.row)
    } else if place.row == region.upperBound - 1 {
      try feedLine()
    } else {
      try move(place, rows: 1)
    }
  }

  /// Returns whether terminals disagree about the width of `character`, which must be one cluster.
  ///
  /// - Throws: ``ReplayError`` if the character is not displayable.
  private func check(_ character: Character) throws(ReplayError) -> Bool {
    let text = String(character)
    if let bad = text.unicodeScalars.first(where: \.canSteer) {
      throw ReplayError("U+\(String(bad.value, radix: 16)) reached the terminal")
    }
    let clusters = Array(ClusterIterator(text))
    guard clusters.count == 1 else {
      throw ReplayError("\(text.unicodeScalars.map(\.value)) is \(clusters.count) clusters")
    }
    return clusters[0].hasUncertainWidth
  }

  /// Writes a character, and blanks the other half of a wide one that it overwrites.
  package mutating func put(_ text: String, width: Int, at place: (column: Int, row: Int)) {
    let (row, column) = (place.row, place.column)
    let end = column + width
    // The row is changed in place, since a copy of it for each character would be slow.
    if rows[row][column].width == 0 { rows[row][column - 1] = Place(" ") }
    if end < rows[row].count, rows[row][end].width == 0 { rows[row][end] = Place(" ") }
    rows[row][column] = Place(text, pen, width: width, link: link)
    if width == 2 { rows[row][column + 1] = Place("", pen, width: 0, link: link) }
  }
}

extension ScreenReplay: CustomStringConvertible {
  package var description: String { text }
}

/// The error for bytes that the encoder may not write.
struct ReplayError: Error, Hashable, CustomStringConvertible {
  let description: String

  /// Creates an error of at most 200 characters, since it may quote untrusted bytes.
  init(_ description: String) {
    let scalars = description.unicodeScalars
    self.description = scalars.count <= 200 ? description : String(scalars.prefix(200)) + "…"
  }
}

extension Character {
  fileprivate var isPrintableASCII: Bool { asciiValue.map { $0 >= 0x20 && $0 < 0x7F } ?? false }
}

extension Unicode.Scalar {
  /// Whether the scalar is C0, C1 or changes the direction or the position of other characters.
  var canSteer: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: properties.isNoncharacterCodePoint
    }
  }
}
