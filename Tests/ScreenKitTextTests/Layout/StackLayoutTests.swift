import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct StackLayoutTests {
  typealias Item = StackLayout.Item

  private func sizes(_ items: [Item], spacing: Int = 0, in room: Int) -> [Int] {
    StackLayout.distribute(items, spacing: spacing, in: room).sizes
  }

  @Test func `without flex each item gets its size`() {
    #expect(sizes([Item(natural: 3), Item(natural: 5)], in: 20) == [3, 5])
  }

  @Test func `flex divides the remaining space by weight`() {
    let items = [Item(natural: 4), Item(natural: 9, flex: 1), Item(natural: 0, flex: 3)]
    #expect(sizes(items, in: 12) == [4, 2, 6])
  }

  @Test func `remainders go to the later ones`() {
    let items = [Item](repeating: Item(natural: 0, flex: 1), count: 3)
    #expect(sizes(items, in: 7) == [2, 2, 3])
    #expect(sizes(items, in: 8) == [2, 3, 3])
  }

  @Test func `two spacers centre the item between them`() {
    for room in 3...20 {
      let spacer = Item(natural: 0, flex: 1)
      let left = sizes([spacer, Item(natural: 3), spacer], in: room)[0]
      #expect(left == StackLayout.offset(of: 3, in: room, .center))
    }
  }

  @Test func `bounds of flex hold, and others get the rest`() {
    let items = [
      Item(natural: 0, flex: 1, maximum: 2), Item(natural: 0, flex: 1, minimum: 5),
      Item(natural: 0, flex: 1),
    ]
    #expect(sizes(items, in: 20) == [2, 11, 7])
    #expect(sizes([items[0]], in: 20) == [2])
  }

  @Test func `a minimum above the maximum is reduced`() {
    #expect(sizes([Item(natural: 0, flex: 1, minimum: 9, maximum: 4)], in: 20) == [4])
    #expect(sizes([Item(natural: 0, flex: 1, minimum: -3), Item(natural: 2)], in: 1) == [0, 1])
  }

  @Test func `with little space the gaps shrink first`() {
    let items = [Item(natural: 3), Item(natural: 3), Item(natural: 3)]
    #expect(StackLayout.distribute(items, spacing: 4, in: 17).gap == 4)
    #expect(StackLayout.distribute(items, spacing: 4, in: 14).gap == 2)
    #expect(StackLayout.distribute(items, spacing: 4, in: 9).gap == 0)
    #expect(sizes(items, spacing: 4, in: 9) == [3, 3, 3])
  }

  @Test func `then the largest shrink until all are equal`() {
    let items = [Item(natural: 2), Item(natural: 9), Item(natural: 6)]
    #expect(sizes(items, in: 14) == [2, 6, 6])
    #expect(sizes(items, in: 11) == [2, 5, 4])
    #expect(sizes(items, in: 3) == [1, 1, 1])
    #expect(sizes(items, in: 0) == [0, 0, 0])
  }

  @Test func `flexible items need their minimum only with little space`() {
    let items = [Item(natural: 50, flex: 1), Item(natural: 10)]
    #expect(sizes(items, in: 11) == [1, 10])
    #expect(sizes(items, in: 10) == [0, 10])
    #expect(sizes(items, in: 9) == [0, 9])
  }

  @Test func `with unlimited space each item gets its size`() {
    let items = [Item(natural: 5, flex: 2), Item(natural: 3), Item(natural: 0, flex: 7)]
    let (sizes, gap) = StackLayout.distribute(items, spacing: 1, in: CellSize.unlimited - 4)
    #expect(sizes == [5, 3, 0])
    #expect(gap == 1)
  }

  @Test(arguments: [0, 1, 7, -4]) func `no items divide nothing`(room: Int) {
    #expect(sizes([], spacing: 2, in: room).isEmpty)
  }

  @Test(arguments: [
    (3, 10, Alignment.leading, 0), (3, 10, .center, 3), (3, 10, .trailing, 7), (3, 10, .fill, 0),
    (12, 10, .center, 0), (12, 10, .trailing, 0),
  ])
  func `an alignment is a non-negative offset`(
    size: Int, room: Int, alignment: Alignment, offset: Int
  ) {
    #expect(StackLayout.offset(of: size, in: room, alignment) == offset)
  }
}

/// Random items; a failure contains its seed.
@Suite struct StackLayoutPropertyTests {
  private func items(_ random: inout SeededGenerator) -> [StackLayout.Item] {
    (0..<1 + random.below(6)).map { _ in
      let minimum = random.below(6)
      return StackLayout.Item(
        natural: random.below(20), flex: random.oneIn(2) ? 0 : random.below(5), minimum: minimum,
        maximum: random.oneIn(3) ? minimum + random.below(9) : .max)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no cell is lost or doubled, and no size is negative`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let items = items(&random), room = random.below(60), spacing = random.below(4)
      let (sizes, gap) = StackLayout.distribute(items, spacing: spacing, in: room)
      let used = sizes.reduce(0, +) + gap * (items.count - 1)
      let needed = items.reduce(0) { $0 + ($1.flex > 0 ? $1.minimum : $1.natural) }
      let isElastic = zip(items, sizes).contains { $0.flex > 0 && $1 < $0.maximum }
      #expect(sizes.allSatisfy { $0 >= 0 } && 0...spacing ~= gap)
      #expect(used <= room)
      if needed > room || isElastic { #expect(used == room, "\(items) in \(room): \(sizes)") }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `without flex, another cell enlarges one item by one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<CaseSample.count(20, of: 200) {
      let items = items(&random).map { StackLayout.Item(natural: $0.natural) }
      let needed = items.reduce(0) { $0 + $1.natural }
      var before = StackLayout.distribute(items, spacing: 0, in: 0).sizes
      for room in stride(from: 1, through: needed, by: 1) {
        let after = StackLayout.distribute(items, spacing: 0, in: room).sizes
        #expect(zip(before, after).allSatisfy { $1 - $0 == 0 || $1 - $0 == 1 })
        before = after
      }
      #expect(before == items.map(\.natural))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `equal items differ by one cell at most`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let item = items(&random)[0]
      let same = Array(repeating: item, count: 1 + random.below(7))
      let sizes = StackLayout.distribute(same, spacing: 0, in: random.below(80)).sizes
      #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1, "\(item): \(sizes)")
    }
  }
}
