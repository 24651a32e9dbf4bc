import ScreenKitNav
import ScreenKitTestSupport
import Testing

@Suite("Tab state")
struct TabStateTests {
  @Test(.proves("F-064"))
  func `the first tab is selected and visited at the beginning`() {
    let state = TabState(count: 3)
    #expect(state.selected == 0)
    #expect(state.visited == [0])
  }

  @Test(.proves("F-064"))
  func `selecting another tab says where it came from and remembers the visit`() {
    var state = TabState(count: 3)
    #expect(state.select(2) == .selected(from: 0))
    #expect(state.selected == 2)
    #expect(state.visited == [0, 2])
  }

  @Test func `selecting the selected tab changes nothing and says so`() {
    var state = TabState(count: 2)
    let before = state
    #expect(state.select(0) == .reselected)
    #expect(state == before)
  }

  @Test(arguments: [-1, 2, 100])
  func `selecting a tab that is not there is refused`(index: Int) {
    var state = TabState(count: 2)
    let before = state
    #expect(state.select(index) == .noSuchTab)
    #expect(state == before)
  }
}
