import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("DocumentView", .proves("F-057", "F-060"))
struct DocumentViewTests {
  /// Links in the lines 5, 6, 50 and 51 to 53.
  private let geometry = LinedGeometry(height: 100, links: [5..<6, 6..<7, 50..<51, 51..<54])
  private let view = DocumentView(page("One", links: 4))

  init() { view.didLayOut(.init(geometry, visibleHeight: 10)) }

  private static func page(_ title: String, links: Int = 0) -> Document {
    let runs = (0..<links).map { Document.Run("link", link: "\(title)/\($0)") }
    return Document(title: title, [.paragraph(["text"])] + runs.map { .paragraph([$0]) })
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers = []) throws -> Bool {
    try view.handle(.key(KeyPress(key, modifiers)))
  }

  private func pointer(_ action: PointerEvent.Action, y: Int, inside: Bool = true) throws -> Bool {
    let place = SurfacePoint(x: 0, y: y)
    return try view.handle(
      .pointer(PointerInput(action: action, location: place, isInside: inside, modifiers: [])))
  }

  // MARK: Scrolling

  @Test(arguments: [
    (Key.down, 41), (.up, 39), (.pageDown, 49), (.space, 49), (.pageUp, 31), (.home, 0), (.end, 90),
  ])
  func `the keys scroll by a line, a page, or to an end`(key: Key, offset: Int) throws {
    view.scroll(by: 40)
    #expect(try press(key))
    #expect(view.offset == offset)
  }

  @Test(arguments: [Key.up, .pageUp, .home, .backspace, .enter, .escape, "x"])
  func `a key without effect at the top is not handled`(key: Key) throws {
    #expect(try !press(key))
  }

  @Test func `the offset stays within the document`() {
    #expect(view.scroll(by: .max) && view.offset == 90)
    #expect(view.scroll(by: .min) && view.offset == 0)
    #expect(!view.scroll(by: -1))
    view.didLayOut(.init(LinedGeometry(height: 3), visibleHeight: 10))
    #expect(!view.scroll(by: 1))
    view.didLayOut(.init(LinedGeometry(height: 0), visibleHeight: 0))
    #expect(!view.scroll(by: 1))
  }

  @Test func `the wheel scrolls by three lines`() throws {
    #expect(try pointer(.scroll(x: 0, y: 2), y: 0))
    #expect(view.offset == 6)
  }

  @Test func `another layout shows the same position of the text`() {
    view.scroll(by: 40)
    let narrow = LinedGeometry(height: 30)
    view.didLayOut(.init(narrow, visibleHeight: 10))
    #expect(view.offset == 20)
    view.didLayOut(.init(geometry, visibleHeight: 10))
    #expect(view.offset == 40)
  }

  @Test func `before it is laid out it does not scroll`() throws {
    let fresh = DocumentView(Self.page("One"))
    #expect(try !fresh.handle(.key(KeyPress(.down))))
  }

  // MARK: Links

  @Test func `Tab and n visit the links one after another, and then leave`() throws {
    #expect(view.selectedLink == nil)
    for (link, key) in [Key.tab, "n", .right, .tab].enumerated() {
      #expect(try press(key))
      #expect(view.selectedLink == link)
    }
    #expect(try !press(.tab))
    #expect(view.selectedLink == 3)
  }

  @Test func `Shift-Tab and p go back through the links`() throws {
    view.scroll(by: 60)
    let presses = [KeyPress(.tab, .shift), "p", KeyPress(.left)]
    for (link, press) in zip([3, 2, 1], presses) {
      #expect(try view.handle(.key(press)))
      #expect(view.selectedLink == link)
    }
    #expect(try press(.left) && !press(.left))
  }

  @Test func `a visited link is scrolled into view`() throws {
    for _ in 0..<3 { _ = try press(.tab) }
    #expect(view.offset == 41)
    _ = try press(.tab)
    #expect(view.offset == 44)
    for _ in 0..<2 { _ = try press("p") }
    #expect(view.offset == 6)
  }

  @Test func `from an invisible link Tab goes to the first visible one`() throws {
    _ = try press(.tab)
    view.scroll(by: 48)
    #expect(try press(.tab))
    #expect(view.selectedLink == 2)
  }

  @Test func `Enter follows the visited link if it is visible`() throws {
    var targets: [String] = []
    view.onLink = { targets.append($0) }
    #expect(try !press(.enter))
    _ = try press("n")
    #expect(try press(.enter))
    #expect(targets == ["One/0"])
    view.scroll(by: 40)
    #expect(try !press(.enter))
  }

  @Test func `a click follows the link below it`() throws {
    var targets: [String] = []
    view.onLink = { targets.append($0) }
    view.scroll(by: 45)
    #expect(try pointer(.down(.left), y: 5) && pointer(.up(.left), y: 5))
    #expect(targets == ["One/2"])
    #expect(view.selectedLink == 2)
    _ = try pointer(.down(.left), y: 5)
    _ = try pointer(.up(.left), y: 6)
    _ = try pointer(.down(.left), y: 5)
    _ = try pointer(.up(.left), y: 5, inside: false)
    _ = try pointer(.down(.left), y: 0)
    _ = try pointer(.up(.left), y: 0)
    #expect(targets.count == 1)
    #expect(try !pointer(.down(.right), y: 5))
  }

