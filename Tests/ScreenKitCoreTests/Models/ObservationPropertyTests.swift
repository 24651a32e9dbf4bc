import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Random tests of observation", .leakFree, .proves("F-118", "F-120", "F-121", "F-123"))
struct ObservationPropertyTests {
  @Test(arguments: RandomWalks.seeds(1, of: 40))
  func `random operations report the same as the reference`(hundred: UInt64) {
    for seed in (100 * hundred)..<(100 * hundred + 100) {
      let real = RealWorld()
      let reference = ReferenceWorld()
      let expected = Play(seed: seed).run(in: reference)
      let reported = Play(seed: seed).run(in: real)
      #expect(reported == expected, "seed \(seed)")
      #expect(real.observerCount == reference.observerCount, "seed \(seed)")
      if reported != expected { return }
    }
  }

  @Test func `the random operations cover their cases`() {
    let reports = (0..<100).map { Play(seed: $0).run(in: ReferenceWorld()).count }
    #expect(reports.reduce(0, +) > 5_000)
  }
}

/// A sequence of operations, determined by its seed; some of them run within reports.
@MainActor
private final class Play {
  private var random: SeededGenerator
  private var log: [String] = []
  private var depth = 0
  private var observed = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func run(in world: some ObservationWorld) -> [String] {
    world.onReport = { [unowned self, unowned world] number, value in
      log.append("\(number): \(value)")
      react(in: world)
    }
    for path in WatchedPath.allCases { perform(.observe(path), in: world) }
    for turn in 0..<30 {
      log.append("step \(turn)")
      perform(step(), in: world)
    }
    return log
  }

  /// Performs at most a few operations after each operation, so that every sequence ends.
  private func react(in world: some ObservationWorld) {
    guard depth < 40, Int.random(in: 0..<3, using: &random) == 0 else { return }
    depth += 1
    for _ in 0..<Int.random(in: 1...3, using: &random) { perform(step(), in: world) }
  }

  private func perform(_ step: ObservationStep, in world: some ObservationWorld) {
    if case .observe = step { observed += 1 }
    world.perform(step)
  }

  private func step() -> ObservationStep {
    let someone = Int.random(in: 0..<max(1, observed), using: &random)
    let small = Int.random(in: 0..<3, using: &random)
    let word = ["", "a", "b"][Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1: return .observe(WatchedPath.allCases.randomElement(using: &random) ?? .age)
    case 2: return .cancel(someone)
    case 3, 4: return .mute(someone)
    case 5, 6, 7: return .unmute(someone)
    case 8, 9, 10: return .setAge(small)
    case 11, 12, 13: return .setName(word)
    case 14, 15: return .setCity(small, word)
    case 16, 17: return .replaceHome(small)
    case 18: return .append(word)
    case 19, 20: return .swapVisits(small)
    default: return .moveSpot(small)
    }
  }
}
