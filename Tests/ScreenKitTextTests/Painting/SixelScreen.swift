import ScreenKitCore
@testable import ScreenKitText

/// The pixels that a terminal shows by the sixel protocol, above the cells of a ``ScreenReplay``.
struct SixelScreen {
  /// The text of a cell that shows pixels; whatever is written there erases the pixels.
  static let mark = "▦"

  let cell: SurfaceSize
  /// The colours of the pixels that were drawn last, by row and column of the screen.
  private(set) var pixels: [[SIMD3<Int>?]]
  /// The number of images that were drawn.
  private(set) var drawn = 0

  init(_ size: CellSize, cell: SurfaceSize) {
    self.cell = cell
    let row = [SIMD3<Int>?](repeating: nil, count: size.columns * cell.width)
    pixels = Array(repeating: row, count: size.rows * cell.height)
  }

  /// Plays the bytes of a frame; images may follow the cells only where these are blank.
  mutating func play(_ bytes: [UInt8], on terminal: inout ScreenReplay) throws(ReplayError) {
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{1B}P", omittingEmptySubsequences: false)
    try terminal.play(parts[0].utf8)
    for part in parts.dropFirst() {
      guard let end = part.firstRange(of: "\u{1B}\\") else {
        throw ReplayError("an image without its end")
      }
      try draw(SixelDecoder(part[..<end.lowerBound]), on: &terminal)
      terminal.cursor = nil
      try terminal.play(part[end.upperBound...].utf8)
    }
  }

  private mutating func draw(
    _ image: SixelDecoder, on terminal: inout ScreenReplay
  ) throws(ReplayError) {
    guard let place = terminal.cursor, image.width.isMultiple(of: cell.width),
      image.height.isMultiple(of: cell.height)
    else { throw ReplayError("an image at no place or of half a cell") }
    drawn += 1
    guard terminal.pen.background == terminal.rows[place.row][place.column].style.background else {
      throw ReplayError("an image on another background")
    }
    for row in place.row..<place.row + image.height / cell.height {
      guard row < terminal.size.rows - 1 else { throw ReplayError("an image in the last row") }
      for column in place.column..<place.column + image.width / cell.width {
        guard terminal.rows[row][column].text == " " else {
          throw ReplayError("an image above \(terminal.rows[row][column].text)")
        }
        terminal.rows[row][column].text = Self.mark
      }
    }
    for row in 0..<image.height {
      let start = place.column * cell.width
      pixels[place.row * cell.height + row].replaceSubrange(
        start..<start + image.width, with: image.pixels[row])
    }
  }
}

/// A strict decoder of one image.
struct SixelDecoder {
  private(set) var width = 0, height = 0
  private(set) var pixels: [[SIMD3<Int>?]] = []
  private(set) var registers: [Int: SIMD3<Int>] = [:]
  private var rest: Substring.UTF8View

  /// Decodes the text between `ESC P` and `ESC \`.
  init(_ text: Substring) throws(ReplayError) {
    guard text.hasPrefix("0;1q\"1;1;") else { throw ReplayError("an image \(text.prefix(20))") }
    rest = text.utf8.dropFirst(9)
    width = try number()
    try expect(";")
    height = try number()
    pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
    var (column, top, color) = (0, 0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        color = try number()
        guard color < 256 else { throw ReplayError("register \(color)") }
        if rest.first == UInt8(ascii: ";") { try define(color) }
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, top) = (0, top + 6)
      case UInt8(ascii: "!"):
        let count = try number()
        guard let sixel = rest.popFirst() else { throw ReplayError("no sixel to repeat") }
        for _ in 0..<count { try draw(sixel, &column, top, color) }
      default: try draw(byte, &column, top, color)
      }
    }
  }

  private mutating func define(_ color: Int) throws(ReplayError) {
    try expect(";2;")
    let red = try number()
    try expect(";")
    let green = try number()
    try expect(";")
    let blue = try number()
    guard max(red, green, blue) <= 100, registers[color] == nil else {
      throw ReplayError("a colour \(red), \(green), \(blue) of \(color)")
    }
    registers[color] = SIMD3(red, green, blue)
  }

  private mutating func draw(
    _ sixel: UInt8, _ column: inout Int, _ top: Int, _ color: Int
  ) throws(ReplayError) {
    guard 0x3F...0x7E ~= sixel, column < width, let color = registers[color] else {
      throw ReplayError("a sixel \(sixel) in column \(column)")
    }
    for row in 0..<6 where (sixel - 0x3F) & (1 << UInt8(row)) != 0 {
      guard top + row < height else { throw ReplayError("a pixel below the image") }
      pixels[top + row][column] = color
    }
    column += 1
  }

  private mutating func number() throws(ReplayError) -> Int {
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest.dropFirst(digits.count)
    guard digits.count <= 6, let number = Int(String(decoding: digits, as: UTF8.self)) else {
      throw ReplayError("no number")
    }
    return number
  }

  private mutating func expect(_ text: String) throws(ReplayError) {
    guard rest.starts(with: text.utf8) else { throw ReplayError("no \(text)") }
    rest = rest.dropFirst(text.utf8.count)
  }
}
