import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Scenes of web sessions", .leakFree)
struct SceneTests {
  @Test func `a click and its response are short in long sessions`() {
    let label = Label("0")
    var count = 0
    let button = Button("More")
    button.action = {
      count += 1
      label.text = "\(count)"
    }
    var settings = WebSession.Settings()
    settings.limits.messageBurst = 10_000
    let test = WebTest(ViewController(Column { [label, button] }), settings: settings)
    let number = test.number(of: button)
    for _ in 0..<1_000 { test.send("[\"p\",\(number)]") }
    let message = "[\(test.lastMessage + 1),[\"p\",\(number)]]"
    test.send("[\"p\",\(number)]")
    let frames = test.frames
    #expect(frames.count == 1)
    #expect(message.utf8.count <= 16)
    #expect((frames.first?.utf8.count ?? 99) <= 20)
    #expect(test.page.lines == test.rendered)
    #expect(test.page.nodes(showing: "1001").count == 1)
  }

  @Test func `an unchanged tree sends only an acknowledgement`() {
    let button = Button("Nothing")
    let test = WebTest(Column { button })
    test.send("[\"p\",\(test.number(of: button))]")
    test.send("[\"p\",\(test.number(of: button))]")
    let frames = test.frames
    #expect(frames == ["[1]"])
  }

