import ScreenKitCore
@testable import ScreenKitText
import Testing

/// The sequences of the kitty graphics protocol.
@MainActor
@Suite struct GraphicsSequenceTests {
  private func sequences(_ image: PixelImage) -> [String] {
    String(
      decoding: GraphicsSequence.transmit(image, as: 42, in: CellSize(columns: 3, rows: 2)),
      as: UTF8.self
    ).split(separator: "\u{1B}\\").map(String.init)
  }

  @Test func `a small opaque image is one sequence of three bytes a pixel`() throws {
    let image = try #require(
      PixelImage(width: 2, height: 1, rgba: [1, 2, 3, 255, 4, 5, 6, 255]))
    #expect(
      sequences(image) == [
        "\u{1B}_Ga=t,f=24,s=2,v=1,i=42,q=2,m=0;AQIDBAUG",
        "\u{1B}_Ga=p,U=1,i=42,c=3,r=2,q=2",
      ])
  }

  @Test func `an image with transparent pixels has four bytes a pixel`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    #expect(sequences(image)[0] == "\u{1B}_Ga=t,f=32,s=1,v=1,i=42,q=2,m=0;AQIDBA==")
  }

  @Test(arguments: [1023, 1024, 1025, 5000])
  func `a large image is sent in parts of at most 4096 digits`(pixels: Int) throws {
    let rgba = (0..<pixels).flatMap { (pixel) -> [UInt8] in
      [UInt8(truncatingIfNeeded: pixel), 1, 2, 255]
    }
    let image = try #require(PixelImage(width: pixels, height: 1, rgba: rgba))
    let parts = sequences(image).dropLast()
    let payloads = parts.map { $0.split(separator: ";")[1] }
    #expect(payloads.dropLast().allSatisfy { $0.utf8.count == 4096 })
    #expect(payloads.joined().utf8.count == pixels * 4)
    #expect(parts.dropLast().allSatisfy { $0.contains("m=1;") })
    #expect(parts.last?.contains("m=0;") == true)
    #expect(parts.dropFirst().allSatisfy { !$0.contains("i=") && $0.contains("q=2") })
  }

  @Test func `a deletion frees the pixels`() {
    #expect(GraphicsSequence.delete(7) == Array("\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\".utf8))
  }

  @Test func `a placeholder has marks for its row and column`() {
    #expect(Placeholder(column: 1, row: 0).text == "\u{10EEEE}\u{305}\u{30D}")
    #expect(Placeholder(column: 296, row: 2).text == "\u{10EEEE}\u{30E}\u{1D244}")
    #expect(Placeholder.most == 297)
    let part = Placeholder(column: 296, row: 295)
    #expect(Glyph(part).placeholder == part)
    #expect(Glyph(part).scalar == nil && Glyph(part).clusterIndex == nil)
    #expect(Glyph.space.placeholder == nil && Glyph(cluster: 0x4000_0001).placeholder == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "xterm-kitty", "TMUX": "/tmp/x,1,0"], false),
    (["TERM": "screen-256color"], false), (["TERM": "tmux-256color"], false),
    (["TERM": "xterm-ghostty", "STY": "1.pts"], false), (["TERM": "xterm", "ZELLIJ": "0"], false),
  ])
  func `no image is sent through a multiplexer`(variables: [String: String], expected: Bool) {
    #expect(TerminalTraits.mayShowImages { variables[$0] } == expected)
  }
}
