import Foundation
import ImageDecoding
import Testing

/// Image files that are whole, cut off or damaged.
@Suite struct ImageDecoderTests {
  private static let pngs = ["rgb.png", "alpha.png", "palette.png", "grey16.png"]
  private static let jpegs = ["baseline.jpg", "progressive.jpg", "grey.jpg"]

  private func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Returns the image in `file`, or `nil` for one that is refused.
  private func image(_ file: [UInt8], _ decoder: ImageDecoder = ImageDecoder()) -> DecodedImage? {
    let image = try? decoder.decode(file)
    if let image { #expect(image.rgba.count == image.width * image.height * 4) }
    return image
  }

  @Test func `PNG of each kind becomes four bytes a pixel`() throws {
    let decoder = ImageDecoder()
    let rgb = try decoder.decode(try file("rgb.png"))
    #expect((rgb.width, rgb.height) == (3, 2))
    #expect(
      rgb.rgba.prefix(8) == [255, 0, 0, 255, 0, 255, 0, 255]
        && rgb.rgba.suffix(4) == [7, 8, 9, 255])
    let alpha = try decoder.decode(try file("alpha.png")).rgba
    #expect([alpha[3], alpha[7], alpha[11]] == [255, 128, 0])
    let palette = try decoder.decode(try file("palette.png")).rgba
    #expect(palette[3] == 0 && palette[4...7] == [255, 0, 0, 255])
    #expect(try decoder.decode(try file("grey16.png")).rgba == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `the first bytes of a file determine its format`() throws {
    #expect(ImageFormat(of: try file("rgb.png")) == .png)
    #expect(ImageFormat(of: try file("grey.jpg")) == .jpeg)
    #expect(ImageFormat(of: Array("GIF89a".utf8)) == nil)
  }

  @Test(arguments: jpegs)
  func `JPEG becomes four bytes a pixel`(name: String) throws {
    let image = try ImageDecoder().decode(try file(name))
    #expect(image.rgba.count == image.width * image.height * 4)
    #expect(stride(from: 3, to: image.rgba.count, by: 4).allSatisfy { image.rgba[$0] == 255 })
    // The colours change from left to right.
    #expect(image.rgba[0] < 40 && image.rgba[(image.width - 1) * 4] > 200)
  }

  @Test(arguments: pngs + jpegs)
  func `a part of a file is an error or the whole image`(name: String) throws {
    let file = try file(name)
    let whole = try ImageDecoder().decode(file)
    for length in 0..<file.count {
      if let part = image(Array(file[..<length])) { #expect(part == whole, "\(length)") }
    }
    #expect(image(Array(file[..<(file.count / 2)])) == nil)
  }

  @Test(arguments: pngs + jpegs + ["cmyk.jpg"])
  func `damage is an error or an image within the limits`(name: String) throws {
    let file = try file(name)
    let decoder = ImageDecoder(mostPixels: 100_000)
    var random = Splitter(state: 20)
    for _ in 0..<3000 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        damaged[.random(in: 3..<file.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      if let image = image(damaged, decoder) { #expect(image.width * image.height <= 100_000) }
    }
  }

  @Test func `oversized images are refused before they are decoded`() throws {
    #expect(throws: ImageDecodingError.tooManyPixels) {
      try ImageDecoder().decode(try file("huge.png"))
    }
    let small = ImageDecoder(mostPixels: 5)
    #expect(throws: ImageDecodingError.tooManyPixels) { try small.decode(try file("rgb.png")) }
    #expect(throws: ImageDecodingError.tooManyPixels) { try small.decode(try file("grey.jpg")) }
    #expect(throws: ImageDecodingError.tooManyBytes(4)) {
      try ImageDecoder(mostBytes: 3).decode([1, 2, 3, 4])
    }
  }

  @Test func `other files are refused`() throws {
    for file in [[], [0x47, 0x49, 0x46], Array("<svg/>".utf8)] as [[UInt8]] {
      #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder().decode(file) }
    }
    // CMYK colours are not supported.
    #expect(throws: ImageDecodingError.damaged) { try ImageDecoder().decode(try file("cmyk.jpg")) }
  }
}

/// Random numbers that a seed determines (SplitMix64).
private struct Splitter: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
