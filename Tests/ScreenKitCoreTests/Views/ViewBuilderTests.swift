import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("View builder", .proves("F-025"))
struct ViewBuilderTests {
  @Test func `a list of views becomes the children, in order`() {
    let views = [Label("a"), Label("b"), Label("c")]
    let column = Column {
      views[0]
      views[1]
      views[2]
    }
    #expect(column.children.areSame(as: views))
    #expect(column.axis == .vertical)
  }

  @Test(arguments: [true, false])
  func `conditions, choices, loops and lists are supported`(flag: Bool) {
    let row = Row(spacing: 2) {
      Label("first")
      if flag { Label("when true") }
      if flag { Label("yes") } else { Label("no") }
      for number in 1...2 { Label("\(number)") }
      [Label("x"), Label("y")]
    }
    let texts = row.children.map(\.accessibleText)
    let middle = flag ? ["when true", "yes"] : ["no"]
    #expect(texts == ["first"] + middle + ["1", "2", "x", "y"])
    #expect(row.axis == .horizontal)
    #expect(row.spacing == 2)
  }

  @Test func `an empty list is valid`() {
    #expect(Column {}.children.isEmpty)
    #expect(Overlay().children.isEmpty)
  }

  @Test func `a spacer takes the rest by its flex`() {
    #expect(Spacer().layout.flex == 1)
    #expect(Spacer(flex: 3).layout.flex == 3)
  }

  @Test func `a box and a scroll contain the given view`() {
    let label = Label("inside")
    let box = Box("Title", label)
    #expect(box.children.areSame(as: [label]))
    #expect(box.accessibleText == "Title")
    let scroll = Scroll(box)
    #expect(scroll.children.areSame(as: [box]))
  }
}
