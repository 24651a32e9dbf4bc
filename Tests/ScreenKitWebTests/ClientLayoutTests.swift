import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Layout by the browser", .leakFree)
struct ClientLayoutTests {
  private func split() -> Split {
    let side = List(["one", "two"])
    side.layout.width.minimum = 12
    return Split(side, Label("content"))
  }

  @Test func `a split view is narrow if both parts do not fit`() {
    let split = split()
    var narrow: [Bool] = []
    split.onNarrow = { narrow.append($0) }
    let test = WebTest(Column { split })
    let number = test.number(of: split)
    test.send("[\"g\",\(number),100]")
    #expect(!split.isNarrow)
    test.send("[\"g\",\(number),45]")
    #expect(split.isNarrow)
    #expect(split.content.isHidden)
    #expect(test.page.nodes(showing: "content").isEmpty)
    test.send("[\"g\",\(number),100]")
    #expect(narrow == [true, false])
    #expect(test.page.nodes(showing: "content").count == 1)
    #expect(test.differences == [])
    #expect(test.page.problems.isEmpty)
  }

  @Test func `the user moves the divider within both limits`() {
    let split = split()
    let test = WebTest(Column { split })
    let number = test.number(of: split)
    // Without a width the limits are unknown.
    test.send("[\"v\",\(number),20]")
    #expect(split.sideWidth == nil)
    test.send("[\"g\",\(number),100]")
    test.send("[\"v\",\(number),20]")
    #expect(split.sideWidth == 20)
    test.send("[\"v\",\(number),2000]")
    #expect(split.sideWidth == 59)
    test.send("[\"v\",\(number),-5]")
    #expect(split.sideWidth == 12)
    let divider = test.number(of: split.children[1])
    #expect(test.page.slot(4, of: divider) == "12")
    #expect(test.page.slot(6, of: divider) == "59")
    #expect(test.differences == [])
    // Widths out of bounds are ignored.
    test.send("[\"g\",\(number),-1]", "[\"g\",\(number),99999]")
    #expect(!split.isNarrow)
    #expect(test.closes == [])
  }

  @Test func `a screen gets the space around its frame`() {
    let screen = PlacingScreen()
    let test = WebTest(screen)
    // A page without a reporting frame is as large as the window.
    #expect(screen.sizes == [SurfaceSize(width: 80, height: 24)])
    let number = test.number(of: screen.outer)
    test.send("[\"g\",\(number),70,20]")
    #expect(screen.sizes.last == SurfaceSize(width: 70, height: 20))
    test.send("[\"g\",\(number),70,20]", "[\"g\",\(number),0,20]", "[\"g\",\(number),70,99999]")
    #expect(screen.sizes.count == 2)
    // A frame in another frame or in a row reports nothing.
    #expect(test.page.nodes[test.number(of: screen.inner)]?.kind != test.page.nodes[number]?.kind)
    test.send("[\"z\",30,40]", "[\"g\",\(number),28,36]")
    #expect(screen.sizes.last == SurfaceSize(width: 28, height: 36))
    #expect(test.closes == [])
    #expect(test.differences == [])
  }

  @Test func `a screen gets the size of the window`() {
    let screen = PlacingScreen()
    screen.outer.isHidden = true
    let test = WebTest(screen)
    test.send("[\"z\",30,40]")
    #expect(screen.sizes.last == SurfaceSize(width: 30, height: 40))
  }