  @Test func `padding shifts the clicked position`() throws {
    view.layout.padding = LayoutConstraints.Padding(vertical: 2)
    _ = try pointer(.down(.left), y: 7)
    _ = try pointer(.up(.left), y: 7)
    #expect(view.selectedLink == 0)
  }

  @Test func `a controller's method is called for links`() throws {
    final class Screen: Controller {
      let page = DocumentView(Document(markdown: "[a](b)"))
      var target = ""
      override func makeView() -> View { page }
      override func connect() { connect(page, to: Screen.open) }
      private func open(_ target: String) { self.target = target }
    }
    let screen = Screen()
    screen.connect()
    #expect(try screen.page.handle(.key("n")) && screen.page.handle(.key(KeyPress(.enter))))
    #expect(screen.target == "b")
  }

  @Test func `a disabled view does nothing`() throws {
    view.isEnabled = false
    for key in [Key.down, .tab, .enter] { #expect(try !press(key)) }
    #expect(try !pointer(.scroll(x: 0, y: 1), y: 0))
  }

  // MARK: History

  @Test func `back and forward restore each page's position`() throws {
    view.scroll(by: 40)
    _ = try press("n")
    view.show(Self.page("Two", links: 1))
    #expect(view.canGoBack && !view.canGoForward && view.selectedLink == nil)
    view.didLayOut(.init(LinedGeometry(height: 50, links: [3..<4]), visibleHeight: 10))
    #expect(view.offset == 0)
    view.scroll(by: 7)
    #expect(try press(.left, .alt))
    #expect(view.document.title == "One" && view.canGoForward && view.selectedLink == 2)
    view.didLayOut(.init(LinedGeometry(height: 100), visibleHeight: 10))
    #expect(view.offset == 41)
    #expect(try press(.right, .alt))
    view.didLayOut(.init(LinedGeometry(height: 50), visibleHeight: 10))
    #expect(view.document.title == "Two" && view.offset == 7)
    #expect(try press(.backspace) && !press(.backspace))
    #expect(view.document.title == "One")
  }

  @Test func `the app is notified of the user's navigation`() throws {
    var titles: [String] = []
    view.onNavigate = { titles.append($0.title) }
    view.show(Self.page("Two"))
    _ = try press(.backspace)
    _ = try press(.right, .alt)
    _ = try press(.right, .alt)
    #expect(titles == ["One", "Two"])
  }

  @Test func `showing a page removes the forward history`() {
    view.show(Self.page("Two"))
    view.goBack()
    view.show(Self.page("Three"))
    #expect(!view.canGoForward)
    view.goForward()
    #expect(view.document.title == "Three")
    view.goBack()
    view.goBack()
    #expect(view.document.title == "One")
  }

  @Test func `replacing the document keeps history and position`() {
    view.scroll(by: 40)
    view.document = Self.page("Other", links: 1)
    view.didLayOut(.init(LinedGeometry(height: 100), visibleHeight: 10))
    #expect(!view.canGoBack && view.offset == 40 && view.links == ["Other/0"])
  }

  @Test func `the history is limited`() {
    for number in 0..<1000 { view.show(Self.page("\(number)")) }
    var count = 0
    while view.canGoBack {
      view.goBack()
      count += 1
    }
    #expect(count == 100)
  }

  // MARK: Accessibility and saved state

  @Test(.proves("F-105")) func `the position is saved, also for a page that loads later`() throws {
    view.scroll(by: 40)
    let state = try #require(view.savedState)
    let later = DocumentView()
    later.restore(state)
    later.didLayOut(.init(LinedGeometry(height: 0), visibleHeight: 10))
    #expect(later.offset == 0)
    later.show(Self.page("One"))
    later.didLayOut(.init(LinedGeometry(height: 100), visibleHeight: 10))
    #expect(later.offset == 40 && !later.canGoBack)
    for state in [SavedState.Value.int(-5), .string("x"), .int(.max)] { later.restore(state) }
    later.didLayOut(.init(LinedGeometry(height: 100), visibleHeight: 10))
    #expect(later.offset == 90)
  }

  @Test func `a screen reader reads the title and the text`() {
    view.document = Document(markdown: "# A *b*\n- c\n- [d](e)\n\n| f | g |\n|-|-|\n| h | i |")
    #expect(view.role == .document)
    #expect(view.accessibleText == "A b")
    #expect(view.accessibleValue == "A b\nc\nd\nf\ng\nh\ni")
    view.accessibleName = "Help"
    #expect(view.accessibleText == "Help")
  }

  @Test func `only real changes are counted`() {
    let backing = RecordingBacking(view)
    let revision = view.revision
    view.document = view.document
    #expect(view.revision == revision && backing.changes.isEmpty)
    view.document.title = "x"
    #expect(view.revision == revision + 1 && backing.changes == [.content])
  }
}
