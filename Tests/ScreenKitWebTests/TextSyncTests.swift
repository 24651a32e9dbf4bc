import Testing

@testable import ScreenKitWeb

@Suite("Texts changed by client and server")
struct TextSyncTests {
  @Test(arguments: 0..<300)
  func `both sides get the same text in any order`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    let text = numbers.text(upTo: 12)
    let first = numbers.steps(on: text)
    let second = numbers.steps(on: text)
    let (moved, other) = TextStep.transform(first, second, firstWins: true)
    var one = text
    for step in first + other {
      let fits = one.apply(step)
      #expect(fits)
    }
    var two = text
    for step in second + moved {
      let fits = two.apply(step)
      #expect(fits)
    }
    #expect(one == two)
    // Neither side deletes an insertion of the other.
    for case .insert(_, let added) in first + second {
      #expect(String(decoding: one, as: UTF16.self).contains(added))
    }
  }

  @Test(arguments: 0..<20)
  func `long sequences of steps give the same text`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    let text = numbers.text(upTo: 50)
    let first = numbers.sequence(of: 40, on: text)
    let second = numbers.sequence(of: 40, on: text)
    let (moved, other) = TextStep.transform(first, second, firstWins: true)
    var (one, two) = (text, text)
    for step in first + other {
      let fits = one.apply(step)
      #expect(fits)
    }
    for step in second + moved {
      let fits = two.apply(step)
      #expect(fits)
    }
    #expect(one == two)
  }

  @Test func `a change of the server is one replacement`() {
    var sync = TextSync("Hello")
    let change = sync.change(to: "Help")
    #expect(change?.range == 3..<5)
    #expect(change?.text == "p")
    let again = sync.change(to: "Help")
    #expect(again == nil)
  }

  @Test func `a pair of surrogates is changed as a whole`() {
    var sync = TextSync("a\u{1F600}b")
    let change = sync.change(to: "a\u{1F601}b")
    #expect(change?.range == 1..<3)
    #expect(change?.text == "\u{1F601}")
  }

  @Test func `an edit outside of the text is refused`() {
    var sync = TextSync("abc")
    let edits: [(steps: [TextStep], seen: Int)] = [
      ([.insert(at: 4, "x")], 0), ([.delete(2..<9)], 0), ([.insert(at: 0, "x")], 1),
    ]
    for edit in edits {
      let result = sync.receive(edit.steps, seen: edit.seen)
      #expect(result == nil)
    }
    let result = sync.receive([.insert(at: 3, "x")], seen: 0)
    #expect(result == [.insert(at: 3, "x")])
  }
}

/// A generator of random numbers with a seed, so that each test repeats.
struct SmallGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 0x1234_5678_9ABC }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func text(upTo count: Int) -> [UInt16] {
    (0..<number(0..<count + 1)).map { _ in UInt16(number(97..<123)) }
  }

  /// Returns the steps of successive replacements, the first one in `text`.
  mutating func sequence(of count: Int, on text: [UInt16]) -> [TextStep] {
    var (text, all) = (text, [TextStep]())
    for _ in 0..<count {
      let steps = steps(on: text)
      for step in steps { _ = text.apply(step) }
      all += steps
    }
    return all
  }

  /// Returns a replacement in `text`, whose insertion has unique capital letters.
  mutating func steps(on text: [UInt16]) -> [TextStep] {
    let from = number(0..<text.count + 1)
    let to = number(from..<text.count + 1)
    let added = number(0..<3) == 0 ? "" : "\(["X", "YY", "ZZZ"][number(0..<3)])\(number(0..<99))"
    return TextStep.replacing(from..<to, by: added)
  }
}
