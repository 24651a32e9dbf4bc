import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Synchronization
import Testing

@MainActor
@Suite("Posting from other threads", .leakFree)
struct InboxTests {
  private let log = Log<String>()
  private let surface = NullSurface()
  private let application: Application

  init() {
    application = Application(root: Controller(), surface: surface, clock: ManualClock())
  }

  @Test func `posted work runs in order, in one turn and frame`() {
    application.start()
    for number in 1...3 { application.post { [log] in log.write("\(number)") } }
    #expect(log.isEmpty)
    application.runPosts()
    #expect(log.entries == ["1", "2", "3"])
    #expect(surface.showCount == 2)
    application.runPosts()
    #expect(surface.showCount == 2)
  }

  @Test func `work posted within a turn runs at its end`() {
    application.start()
    application.run { [log, surface] in
      application.post { log.write("posted, \(surface.showCount)") }
      log.write("turn")
    }
    #expect(log.entries == ["turn", "posted, 1"])
    #expect(surface.showCount == 2)
  }

  @Test func `work that posts itself runs once in each turn`() {
    application.start()
    func again() {
      log.write("again")
      application.post { again() }
    }
    application.run { again() }
    #expect(log.entries.count == 2)
    application.runPosts()
    #expect(log.entries.count == 3)
  }

  @Test func `waiting for work that posts itself can be cancelled`() async {
    application.start()
    func again() {
      log.write("again")
      // The end only lets a failing test end.
      if log.entries.count < 10_000 { application.post { again() } }
    }
    application.run { again() }
    let wait = Task { [application] in await application.waitUntilIdle() }
    while log.entries.count < 10 { await Task.yield() }
    wait.cancel()
    await wait.value
    #expect(log.entries.count < 10_000)
  }

  @Test func `a wake is requested once until the turn begins`() {
    let wakes = Wakes()
    application.start()
    application.inbox.onWake { wakes.add() }
    application.post {}
    application.post {}
    #expect(wakes.count == 1)
    application.runPosts()
    application.post {}
    #expect(wakes.count == 2)
  }

  @Test func `earlier work wakes at once, and waits for the start`() {
    let wakes = Wakes()
    application.post { [log] in log.write("early") }
    application.inbox.onWake { wakes.add() }
    #expect(wakes.count == 1)
    application.runPosts()
    #expect(log.isEmpty)
    application.start()
    #expect(log.entries == ["early"])
  }

  @Test func `an error of posted work reaches the application`() {
    application.start()
    application.post { throw Refusal(reason: "posted") }
    application.runPosts()
    let panel = application.window.panel as? DialogPanel
    #expect(panel?.message == "\(Refusal(reason: "posted"))")
  }

  @Test func `after the end nothing runs and nothing is retained`() {
    application.start()
    application.quit()
    application.runPosts()
    #expect(application.state == .notRunning)
    var kept: Log<String>? = Log()
    weak let gone = kept
    application.post { [kept] in kept?.write("late") }
    kept = nil
    #expect(gone == nil)
    application.runPosts()
  }

  @Test func `posts of many threads arrive in each thread's order`() async {
    application.start()
    let threads = 8, posts = 500
    let inbox = application.inbox
    await withTaskGroup { group in
      for thread in 0..<threads {
        group.addTask { [log] in
          for number in 0..<posts { inbox.post { log.write("\(thread) \(number)") } }
        }
      }
    }
    await application.waitUntilIdle()
    #expect(log.entries.count == threads * posts)
    for thread in 0..<threads {
      let own = log.entries.filter { $0.hasPrefix("\(thread) ") }
      #expect(own == (0..<posts).map { "\(thread) \($0)" })
    }
  }

  @Test func `a failure outside a turn ends the app with the next`() async {
    application.start()
    application.fail(with: Refusal())
    #expect(application.state == .active)
    await application.waitUntilIdle()
    #expect(application.state == .notRunning)
  }
}

private final class Wakes: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}
