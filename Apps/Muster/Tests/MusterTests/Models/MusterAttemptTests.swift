import MusterAPI
import ScreenKitTestSupport
import Testing

@testable import Muster

@Suite("Attempt to muster")
struct MusterAttemptTests {
  private let first = MusterKey(day: CalendarDay(number: 1), nonce: 1)
  private let second = MusterKey(day: CalendarDay(number: 1), nonce: 2)
  private let tomorrow = MusterKey(day: CalendarDay(number: 2), nonce: 3)

  private var clear: MusterAttempt {
    var attempt = MusterAttempt()
    _ = attempt.learn(isMustered: false, first)
    return attempt
  }

  @Test(.proves("M-007"))
  func `a press sends once, and later presses wait for the answer`() {
    var attempt = clear
    #expect(attempt.press(first) == .send(first))
    for _ in 0..<10 { #expect(attempt.press(second) == .nothing) }
    attempt.answer()
    #expect(attempt.press(second) == .send(second))
  }

  @Test(.proves("M-041"))
  func `the first press asks the server, and then sends`() {
    var attempt = MusterAttempt()
    #expect(attempt.press(first) == .ask)
    #expect(attempt.press(first) == .nothing)
    #expect(attempt.learn(isMustered: false, second) == .send(second))
  }

  @Test(.proves("M-041"))
  func `after a lost answer a press asks, and sends if needed`() {
    var attempt = clear
    _ = attempt.press(first)
    attempt.fail(leavesDoubt: true)
    #expect(attempt.press(second) == .ask)
    #expect(attempt.learn(isMustered: true, second) == .nothing)
  }

  @Test(.proves("M-041"))
  func `a request is repeated on its day, and renewed afterwards`() {
    for (new, sent) in [(second, first), (tomorrow, tomorrow)] {
      var attempt = clear
      _ = attempt.press(first)
      attempt.fail(leavesDoubt: true)
      _ = attempt.press(new)
      #expect(attempt.learn(isMustered: false, new) == .send(sent))
    }
  }

  @Test func `a failed question stays open, a refused request does not`() {
    var attempt = clear
    _ = attempt.press(first)
    attempt.fail(leavesDoubt: true)
    _ = attempt.press(first)
    attempt.fail(leavesDoubt: false)
    #expect(attempt.press(first) == .ask)
    _ = attempt.learn(isMustered: false, first)
    attempt.fail(leavesDoubt: false)
    #expect(attempt.press(second) == .send(second))
  }

  @Test(.proves("M-007"))
  func `each press sends at most one request`() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      var attempt = MusterAttempt()
      var (presses, sent, isOut) = (0, 0, false)
      for nonce in UInt64(0)..<40 {
        let key = MusterKey(
          day: CalendarDay(number: Int.random(in: 0..<2, using: &random)), nonce: nonce)
        var step = MusterAttempt.Step.nothing
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          step = attempt.press(key)
          if step != .nothing { presses += 1 }
        case 1: step = attempt.learn(isMustered: .random(using: &random), key)
        case 2 where isOut:
          attempt.answer()
          isOut = false
        default:
          attempt.fail(leavesDoubt: .random(using: &random))
          isOut = false
        }
        if case .send = step {
          #expect(!isOut, "seed \(seed)")
          (sent, isOut) = (sent + 1, true)
        }
      }
      #expect(sent <= presses, "seed \(seed)")
    }
  }
}
