import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("Queue of elements")
struct FIFOTests {
  @Test(arguments: 1...50)
  func `elements leave in the order of their arrival`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (queue, model, next) = (FIFO<Int>(), [Int](), 0)
    for _ in 0..<2_000 {
      if Int.random(in: 0..<5, using: &random) < 2 + Int(seed % 2) {
        queue.append(next)
        model.append(next)
        next += 1
      } else {
        let first = model.isEmpty ? nil : model.removeFirst()
        #expect(queue.removeFirst() == first, "seed \(seed)")
      }
      #expect(queue.first == model.first && queue.isEmpty == model.isEmpty, "seed \(seed)")
    }
    #expect(Array(queue.all) == model)
  }

  @Test(arguments: [1_000, 200_000])
  func `each element is moved less than once on average`(count: Int) {
    var queue = FIFO<Int>()
    for number in 0..<count { queue.append(number) }
    while queue.removeFirst() != nil {}
    #expect(queue.moves <= count)
  }
}