  @Test func `a change that the app refuses is reverted in the page`() {
    let (box, group) = (Checkbox("Loud"), RadioGroup(["Tea", "Coffee"], value: 0))
    let (picker, slider) = (Picker("Size", ["Small", "Large"]), Slider(0...10, step: 1))
    box.onChange = { [unowned box] _ in box.value = false }
    group.onChange = { [unowned group] _ in group.value = 0 }
    picker.onChange = { [unowned picker] _ in picker.value = 0 }
    slider.onChange = { [unowned slider] _ in slider.value = 0 }
    let test = WebTest(Column { [box, group, picker, slider] })
    let (tea, coffee) = (test.number(of: group.items[0]), test.number(of: group.items[1]))
    let (loud, size) = (test.number(of: box), test.number(of: picker))
    let volume = test.number(of: slider)
    // Browsers have already changed the controls before these messages.
    test.send("[\"v\",\(loud),true]")
    #expect(test.lastFrame.contains("[\"=\",\(loud),3,0]"))
    test.send("[\"p\",\(coffee)]")
    #expect(test.lastFrame.contains("[\"=\",\(coffee),3,0]"))
    #expect(test.lastFrame.contains("[\"=\",\(tea),3,1]"))
    test.send("[\"v\",\(size),1]")
    #expect(test.lastFrame.contains("[\"=\",\(size),4,\"0\"]"))
    test.send("[\"v\",\(volume),7]")
    #expect(test.lastFrame.contains("[\"=\",\(volume),6,\"0.0\"]"))
    test.session.application.run { box.isEnabled = false }
    test.send("[\"v\",\(loud),true]")
    #expect(test.lastFrame.contains("[\"=\",\(loud),3,0]"))
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `a change that the app accepts is confirmed once`() {
    let box = Checkbox("Loud")
    let test = WebTest(Column { box })
    let number = test.number(of: box)
    test.send("[\"v\",\(number),true]")
    let changes = test.operations(in: test.lastFrame, named: "=")
    #expect(box.value && changes == 1)
    #expect(test.lastFrame.contains("[\"=\",\(number),3,1]"))
  }

  @Test func `children move with as few operations as possible`() {
    let labels = (0..<6).map { Label("\($0)") }
    let column = Column { labels }
    let test = WebTest(column)
    test.session.application.run { column.setChildren([labels[5]] + labels[..<5]) }
    #expect(test.page.lines == test.rendered)
    let moves = test.operations(in: test.lastFrame, named: "^")
    #expect(moves == 1)
  }

  @Test func `hidden views are not sent`() {
    let secret = Label("secret")
    let column = Column {
      Label("a"); secret; Label("b")
    }
    secret.isHidden = true
    let test = WebTest(column)
    #expect(test.page.nodes(showing: "secret").isEmpty)
    test.session.application.run { secret.isHidden = false }
    #expect(test.page.nodes(showing: "secret").count == 1)
    test.session.application.run { secret.isHidden = true }
    #expect(test.page.nodes(showing: "secret").isEmpty)
    #expect(test.page.lines == test.rendered)
    #expect(test.page.problems.isEmpty)
  }

  @Test func `a list has only its visible rows`() {
    let list = List((0..<1_000_000).map { "row \($0)" })
    let test = WebTest(Column { list })
    let node = test.number(of: list)
    test.send("[\"w\",\(node),0,20]")
    #expect(test.page.nodes.count < 150)
    test.send("[\"w\",\(node),1,20]")
    let frames = test.frames
    test.send("[\"w\",\(node),21,20]")
    test.send("[\"w\",\(node),22,20]")
    let further = test.frames
    #expect(frames.count == 1)
    #expect((further.first?.utf8.count ?? 999) <= 150, "\(further)")
    test.send("[\"w\",\(node),999990,20]")
    #expect(!test.page.nodes(showing: "row 999999").isEmpty)
    #expect(test.page.lines == test.rendered)
    #expect(test.page.problems.isEmpty)
  }

  @Test func `a press on a row applies to the client's item`() {
    var activated: [String] = []
    let list = List(["a", "b", "c"])
    list.onActivate = { activated.append($0) }
    let test = WebTest(Column { list })
    let row = test.session.scene.nodes.values.first { ($0.view as? RowCell)?.index == RowIndex(1) }
    let number = row?.number ?? -1
    // The client has not seen the new rows yet.
    test.isSlow = true
    test.session.application.run { list.items = ["x", "y", "z"] }
    test.send("[\"p\",\(number)]")
    #expect(activated.isEmpty)
    test.isSlow = false
    test.deliver()
    #expect(test.page.lines == test.rendered)
  }

  @Test func `a covered button cannot be pressed`() {
    var presses = 0
    let button = Button("Go")
    button.action = { presses += 1 }
    let test = WebTest(Column { button })
    test.send("[\"p\",\(test.number(of: button))]")
    test.session.application.open(Panel(Label("In front")))
    test.send("[\"p\",\(test.number(of: button))]")
    #expect(presses == 1)
    #expect(test.page.lines == test.rendered)
  }

  @Test func `the first connection of a page gets no second tree`() {
    let label = Label("a")
    let test = WebTest(Column { label }, joins: false)
    _ = test.session.page(.test)
    test.session.application.run { label.text = "b" }
    test.join(lastFrame: 0)
    #expect(!test.allFrames.contains { $0.contains("[\"*\"") })
    #expect(test.allFrames.contains { $0.contains("\"b\"") })
  }

  @Test func `the saved position of a list is its first visible line`() throws {
    let list = List((0..<1000).map { "row \($0)" })
    let test = WebTest(Column { list })
    test.send("[\"w\",\(test.number(of: list)),500,20]")
    guard case .state(let state) = list.savedState else {
      Issue.record("a list saves a state")
      return
    }
    #expect(state["top"] == .int(500))
    #expect(list.backend.visibleLines == 480..<540)
    test.session.application.run { list.append(["one more"]) }
    #expect(test.differences == [])
  }

  @Test func `Page Down moves by the visible lines`() {
    let list = List((0..<1000).map { "row \($0)" })
    let test = WebTest(Column { list })
    test.send("[\"w\",\(test.number(of: list)),0,20]")
    test.send("[\"k\",\"PgDn\"]")
    #expect(list.highlightedRow == RowIndex(19))
    test.send("[\"k\",\"PgDn\"]")
    #expect(list.highlightedRow == RowIndex(38))
    #expect(
      test.lastFrame.contains("[\"w\",") || test.allFrames.contains { $0.contains("[\"w\",") })
    #expect(test.differences == [])
  }
}
