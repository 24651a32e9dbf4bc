@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Observing a path through many properties")
struct ManyPropertiesTests {
  private final class Item: Model {
    @Observed var isRead = false
  }

  private final class Shelf: Model {
    @Observed var items: [Item] = []
    var unread: Int { items.count { !$0.isRead } }
  }

  @Test(arguments: [100, 1_000, 10_000])
  func `recording each of them takes a step or two`(count: Int) {
    var lists = UniqueObjects<Item>()
    let items = (0..<count).map { _ in Item() }
    for item in items + items { lists.insert(item) }
    #expect(lists.objects.count == count)
    #expect(lists.work <= 2 * count + 120)
  }

  @Test(.proves("F-119", "F-120"), arguments: [1, 15, 16, 17, 10_000])
  func `each property is followed, until it is removed`(count: Int) {
    let shelf = Shelf()
    let old = (0..<count).map { _ in Item() }
    shelf.items = old
    var counts: [Int] = []
    let token = shelf.observe(\.unread) { counts.append($0.new) }
    old[0].isRead = true
    old[count - 1].isRead = true
    let new = Item()
    shelf.items = Array(old.dropFirst(count / 2)) + [new]
    counts = []
    old[0].isRead = false
    #expect(counts == (count == 1 ? [2] : []))
    counts = []
    new.isRead = true
    #expect(counts.count == 1)
    token.cancel()
    new.isRead = false
    #expect(counts.count == 1)
  }
}
