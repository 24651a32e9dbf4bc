@testable import ScreenKitCore
import Testing

@Suite("Round progress")
struct RoundProgressTests {
  private final class Watcher {}

  /// Begins a step, and returns whether the round permits it.
  private func begin(_ progress: inout RoundProgress<Watcher>, _ calls: Int = 1) -> Bool {
    progress.begin(calls: calls)
  }

  @Test func `a round may take a thousand steps`() {
    var progress = RoundProgress<Watcher>()
    for _ in 0..<1_000 { #expect(begin(&progress)) }
    #expect(!begin(&progress))
    #expect(progress.steps == 1_000)
  }

  @Test func `writes that each cause two others end the round early`() {
    var progress = RoundProgress<Watcher>()
    var calls = 1
    while progress.begin(calls: calls) { calls *= 2 }
    #expect(progress.steps == 16)
  }

  @Test func `any number of writes in one call may be reported`() {
    var progress = RoundProgress<Watcher>()
    #expect(begin(&progress, 5_000_000))
    #expect(begin(&progress))
  }

  @Test func `only the last writing observers are reported, each once`() {
    var progress = RoundProgress<Watcher>()
    let (early, one, other) = (Watcher(), Watcher(), Watcher())
    for step in 0..<100 {
      #expect(begin(&progress))
      if step == 0 { progress.wrote(early) }
      progress.wrote(step.isMultiple(of: 2) ? one : other)
    }
    #expect(progress.writers.count == 2)
    #expect(progress.writers.allSatisfy { $0 === one || $0 === other })
  }

  @Test func `of many writing observers, eight are reported`() {
    var progress = RoundProgress<Watcher>()
    let watchers = (0..<20).map { _ in Watcher() }
    for _ in 0..<10 {
      #expect(begin(&progress, 20))
      for watcher in watchers { progress.wrote(watcher) }
    }
    #expect(progress.writers.count == 8)
  }
}
