import ScreenKitCore
import Testing

@MainActor
@Suite("Transition queue")
struct TransitionQueueTests {
  private let queue = TransitionQueue()
  private let log = Log<String>()

  @Test func `a transition runs at once if no other one runs`() {
    queue.run { log.write("ran") }
    #expect(log.entries == ["ran"])
    #expect(!queue.isBusy)
  }

  @Test func `transitions requested within another run after it in order`() {
    queue.run {
      log.write("begin")
      queue.run {
        log.write("first")
        queue.run { log.write("third") }
      }
      queue.run { log.write("second") }
      log.write("end")
    }
    #expect(log.entries == ["begin", "end", "first", "second", "third"])
  }

  @Test func `it is busy until the last waiting one is done`() {
    queue.run {
      queue.run { log.write("\(queue.isBusy)") }
      log.write("\(queue.isBusy)")
    }
    #expect(log.entries == ["true", "true"])
    #expect(!queue.isBusy)
  }
}
