import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Tab bar", .proves("F-058"))
struct TabBarTests {
  private let bar = TabBar(["One", "Two", "Three"], selected: 1)
  private let log = Log<Int>()

  init() { bar.action = { [log, unowned bar] in log.write(bar.requested) } }

  @Test func `it numbers its tabs from one, and marks the selected one`() {
    #expect(bar.titles == ["One", "Two", "Three"])
    #expect(items.map(\.number) == [1, 2, 3])
    #expect(items.map(\.isSelected) == [false, true, false])
    #expect(items.allSatisfy { $0.role == .tab && !$0.acceptsFocus })
    #expect(bar.acceptsFocus)
  }

  @Test func `arrow keys request neighbours, and Enter the selected tab`() throws {
    for key in [Key.left, .right, .enter, .space] {
      #expect(try bar.handle(.key(KeyPress(key))))
    }
    #expect(log.entries == [0, 2, 1, 1])
  }

  @Test func `key hints name the arrow keys with an effect`() {
    #expect(bar.keyHints.map(\.name) == ["Previous tab", "Next tab"])
    bar.select(0)
    #expect(bar.keyHints == [KeyHint(KeyPress(.right), "Next tab")])
    bar.layout.direction = .rightToLeft
    #expect(bar.keyHints == [KeyHint(KeyPress(.left), "Next tab")])
  }

  @Test func `steps request tabs until the ends`() throws {
    for step in [-1, 1, .min, .max] as [Int] { #expect(try bar.handle(.action(.step(step)))) }
    #expect(log.entries == [0, 2, 0, 2])
    bar.select(2)
    #expect(try !bar.handle(.action(.step(1))))
    #expect(try !bar.handle(.action(.step(0))))
    #expect(try !TabBar([]).handle(.action(.step(1))))
    #expect(log.entries.count == 4)
  }

  @Test func `a request selects nothing before its answer`() throws {
    _ = try bar.handle(.key(KeyPress(.right)))
    #expect(bar.selected == 1)
    bar.select(bar.requested)
    #expect(bar.selected == 2)
    #expect(items.map(\.isSelected) == [false, false, true])
  }

  @Test func `at its ends the arrow key is not handled`() throws {
    bar.select(0)
    #expect(try !bar.handle(.key(KeyPress(.left))))
    bar.select(2)
    #expect(try !bar.handle(.key(KeyPress(.right))))
    #expect(log.isEmpty)
  }

  @Test(arguments: [KeyPress(.up), KeyPress("x"), KeyPress(.left, .control)])
  func `other keys are not handled`(key: KeyPress) throws {
    #expect(try !bar.handle(.key(key)))
  }

  @Test func `a pressed tab requests its selection`() throws {
    try items[2].perform()
    try items[0].perform()
    #expect(log.entries == [2, 0])
  }

  @Test func `selecting notifies the changed tabs and the bar`() {
    let backings = ([bar] + items).map(RecordingBacking.init)
    bar.select(0)
    #expect(backings.map { $0.take().count } == [1, 1, 1, 0])
  }

  @Test func `a badge is the tab's accessible value`() {
    let backing = RecordingBacking(items[2])
    bar.setBadge("3", at: 2)
    bar.setBadge("3", at: 2)
    #expect(items.map(\.badge) == [nil, nil, "3"])
    #expect(items.map(\.accessibleValue) == ["", "", "3"])
    #expect(backing.take() == [.content])
    bar.setBadge(nil, at: 2)
    #expect(items[2].accessibleValue == "")
  }

  @Test func `new tabs replace the old, and equal ones stay`() {
    let first = items[0]
    bar.show([TabLabel("A", badge: "!"), TabLabel("B")], selected: 1)
    #expect(bar.titles == ["A", "B"])
    #expect(items[0] === first)
    #expect(items.map(\.badge) == ["!", nil])
    #expect(items.map(\.isSelected) == [false, true])
    bar.show(["C", "D", "E", "F"].map { TabLabel($0) }, selected: 3)
    #expect(bar.titles == ["C", "D", "E", "F"])
    #expect(items.map(\.number) == [1, 2, 3, 4])
    #expect(items.map(\.badge) == [nil, nil, nil, nil])
    #expect(bar.selected == 3)
  }

  @Test func `a missing tab is refused`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { TabBar(["One"]).select(1) } }
  }

  @Test func `a frame shows one content, before the bar in reading order`() {
    let frame = TabFrame(bar: bar)
    let (first, second) = (View(), View())
    frame.content = first
    #expect(frame.children.areSame(as: [first, bar]))
    frame.content = second
    #expect(frame.children.areSame(as: [second, bar]))
    #expect(first.parent == nil)
    frame.content = nil
    #expect(frame.children.areSame(as: [bar]))
  }

  private var items: [TabItem] { bar.children.compactMap { $0 as? TabItem } }
}
