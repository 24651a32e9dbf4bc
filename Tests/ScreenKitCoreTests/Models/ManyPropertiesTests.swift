import ScreenKitCore
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

  /// Ten thousand take no time if each property is noted once, and minutes if each is looked for.
  @Test(.proves("F-119", "F-120"), arguments: [1, 15, 16, 17, 10_000])
  func `each of them is followed, and those that are gone are not`(count: Int) {
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
