import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Saved state", .proves("F-103"))
struct SavedStateTests {
  @Test func `a new state is empty`() {
    let state = SavedState()
    #expect(state.isEmpty)
    #expect(state["name"] == nil)
  }

  @Test func `saved values are restored, also nested ones`() {
    var inner = SavedState()
    inner["offset"] = .int(7)
    var state = SavedState()
    state["list"] = .state(inner)
    state["tags"] = .list([.string("a"), .bool(true), .double(0.5)])
    #expect(!state.isEmpty)
    #expect(state["list"] == .state(inner))
    #expect(state["tags"] == .list([.string("a"), .bool(true), .double(0.5)]))
  }

  @Test func `saving nil under a name removes it`() {
    var state = SavedState()
    state["name"] = .string("Ann")
    state["name"] = nil
    #expect(state == SavedState())
  }
}
