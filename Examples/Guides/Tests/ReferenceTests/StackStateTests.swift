import ScreenKitNav
import Testing

private struct Folder: Route { var name: String }
private struct Search: Route {}

/// Rules of a navigator's state, which is a value and needs no app.
@Suite("States of navigators as values")
struct StackStateTests {
  private func entry(_ number: Int, _ route: any Route) -> Entry {
    Entry(EntryID(number), .route(AnyRoute(route)))
  }

  @Test func `a stack grows by push and shrinks by pop`() {
    var stack = StackState(root: Entry(EntryID(0), .home))
    #expect(stack.push(entry(1, Folder(name: "music"))) == .pushed)
    #expect(stack.push(entry(2, Folder(name: "music"))) == .alreadyOnTop)
    #expect(stack.push(entry(3, Search()), .always) == .pushed)
    #expect(stack.pop() == .popped(1))
    #expect(stack.top.route == AnyRoute(Folder(name: "music")))
    #expect(stack.frontChild == EntryID(1).child)
  }

  @Test func `a push can remove the screens above a match first`() {
    var stack = StackState(root: Entry(EntryID(0), .home))
    for number in 1...3 { _ = stack.push(entry(number, Folder(name: "\(number)"))) }
    _ = stack.push(entry(4, Search()), upTo: PopUpTo(.route(Folder(name: "2"))))
    #expect(stack.entries.map(\.id.number) == [0, 1, 2, 4])
    _ = stack.push(entry(5, Folder(name: "5")), upTo: PopUpTo(.type(Folder.self), inclusive: true))
    #expect(stack.entries.map(\.id.number) == [0, 1, 5])
  }

  @Test func `an entry is brought to the front by its route`() {
    var stack = StackState(root: Entry(EntryID(0), .home))
    _ = stack.push(entry(1, Folder(name: "a")))
    _ = stack.push(entry(2, Search()))
    let matches: [EntryMatch] = [
      .route(Folder(name: "a")), .entry(EntryID(2)), .named(Search.name),
    ]
    #expect(stack.bringToFront(matches[0]) == .broughtToFront)
    #expect(stack.bringToFront(matches[1]) == .broughtToFront)
    #expect(stack.bringToFront(matches[2]) == .alreadyOnTop || stack.top.id == EntryID(2))
    #expect(stack.brokenRule == nil)
  }

  @Test func `tabs remember the order of visits`() {
    var tabs = TabState([
      TabState.Item(entry(1, Folder(name: "home")), id: "home"),
      TabState.Item(entry(2, Search()), id: "search", badge: "2"),
    ])
    #expect(tabs.select(1) == .selected(from: 0))
    #expect(tabs.select(1) == .reselected)
    #expect(tabs.badge(nil, at: 1) == .badged)
    #expect(tabs.goBack(.history) == .selected(from: 1))
    #expect(tabs.goBack(.none) == .nothing)
    #expect(tabs.selected == 0)
  }

  @Test func `modal screens are above a base`() {
    var state = CompositeState(base: Entry(EntryID(0), .home))
    #expect(state.present(entry(1, Search()), .sheet) == .presented)
    #expect(state.modals == [CompositeState.Modal(entry(1, Search()), .sheet)])
    #expect(state.dismiss() == .dismissed(1))
    #expect(state.frontChild == EntryID(0).child)
  }
}
