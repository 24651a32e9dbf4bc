import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Children of a controller")
struct ChildListTests {
  private let container = Controller()

  private func record() -> ChildRecord { ChildRecord(of: Controller(), in: container) }

  @Test(arguments: 1...50)
  func `children keep their order of arrival when others leave`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (list, model) = (ChildList(), [ChildRecord]())
    for _ in 0..<400 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let child = record()
        list.append(child)
        model.append(child)
      } else if !model.isEmpty {
        list.remove(model.remove(at: Int.random(in: 0..<model.count, using: &random)))
      }
      #expect(list.isEmpty == model.isEmpty, "seed \(seed)")
    }
    #expect(list.all.elementsEqual(model.map(\.child), by: ===), "seed \(seed)")
  }

  @Test func `removing a controller that is no child changes nothing`() {
    var list = ChildList()
    let (child, other) = (record(), record())
    list.append(child)
    list.remove(other)
    #expect(list.all.count == 1)
  }

  @Test(arguments: [false, true])
  func `removing all children costs linear time`(oldestFirst: Bool) {
    var list = ChildList()
    let children = (0..<20_000).map { _ in record() }
    for child in children { list.append(child) }
    for child in oldestFirst ? children : children.reversed() { list.remove(child) }
    #expect(list.isEmpty)
    #expect(list.visits <= 2 * children.count)
  }
}
