@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Queue of toasts")
struct ToastQueueTests {
  private func toast(_ text: String, isUrgent: Bool = false) -> ToastQueue.Item {
    ToastQueue.Item(toast: Toast(text, isUrgent: isUrgent))
  }

  @Test func `messages follow each other`() {
    var queue = ToastQueue()
    #expect(queue.add(toast("a")) == .show(toast("a")))
    #expect(queue.add(toast("b")) == .hurry)
    #expect(queue.advance() == .show(toast("b")))
    #expect(queue.advance() == .hide)
    #expect(queue.advance() == .nothing)
  }

  @Test func `a newer message replaces the waiting one`() {
    var queue = ToastQueue()
    for text in ["a", "b", "c"] { _ = queue.add(toast(text)) }
    #expect(queue.advance() == .show(toast("c")))
    #expect(queue.advance() == .hide)
  }

  @Test func `a repeated message gets more time and waits once`() {
    var queue = ToastQueue()
    _ = queue.add(toast("a"))
    #expect(queue.add(toast("a")) == .show(toast("a")))
    _ = queue.add(toast("b"))
    #expect(queue.add(toast("a")) == .show(toast("a")))
    #expect(queue.waiting == toast("b"))
  }

  @Test func `an urgent message is first, and then the covered one`() {
    var queue = ToastQueue()
    _ = queue.add(toast("a"))
    #expect(queue.add(toast("!", isUrgent: true)) == .show(toast("!", isUrgent: true)))
    #expect(queue.add(toast("!!", isUrgent: true)) == .show(toast("!!", isUrgent: true)))
    #expect(queue.advance() == .show(toast("a")))
  }

  @Test func `messages after an urgent one wait for its whole time`() {
    var queue = ToastQueue()
    _ = queue.add(toast("!", isUrgent: true))
    #expect(queue.add(toast("a")) == .nothing && !queue.isHurried)
    #expect(queue.add(toast("b")) == .nothing && queue.waiting == toast("b"))
  }

  @Test func `removed messages are neither shown nor wait`() {
    var queue = ToastQueue()
    _ = queue.add(toast("a"))
    _ = queue.add(toast("b"))
    #expect(queue.remove { $0 == toast("a") } == .show(toast("b")))
    _ = queue.add(toast("c"))
    #expect(queue.remove { $0 == toast("c") } == .nothing && queue.waiting == nil)
    #expect(queue.remove { _ in true } == .hide)
  }

  @Test func `a message is shown for a second at least`() {
    #expect(Toast("a", duration: .zero).duration == .seconds(1))
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `no message is shown twice, and the newest is shown or waits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = ToastQueue()
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = queue.advance()
      case 1 where Int.random(in: 0..<9, using: &random) == 0: _ = queue.clear()
      default:
        let next = toast(
          "\(Int.random(in: 0..<30, using: &random))", isUrgent: Bool.random(using: &random))
        _ = queue.add(next)
        #expect(queue.shown == next || queue.waiting == next, "seed \(seed)")
      }
      #expect(queue.shown != queue.waiting || queue.shown == nil, "seed \(seed)")
      #expect(queue.shown != nil || queue.waiting == nil, "seed \(seed)")
    }
  }
}