  @Test func `dividers of several panes move separately`() {
    let panes = ["one", "two", "three"].map { Label($0) }
    let split = Split(.vertical) { panes }
    let test = WebTest(Column { split })
    test.send("[\"g\",\(test.number(of: split)),40]")
    let dividers = split.children.filter { $0 is SplitDivider }
    #expect(dividers.count == 2)
    test.send("[\"v\",\(test.number(of: dividers[1])),25]")
    #expect(split.size(ofPane: 0) == nil)
    #expect(split.size(ofPane: 1) == 14)
    let slots = (3...7).map { test.page.slot($0, of: test.number(of: dividers[1])) }
    #expect(slots == ["two", "25", "14", "35", "horizontal"])
    test.send("[\"g\",\(test.number(of: split)),9]")
    #expect(split.isNarrow)
    #expect(test.page.nodes(showing: "two").isEmpty)
    test.send("[\"v\",\(test.number(of: split)),3]")
    test.send("[\"g\",\(test.number(of: split)),40]")
    #expect(split.size(ofPane: 1) == 14)
    #expect(test.differences == [])
    #expect(test.closes == [])
  }

  @Test func `keys on a tab act on its bar, and other tabs follow`() {
    let bar = TabBar(["One", "Two", "Three"])
    bar.action = { [unowned bar] in bar.select(bar.requested) }
    let test = WebTest(
      Column {
        Button("first"); bar
      })
    test.send("[\"f\",\(test.number(of: bar.children[0]))]")
    #expect(bar.isFocused)
    test.send("[\"k\",\"End\"]")
    #expect(bar.selected == 2)
    test.send("[\"k\",\"Left\"]")
    #expect(bar.selected == 1)
    #expect(test.differences == [])
  }

  private func document(_ name: String) -> Document {
    Document((0..<30).map { .paragraph([.init("\(name) \($0)", link: $0 == 9 ? "x" : nil)]) })
  }

  @Test func `a document saves its first visible block`() {
    let view = DocumentView(document("a"))
    let test = WebTest(Column { view })
    let number = test.number(of: view)
    test.send("[\"w\",\(number),12,1]")
    #expect(view.savedState == .int(12))
    #expect(test.page.progress.scrolls == [:])
    let later = DocumentView(document("a"))
    later.restore(.int(12))
    let next = WebTest(Column { later })
    #expect(next.page.progress.scrolls == [next.number(of: later): 12])
    #expect(test.differences == [])
  }

  @Test func `another page begins at its top, and Back restores`() {
    let view = DocumentView(document("a"))
    let test = WebTest(Column { view })
    let number = test.number(of: view)
    test.send("[\"w\",\(number),12,1]")
    test.session.application.run { view.show(document("b")) }
    #expect(test.page.progress.scrolls[number] == 0)
    test.session.application.run { view.goBack() }
    #expect(test.page.progress.scrolls[number] == 12)
    // Hostile numbers stay within the document.
    test.send("[\"w\",\(number),-7,1]", "[\"w\",\(number),99999,1]")
    #expect(view.offset == 29)
    #expect(test.differences == [])
    #expect(test.closes == [])
  }

  @Test func `leaving a page with unsaved changes asks first`() {
    let screen = GuardedScreen()
    let test = WebTest(screen)
    #expect(!test.page.asksBeforeLeaving)
    test.session.application.run { screen.isChanged = true }
    #expect(test.page.asksBeforeLeaving)
    // A page that reconnects receives the texts again.
    test.session.leave(at: test.clock.now)
    test.join(lastFrame: -1)
    #expect(test.page.asksBeforeLeaving)
    test.session.application.run { screen.isChanged = false }
    #expect(!test.page.asksBeforeLeaving)
  }
}

/// A screen that refuses to be left while it is changed.
private final class GuardedScreen: Controller, LeaveGuard {
  var isChanged = false { didSet { label.text = "\(isChanged)" } }
  private let label = Label("false")

  override func makeView() -> View { label }
  func mayLeave() -> LeaveAnswer { isChanged ? .no : .yes }
}

/// A screen that positions its views by its size.
private final class PlacingScreen: Controller {
  let outer = Frame {}
  let inner = Frame {}
  private(set) var sizes: [SurfaceSize] = []

  override func makeView() -> View {
    outer.add(inner)
    return Column { outer }
  }

  override func sizeDidChange() { sizes.append(viewSize) }
}
