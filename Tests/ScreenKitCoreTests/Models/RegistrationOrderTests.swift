@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Registration order")
struct RegistrationOrderTests {
  private func expect<Member: Equatable>(
    _ order: inout RegistrationOrder<Member>, _ members: [Member], _ seed: UInt64? = nil
  ) {
    let present = order.members()
    #expect(present == members, "seed \(seed ?? 0)")
  }

  @Test func `members are in the order of registration`() {
    var order = RegistrationOrder<String>()
    for number in [5, 2, 9, 1, 7] { order.insert("\(number)", number) }
    expect(&order, ["1", "2", "5", "7", "9"])
    #expect(order.last == "9")
  }

  @Test func `a removed member can be added again at its place`() {
    var order = RegistrationOrder<String>()
    for number in 1...5 { order.insert("\(number)", number) }
    order.remove(3)
    expect(&order, ["1", "2", "4", "5"])
    order.insert("3", 3)
    expect(&order, ["1", "2", "3", "4", "5"])
  }

  @Test func `removing a missing member changes nothing`() {
    var order = RegistrationOrder<String>()
    order.insert("1", 1)
    order.remove(2)
    order.remove(1)
    order.remove(1)
    #expect(order.isEmpty)
    #expect(order.last == nil)
  }

  @Test(arguments: RandomWalks.seeds(40, of: 200))
  func `random operations agree with a plain sorted array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = RegistrationOrder<Int>()
    var plain: Set<Int> = []
    for _ in 0..<200 {
      let number = Int.random(in: 0..<40, using: &random)
      if plain.remove(number) != nil {
        order.remove(number)
      } else {
        plain.insert(number)
        order.insert(number, number)
      }
      expect(&order, plain.sorted(), seed)
      #expect(order.count == plain.count && order.last == plain.max(), "seed \(seed)")
    }
  }
}
