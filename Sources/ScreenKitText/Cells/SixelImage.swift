import ScreenKitCore

/// An image in the pixels of its cells, for the sixel protocol: at most 255 colours.
struct SixelImage {
  /// The number of a transparent pixel.
  private static let transparent: UInt8 = 255
  /// The minimum alpha of a visible pixel.
  private static let leastAlpha = 128

  /// The size of a cell in pixels.
  let cell: SurfaceSize
  /// The number of pixels in a row.
  let width: Int
  /// The number of each pixel's colour, row by row from the top.
  let pixels: [UInt8]
  /// The colours: red, green and blue in percent.
  let colors: [SIMD3<Int32>]

  /// Creates the image in `cells`, as large as its proportions allow and in the middle.
  init(_ image: PixelImage, in cells: CellSize, cell: SurfaceSize) {
    let (columns, rows) = (cells.columns * cell.width, cells.rows * cell.height)
    let isWide = image.width * rows > image.height * columns
    let scaled = image.scaled(
      width: isWide ? columns : image.width * rows / image.height,
      height: isWide ? image.height * columns / image.width : rows)
    let (numbers, colors) = Self.quantized(scaled.rgba)
    var pixels = [UInt8](repeating: Self.transparent, count: columns * rows)
    let left = (columns - scaled.width) / 2, top = (rows - scaled.height) / 2
    for row in 0..<scaled.height {
      let (start, source) = ((top + row) * columns + left, row * scaled.width)
      pixels.replaceSubrange(
        start..<start + scaled.width, with: numbers[source..<source + scaled.width])
    }
    (self.cell, width, self.pixels, self.colors) = (cell, columns, pixels, colors)
  }
}

// MARK: Colours

extension SixelImage {
  /// A group of colours that differ in their lowest three bits only.
  private struct Group {
    let key: Int
    var count: Int32 = 0
    var sum = SIMD3<Int32>()

    var mean: SIMD3<Int32> { sum / max(1, count) }
  }

  /// Groups of similar colours, which become one colour.
  private struct Box {
    let groups: [Group]
    private let least, most: SIMD3<Int32>

    init(_ groups: [Group]) {
      self.groups = groups
      var least = SIMD3<Int32>(repeating: 255), most = SIMD3<Int32>()
      for group in groups {
        let mean = group.mean
        (least, most) = (pointwiseMin(least, mean), pointwiseMax(most, mean))
      }
      (self.least, self.most) = (least, most)
    }

    /// The largest difference in one component.
    var extent: Int32 { (most &- least).max() }

    var color: SIMD3<Int32> {
      let count = groups.reduce(0) { $0 + $1.count }
      return groups.reduce(SIMD3<Int32>()) { $0 &+ $1.sum } / max(1, count)
    }

    /// Returns the halves of the component that differs most.
    func halves() -> [Box] {
      let component = (0..<3).max { (most &- least)[$0] < (most &- least)[$1] } ?? 0
      let middle = (least[component] + most[component]) / 2
      let lower = groups.filter { $0.mean[component] <= middle }
      return [Box(lower), Box(groups.filter { $0.mean[component] > middle })]
    }
  }

  /// Returns the number of the colour of each pixel, and the colours.
  ///
  /// The groups that differ most are halved until there are enough colours.
  private static func quantized(
    _ rgba: [UInt8]
  ) -> (numbers: [UInt8], colors: [SIMD3<Int32>]) {
    var groups = (0..<1 << 15).map { Group(key: $0) }
    for place in stride(from: 0, to: rgba.count, by: 4) where rgba[place + 3] >= leastAlpha {
      let key = key(rgba, place)
      groups[key].count += 1
      groups[key].sum &+= SIMD3(
        Int32(rgba[place]), Int32(rgba[place + 1]), Int32(rgba[place + 2]))
    }
    let used = groups.filter { $0.count > 0 }
    var boxes = used.isEmpty ? [] : [Box(used)]
    while boxes.count < Int(transparent),
      let widest = boxes.indices.max(by: { boxes[$0].extent < boxes[$1].extent }),
      boxes[widest].extent > 0
    {
      boxes.replaceSubrange(widest...widest, with: boxes[widest].halves())
    }
    var numbers = [UInt8](repeating: transparent, count: groups.count)
    for (number, box) in boxes.enumerated() {
      for group in box.groups { numbers[group.key] = UInt8(number) }
    }
    let pixels = stride(from: 0, to: rgba.count, by: 4).map { place in
      rgba[place + 3] >= leastAlpha ? numbers[key(rgba, place)] : transparent
    }
    return (pixels, boxes.map { ($0.color &* 100 &+ 127) / 255 })
  }

  private static func key(_ rgba: [UInt8], _ place: Int) -> Int {
    Int(rgba[place] >> 3) << 10 | Int(rgba[place + 1] >> 3) << 5 | Int(rgba[place + 2] >> 3)
  }
}

// MARK: Sequences

extension SixelImage {
  /// Returns the sequence that draws the part of the image in `cells`, from the cursor on.
  ///
  /// It consists of numbers and of six pixels a character, so it never contains text of an app.
  func sequence(_ cells: CellRect) -> [UInt8] {
    let columns = cells.column * cell.width..<cells.endColumn * cell.width
    let rows = cells.row * cell.height..<cells.endRow * cell.height
    // Transparent pixels keep the background of their cells.
    var bytes = Array("\u{1B}P0;1q\"1;1;\(columns.count);\(rows.count)".utf8)
    var isDefined = [Bool](repeating: false, count: colors.count)
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: 6) {
      if top > rows.lowerBound { bytes.append(UInt8(ascii: "-")) }
      var isFirst = true
      for (number, bits) in band(columns, top..<min(top + 6, rows.upperBound)) {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(number)".utf8
        if !isDefined[number] {
          isDefined[number] = true
          bytes += ";2;\(colors[number].x);\(colors[number].y);\(colors[number].z)".utf8
          bytes += "#\(number)".utf8
        }
        Self.append(bits, to: &bytes)
      }
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// Returns, for each colour of up to six rows, one bit a row for each column.
  private func band(_ columns: Range<Int>, _ rows: Range<Int>) -> [(number: Int, bits: [UInt8])] {
    var band: [(number: Int, bits: [UInt8])] = []
    var places = [Int?](repeating: nil, count: colors.count)
    for row in rows {
      let bit = UInt8(1) << UInt8(row - rows.lowerBound)
      for column in columns {
        let number = Int(pixels[row * width + column])
        guard number < colors.count else { continue }
        let place = places[number] ?? band.count
        if place == band.count {
          places[number] = place
          band.append((number, [UInt8](repeating: 0, count: columns.count)))
        }
        band[place].bits[column - columns.lowerBound] |= bit
      }
    }
    return band
  }

  /// Adds a row of sixels; equal ones are counted, and empty ones at the end omitted.
  private static func append(_ bits: [UInt8], to bytes: inout [UInt8]) {
    let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      var next = start + 1
      while next < end, bits[next] == bits[start] { next += 1 }
      let count = next - start, sixel = bits[start] + 0x3F
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(sixel)
      } else {
        for _ in 0..<count { bytes.append(sixel) }
      }
      start = next
    }
  }
}
