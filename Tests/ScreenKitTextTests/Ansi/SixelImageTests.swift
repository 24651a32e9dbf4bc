import ScreenKitCore
@testable import ScreenKitText
import Testing

/// The sequences of the sixel protocol.
@Suite struct SixelImageTests {
  private func decoded(_ image: SixelImage, _ part: CellRect) throws -> SixelDecoder {
    let text = String(decoding: image.sequence(part), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P") && text.hasSuffix("\u{1B}\\"))
    return try SixelDecoder(text.dropFirst(2).dropLast(2))
  }

  @Test func `equal columns are counted`() throws {
    let rgba = [[UInt8]](repeating: [255, 0, 0, 255], count: 32).flatMap { $0 }
    let image = try #require(PixelImage(width: 8, height: 4, rgba: rgba))
    let sixels = SixelImage(
      image, in: CellSize(columns: 2, rows: 1), cell: SurfaceSize(width: 4, height: 4))
    let bytes = sixels.sequence(CellRect(column: 0, row: 0, columns: 2, rows: 1))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "\u{1B}P0;1q\"1;1;8;4#0;2;100;0;0#0!8N\u{1B}\\")
  }

  @Test func `any number of colours becomes at most 255`() throws {
    var rgba: [UInt8] = []
    for index in 0..<128 * 128 {
      rgba += [UInt8(index % 128 * 2), UInt8(index / 128 * 2), UInt8(index / 97 & 0xFF), 255]
    }
    let image = try #require(PixelImage(width: 128, height: 128, rgba: rgba))
    let sixels = SixelImage(
      image, in: CellSize(columns: 16, rows: 8), cell: SurfaceSize(width: 8, height: 16))
    #expect(sixels.colors.count == 255)
    let whole = try decoded(sixels, CellRect(column: 0, row: 0, columns: 16, rows: 8))
    #expect(whole.pixels.joined().allSatisfy { $0 != nil })
    var worst = 0
    for (index, pixel) in whole.pixels.joined().enumerated() {
      for component in 0..<3 {
        let wanted = Int(rgba[index * 4 + component]) * 100 / 255
        worst = max(worst, abs((pixel?[component] ?? 999) - wanted))
      }
    }
    #expect(worst < 16)
  }

  @Test func `transparent pixels are not drawn`() throws {
    let rgba: [UInt8] = [1, 2, 3, 0, 255, 255, 255, 255, 9, 9, 9, 127, 0, 0, 0, 128]
    let image = try #require(PixelImage(width: 2, height: 2, rgba: rgba))
    let sixels = SixelImage(
      image, in: CellSize(columns: 1, rows: 1), cell: SurfaceSize(width: 2, height: 2))
    let drawn = try decoded(sixels, CellRect(column: 0, row: 0, columns: 1, rows: 1))
    #expect(drawn.pixels == [[nil, SIMD3(100, 100, 100)], [nil, SIMD3(0, 0, 0)]])
  }

  @Test(arguments: [(6, 13), (8, 16), (9, 20), (3, 5)])
  func `each part equals the same pixels of the whole`(width: Int, height: Int) throws {
    let rgba = (0..<50 * 40 * 4).map { (index: Int) -> UInt8 in
      index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index * index / 7)
    }
    let image = try #require(PixelImage(width: 50, height: 40, rgba: rgba))
    let cell = SurfaceSize(width: width, height: height)
    let sixels = SixelImage(image, in: CellSize(columns: 6, rows: 3), cell: cell)
    let whole = try decoded(sixels, CellRect(column: 0, row: 0, columns: 6, rows: 3))
    #expect(whole.width == 6 * width && whole.height == 3 * height)
    for part in [
      CellRect(column: 1, row: 1, columns: 4, rows: 2),
      CellRect(column: 5, row: 0, columns: 1, rows: 1),
    ] {
      let drawn = try decoded(sixels, part)
      for (row, pixels) in drawn.pixels.enumerated() {
        let same = whole.pixels[part.row * height + row].dropFirst(part.column * width)
        #expect(Array(same.prefix(pixels.count)) == pixels)
      }
    }
  }

  @Test(arguments: [(480, 312, 80, 24, 6, 13), (484, 316, 80, 24, 6, 13), (0, 0, 80, 24, 0, 0)])
  func `the size of a cell is that of the window by its cells`(
    width: Int, height: Int, columns: Int, rows: Int, cellWidth: Int, cellHeight: Int
  ) {
    let cell = TerminalSize.cell(
      of: SurfaceSize(width: width, height: height), in: SurfaceSize(width: columns, height: rows))
    #expect(cell == (cellWidth > 0 ? SurfaceSize(width: cellWidth, height: cellHeight) : nil))
  }
}
