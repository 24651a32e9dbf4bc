import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Timer queue")
struct TimerQueueTests {
  @Test func `an empty queue has nothing due`() {
    var queue = TimerQueue<Int>()
    #expect(queue.count == 0)
    #expect(queue.nextDeadline == nil)
    #expect(queue.takeDue(at: moment(1_000)) == nil)
  }

  @Test func `an entry is returned at its time, not earlier`() {
    var queue = TimerQueue<Int>()
    _ = queue.add(1, at: moment(10))
    #expect(queue.takeDue(at: moment(9)) == nil)
    #expect(queue.takeDue(at: moment(10)) == 1)
    #expect(queue.count == 0)
  }

  @Test func `equal times keep the order of arrival`() {
    var queue = TimerQueue<Int>()
    for number in 0..<50 { _ = queue.add(number, at: moment(5)) }
    #expect((0..<50).map { _ in queue.takeDue(at: moment(5)) } == Array(0..<50))
  }

  @Test func `cancelling removes one entry once, and spares later ones`() {
    var queue = TimerQueue<Int>()
    let first = queue.add(1, at: moment(1))
    queue.cancel(first)
    _ = queue.add(2, at: moment(1))
    queue.cancel(first)
    #expect(queue.count == 1)
    #expect(queue.takeDue(at: moment(1)) == 2)
  }

  @Test(arguments: RandomWalks.seeds(60, of: 300))
  func `any sequence of calls equals a sorted array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = TimerQueue<Int>()
    var reference: [(deadline: Int, number: Int, id: TimerQueue<Int>.ID)] = []
    var taken: [TimerQueue<Int>.ID] = []
    for number in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let deadline = Int.random(in: 0..<40, using: &random)
        let id = queue.add(number, at: moment(deadline))
        reference.append((deadline, number, id))
        reference.sort { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      case 5, 6:
        guard let victim = reference.indices.randomElement(using: &random) else { continue }
        let id = reference.remove(at: victim).id
        queue.cancel(id)
        taken.append(id)
      case 7:
        // A timer that has fired cannot be cancelled again.
        if let id = taken.randomElement(using: &random) { queue.cancel(id) }
      default:
        let now = Int.random(in: 0..<40, using: &random)
        var expected: Int?
        if let first = reference.first, first.deadline <= now {
          expected = first.number
          taken.append(reference.removeFirst().id)
        }
        #expect(queue.takeDue(at: moment(now)) == expected)
      }
      #expect(queue.count == reference.count)
      #expect(queue.nextDeadline == reference.first.map { moment($0.deadline) })
    }
  }

  private func moment(_ milliseconds: Int) -> ClockInstant {
    ClockInstant(sinceStart: .milliseconds(milliseconds))
  }
}
