import ScreenKitTestSupport
import Testing

@testable import ScreenKitNav

@Suite("Tab state")
struct TabStateTests {
  private func tabs(_ count: Int) -> TabState {
    TabState((0..<count).map { TabState.Item(Entry(EntryID($0), .home), id: "\($0)") })
  }

  private func item(_ number: Int) -> TabState.Item {
    TabState.Item(Entry(EntryID(number), .home), id: "\(number)")
  }

  @Test(.proves("F-064"))
  func `the first tab is selected and visited at the beginning`() {
    #expect(tabs(3).selected == 0)
    #expect(tabs(3).history == [EntryID(0)])
  }

  @Test(.proves("F-064"))
  func `selecting another tab returns the previous and records the visit`() {
    var state = tabs(3)
    #expect(state.select(2) == .selected(from: 0))
    #expect(state.selected == 2)
    #expect(state.history == [EntryID(0), EntryID(2)])
  }

  @Test func `selecting the selected tab changes nothing and reports that`() {
    var state = tabs(2)
    let before = state
    #expect(state.select(0) == .reselected)
    #expect(state == before)
  }

  @Test(arguments: [-1, 2, 100])
  func `selecting a missing tab is refused`(index: Int) {
    var state = tabs(2)
    let before = state
    #expect(state.select(index) == .nothing)
    #expect(state == before)
  }

  @Test func `adding before the selected tab leaves it selected`() {
    var state = tabs(2)
    _ = state.select(1)
    #expect(state.add(item(7), at: 0) == .added)
    #expect(state.selected == 2)
    #expect(state.add(item(8)) == .added)
    #expect(state.items.map(\.id) == ["7", "0", "1", "8"])
  }

  @Test func `removing the selected tab selects the previous one`() {
    var state = tabs(3)
    _ = state.select(2)
    _ = state.select(1)
    #expect(state.remove(at: 1) == .removed)
    #expect(state.items[state.selected].id == "2")
  }

  @Test func `removing the only visited tab selects its neighbour`() {
    var state = tabs(3)
    #expect(state.remove(at: 0) == .removed)
    #expect(state.items[state.selected].id == "1")
  }

  @Test func `the last tab stays`() {
    var state = tabs(1)
    #expect(state.remove(at: 0) == .nothing)
    #expect(state == tabs(1))
  }

  @Test func `moving keeps the selection and needs two positions`() {
    var state = tabs(3)
    #expect(state.move(from: 0, to: 2) == .moved)
    #expect(state.items.map(\.id) == ["1", "2", "0"])
    #expect(state.selected == 2)
    #expect(state.move(from: 1, to: 1) == .nothing)
    #expect(state.move(from: 0, to: 3) == .nothing)
  }

  @Test func `a badge is set once and removed`() {
    var state = tabs(2)
    #expect(state.badge("3", at: 1) == .badged)
    #expect(state.badge("3", at: 1) == .nothing)
    #expect(state.badge(nil, at: 1) == .badged)
    #expect(state == tabs(2))
  }

  @Test(
    .proves("F-075"),
    arguments: [
      (TabBack.none, [3]), (.firstTab, [3, 0]), (.order, [3, 2, 1, 0]), (.history, [3, 1, 2, 0]),
    ])
  func `going back follows its policy to the end`(policy: TabBack, way: [Int]) {
    var state = tabs(4)
    for index in [2, 1, 3] { _ = state.select(index) }
    var seen = [state.selected]
    while state.goBack(policy) != .nothing { seen.append(state.selected) }
    #expect(seen == way)
  }
}
