import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite struct SgrTests {
  private static let attributes = (0..<64).map { CellStyle.Attributes(rawValue: $0) }
  private static let colors: [LookColor] = [
    .standard, .ansi(0), .ansi(7), .ansi(8), .ansi(15), .palette(0), .palette(255),
    .rgb(0, 10, 255),
  ]

  /// Returns the bytes of two letters in two styles, without the move before them.
  private func bytes(_ first: CellStyle, _ second: CellStyle) throws -> [UInt8] {
    let clusters = ClusterTable()
    let encoder = AnsiEncoder(clusters: clusters)
    let size = CellSize(columns: 3, rows: 1)
    let shown = CellGrid(size: size), wanted = CellGrid(size: size)
    let canvas = Canvas(
      wanted, clusters, wanted.bounds, clip: wanted.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write("a", column: 0, first)
    canvas.write("b", column: 1, second)
    encoder.encode(from: shown, to: wanted)
    var screen = ScreenReplay(size: size)
    try screen.play(encoder.buffer.bytes)
    #expect(screen.rows[0][0...1] == [.init("a", first), .init("b", second)])
    return Array(encoder.buffer.bytes)
  }

  /// Returns the length of the change from one style to the next, in bytes.
  private func cost(_ first: CellStyle, _ second: CellStyle) throws -> Int {
    try bytes(first, second).split(separator: UInt8(ascii: "a"))[1].count - 1
  }

  /// Returns the length of a reset and all settings of a style, in bytes.
  private func fullCost(_ style: CellStyle) -> Int {
    // The parts are the escape, the bracket and the end, and a semicolon before each parameter.
    3 + style.attributes.rawValue.nonzeroBitCount * 2 + cost(style.foreground)
      + cost(style.background) + (style.background.isBright ? 1 : 0)
  }

  private func cost(_ color: LookColor) -> Int {
    switch color.kind {
    case .standard: 0
    case .ansi: 3
    case .palette(let index): 6 + "\(index)".count
    case .rgb(let red, let green, let blue): 8 + "\(red)\(green)\(blue)".count
    }
  }

  @Test func `changes of attributes are correct, and never exceed a reset`() throws {
    for old in Self.attributes {
      for new in Self.attributes {
        let style = CellStyle(.standard, new)
        #expect(try cost(CellStyle(.standard, old), style) <= (old == new ? 0 : fullCost(style)))
      }
    }
  }

  @Test func `changes of colours are correct, and never exceed a reset`() throws {
    let styles = Self.colors.flatMap { text in Self.colors.map { CellStyle(text, on: $0) } }
    for old in styles {
      for new in styles {
        #expect(try cost(old, new) <= (old == new ? 0 : fullCost(new)))
      }
    }
  }

  @Test(arguments: [
    (CellStyle(), CellStyle(.standard, .bold), 4), (CellStyle(.standard, .bold), CellStyle(), 3),
    (CellStyle(.ansi(1), .bold), CellStyle(.ansi(1)), 5),
    (CellStyle(.ansi(1), .bold), CellStyle(.ansi(2), .bold), 5),
    (CellStyle(.standard, [.bold, .dim]), CellStyle(.standard, .dim), 5),
    (CellStyle(.rgb(100, 100, 100), on: .ansi(1)), CellStyle(.rgb(100, 100, 100)), 5),
  ])
  func `the shortest sequence is used`(old: CellStyle, new: CellStyle, bytes: Int) throws {
    #expect(try cost(old, new) == bytes)
  }
}

extension LookColor {
  fileprivate var isBright: Bool {
    if case .ansi(let index) = kind { return index > 7 }
    return false
  }
}
