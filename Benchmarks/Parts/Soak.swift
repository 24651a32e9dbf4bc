import AllocationCount
import GalleryScreens
import ScreenKitCore
import ScreenKitWebTesting

/// The memory of the process over many sessions in browsers, each with many events.
///
/// The allocated bytes of the C library are read at equal distances, after the caches of the
/// process are filled. A leaked screen would have some thousands.
@MainActor
enum Soak {
  /// The number of rounds before the first reading, and between two readings.
  private static let warmup = 40
  /// The number of thread changes before the first reading.
  ///
  /// Each thread of the dispatch library keeps up to 1,024 blocks of 64 bytes that others
  /// allocated.
  private static let hops = 4_000
  private static let readings = 8
  /// The bytes that may stay for each session, about the difference between some rounds.
  ///
  /// The limit may only fall.
  private static let limit = 256.0

  /// Runs `rounds` sessions between two readings, and returns whether the bytes stay the same.
  static func run(rounds: Int) async -> Bool {
    var random = Generator(state: 19)
    for _ in 0..<hops { await Task { @concurrent in await Task.yield() }.value }
    for _ in 0..<warmup { await visit(&random) }
    var bytes: [Int] = []
    for _ in 0..<readings {
      for _ in 0..<rounds { await visit(&random) }
      bytes.append(Int(allocatedBytes()))
    }
    // The caches still grow in the first half.
    let slope = slope(of: bytes.suffix(readings / 2)) / Double(rounds)
    print("| memory that stays of a session | \(Int(slope.rounded())) bytes | ≤ \(Int(limit)) |")
    return bytes[0] == 0 || slope <= limit
  }

  /// Simulates one visitor: presses, keys, typing, a lost connection, a reload, time, and the end.
  private static func visit(_ random: inout Generator) async {
    let test = WebTest(GalleryScreen(page: GalleryScreen.pageNames.randomElement(using: &random)))
    for _ in 0..<30 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = test.press(KeyPress(.down, .control))
      case 1: _ = test.press(KeyPress(.up, .control))
      case 2:
        if let button = test.page.elements("button").randomElement(using: &random) {
          _ = test.press("button", named: button.attributes["aria-label"] ?? button.allText)
        }
      case 3:
        if let field = test.page.elements("textbox").randomElement(using: &random) {
          _ = test.type("text", into: field.attributes["aria-label"] ?? "")
        }
      case 4: _ = test.press(KeyPress(.escape))
      case 5: test.advance(by: .milliseconds(700))
      case 6:
        test.disconnect()
        test.reconnect()
      default: _ = test.reload()
      }
    }
    await test.settle()
    test.end()
    await Task.yield()
  }

  /// Returns the slope of the regression line through the readings.
  private static func slope(of values: some Collection<Int>) -> Double {
    let count = Double(values.count)
    let middle = (count - 1) / 2
    let mean = values.reduce(0) { $0 + Double($1) } / count
    let parts = values.enumerated().map { (Double($0.offset) - middle, Double($0.element) - mean) }
    return parts.reduce(0) { $0 + $1.0 * $1.1 } / parts.reduce(0) { $0 + $1.0 * $1.0 }
  }

  /// A sequence of numbers that is the same in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
