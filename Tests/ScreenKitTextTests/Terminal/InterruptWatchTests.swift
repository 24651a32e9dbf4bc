@testable import ScreenKitText
import Testing

/// The decisions of the watchdog: reading in the host's place, and ending the app by Ctrl-C.
@Suite struct InterruptWatchTests {
  private var watch = InterruptWatch()
  private var visits = 0
  private var time = Duration.seconds(100)

  /// Advances the time by `duration` and then calls the watchdog.
  private mutating func look(after duration: Duration, hasInput: Bool = false)
    -> InterruptWatch.Action
  {
    time += duration
    return watch.step(visits: (visits, visits), hasInput: hasInput, at: time)
  }

  /// Types `text` into a blocked host, and returns the watchdog's action after reading it.
  private mutating func type(
    _ text: String, after duration: Duration = .zero, unfinished: InputDecoder? = nil
  ) -> InterruptWatch.Action {
    guard case .read(visits) = look(after: duration, hasInput: true) else { return .wait }
    watch.consume(.init(Array(text.utf8), unfinished: unfinished), at: time)
    guard let deadline = watch.deadline else { return .wait }
    return look(after: max(.zero, deadline - time))
  }

  /// A watchdog of a host that has left input unread for too long.
  private static var stuck: InterruptWatchTests {
    var tests = InterruptWatchTests()
    #expect(tests.look(after: .zero, hasInput: true) == .wait)
    #expect(tests.look(after: InterruptWatch.grace) == .wait)
    return tests
  }

  private static let typedForms = [
    "\u{3}", "\u{1B}[99;5u", "\u{1B}[99;5:1u", "\u{1B}[1089::99;5u", "\u{1B}[27;5;99~",
  ]

  @Test mutating func `without input the watchdog sleeps`() {
    #expect(watch.deadline == nil)
    #expect(watch.awaitsInput)
    #expect(look(after: .seconds(900)) == .wait)
    #expect(watch.deadline == nil)
  }

  @Test mutating func `a host that reads in time is not disturbed`() {
    for _ in 0..<10 {
      #expect(look(after: .milliseconds(10), hasInput: true) == .wait)
      #expect(!watch.awaitsInput)
      #expect(watch.deadline == time + InterruptWatch.grace)
      visits += 1
      #expect(look(after: InterruptWatch.grace) == .wait)
      #expect(watch.awaitsInput)
      #expect(watch.deadline == nil)
    }
  }

  @Test mutating func `a host that read during the wait is not stuck`() {
    #expect(watch.step(visits: (before: 0, now: 1), hasInput: true, at: time) == .wait)
    visits = 1
    #expect(look(after: InterruptWatch.grace) == .wait)
    #expect(look(after: .zero) == .wait)
    #expect(watch.deadline == nil)
  }

  @Test mutating func `unread input is read ahead`() {
    #expect(look(after: .zero, hasInput: true) == .wait)
    #expect(look(after: .milliseconds(499), hasInput: false) == .wait)
    #expect(!watch.awaitsInput)
    #expect(look(after: .milliseconds(1)) == .wait)
    #expect(watch.awaitsInput)
    #expect(look(after: .zero, hasInput: true) == .read(visits: 0))
  }

  @Test(arguments: typedForms)
  func `two presses of Ctrl-C end the app`(_ form: String) {
    var tests = Self.stuck
    #expect(tests.type("a") == .wait)
    #expect(tests.type(form) == .wait)
    #expect(tests.type(form, after: .milliseconds(1999)) == .endApp)
  }

  @Test(arguments: typedForms)
  func `two presses in one read end it too`(_ form: String) {
    var tests = Self.stuck
    #expect(tests.type("abc" + form + form) == .endApp)
  }

  @Test func `a single press ends nothing`() {
    var tests = Self.stuck
    #expect(tests.type("\u{3}") == .wait)
    #expect(tests.watch.deadline == nil)
    #expect(tests.type("\u{1B}[99;5:3u") == .wait)
    #expect(tests.type("Cc\u{1B}[99;6u\u{1B}[99;7u\u{1B}\u{3}") == .wait)
  }

  @Test func `presses far apart end nothing`() {
    var tests = Self.stuck
    #expect(tests.type("a\u{3}") == .wait)
    #expect(tests.type("\u{3}", after: .milliseconds(1501)) == .wait)
    // The later press counts as the first of the next two.
    #expect(tests.type("\u{3}", after: .milliseconds(1999)) == .endApp)
  }

  @Test func `the host has a second from the first press`() {
    var tests = Self.stuck
    #expect(tests.type("") == .wait)
    #expect(tests.look(after: .seconds(5), hasInput: true) == .read(visits: 0))
    tests.watch.consume(.init([3, 3]), at: tests.time)
    #expect(tests.watch.deadline == tests.time + .seconds(1))
    #expect(tests.look(after: .milliseconds(999)) == .wait)
    #expect(tests.look(after: .milliseconds(1)) == .endApp)
  }

  @Test func `unread input counts from its first byte`() {
    var tests = Self.stuck
    #expect(tests.look(after: .zero, hasInput: true) == .read(visits: 0))
    tests.watch.consume(.init([3, 3]), at: tests.time)
    #expect(tests.watch.deadline == tests.time + .milliseconds(500))
    #expect(tests.look(after: .milliseconds(500)) == .endApp)
  }

  @Test func `a host that reads its input gets the presses`() {
    var tests = Self.stuck
    #expect(tests.look(after: .zero, hasInput: true) == .read(visits: 0))
    tests.watch.consume(.init([3, 3]), at: tests.time)
    tests.visits = 1
    #expect(tests.look(after: .seconds(1)) == .wait)
    #expect(tests.watch.deadline == nil)
    // The host may block again, but then both presses have to be repeated.
    #expect(tests.look(after: .zero, hasInput: true) == .wait)
    #expect(tests.look(after: InterruptWatch.grace) == .wait)
    #expect(tests.type("\u{3}") == .wait)
  }

  @Test func `Ctrl-C within a paste is text`() {
    var tests = Self.stuck
    #expect(tests.type("\u{1B}[200~a\u{3}\u{3}") == .wait)
    #expect(tests.type("\u{3}\u{1B}[20") == .wait)
    #expect(tests.type("1~\u{3}") == .wait)
    #expect(tests.type("\u{3}") == .endApp)
  }

  @Test func `a paste that the host had begun continues`() {
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~begun\u{1B}[2".utf8)) { _ in }
    let unfinished = decoder.unfinished
    var tests = Self.stuck
    #expect(tests.type("\u{3}\u{3}\u{3}", unfinished: unfinished) == .wait)
    var others = Self.stuck
    #expect(others.type("01~\u{3}\u{3}", unfinished: unfinished) == .endApp)
  }

  @Test func `an earlier Escape is a separate key`() {
    var tests = Self.stuck
    #expect(tests.type("\u{1B}") == .wait)
    #expect(tests.type("\u{3}", after: .milliseconds(300)) == .wait)
    #expect(tests.type("\u{3}", after: .milliseconds(300)) == .endApp)
  }

  @Test func `input that cannot be read is tried again later`() {
    var tests = Self.stuck
    #expect(tests.look(after: .zero, hasInput: true) == .read(visits: 0))
    tests.watch.consume(nil, at: tests.time)
    #expect(!tests.watch.awaitsInput)
    #expect(tests.watch.deadline == tests.time + InterruptWatch.grace)
    #expect(tests.look(after: InterruptWatch.grace) == .wait)
    #expect(tests.type("\u{3}\u{3}") == .endApp)
  }
}
