import ScreenKitCore
import ScreenKitTesting
import Testing

/// The routing of actions: a message cannot press what the user cannot press.
@MainActor
@Suite("Actions", .leakFree)
struct ActionTests {
  private let observer = Observer()
  private let button = Button("Save")
  private let other = Button("Other")
  private let column = Column {}
  private let app: TestApp

  /// A record of the notifications of observers of the loop.
  private final class Observer: LoopObserver {
    var taken: [Event] = []
    var refusals: [ActionRefusal] = []

    func willHandle(_ event: Event) { taken.append(event) }
    func didRefuse(_ event: Event, because reason: ActionRefusal) { refusals.append(reason) }
  }

  init() {
    let screen = TestScreen("screen", column)
    app = TestApp(screen)
    column.add(button)
    column.add(other)
    app.application.add(observer)
  }

  private var notice: View? { app.application.window.children.first { $0 is NoticeBar } }

  private func target(_ view: View) throws -> ViewTarget {
    try #require(app.application.window.target(of: view))
  }

  private func perform(_ action: ViewAction, on view: View) throws {
    app.application.dispatch(.action(action, on: try target(view)))
  }

  @Test func `press performs the action of a button and moves the focus`() throws {
    var presses = 0
    other.action = { presses += 1 }
    try perform(.press, on: other)
    #expect(presses == 1)
    #expect(app.application.focus.view === other)
    #expect(observer.refusals.isEmpty)
  }

  @Test func `an action on a hidden view is dropped and reported`() throws {
    button.action = { Issue.record("pressed") }
    let target = try target(button)
    button.isHidden = true
    app.application.dispatch(.action(.press, on: target))
    #expect(observer.refusals == [.hidden])
  }

  @Test func `the sender of an action gets the reason of its refusal`() throws {
    let target = try target(button)
    #expect(app.application.dispatch(.press, on: target) == nil)
    #expect(app.application.dispatch(.sort(column: 0), on: target) == .unhandled)
    button.isEnabled = false
    #expect(app.application.dispatch(.press, on: target) == .disabled)
    #expect(observer.refusals == [.unhandled, .disabled])
  }

  @Test func `an action on a disabled view is dropped and reported`() throws {
    button.action = { Issue.record("pressed") }
    column.isEnabled = false
    try perform(.press, on: button)
    #expect(observer.refusals == [.disabled])
  }

  @Test func `an action behind a dialog is dropped and reported`() throws {
    button.action = { Issue.record("pressed") }
    app.application.open(Panel(Label("in front")))
    try perform(.press, on: button)
    #expect(observer.refusals == [.covered])
  }

  @Test func `an action on a removed view never reaches its successor`() throws {
    other.action = { Issue.record("pressed") }
    let target = try target(button)
    button.removeFromParent()
    #expect(app.application.window.view(for: ViewTarget(path: target.path)) === other)
    app.application.dispatch(.action(.press, on: target))
    #expect(observer.refusals == [.gone])
  }

  @Test func `an earlier action of the same turn may remove the target`() throws {
    other.action = { Issue.record("pressed") }
    button.action = { [unowned column, unowned other] in
      other.removeFromParent()
      column.add(Button("successor"))
    }
    let events = try [button, other].map { Event.action(.press, on: try target($0)) }
    app.application.dispatch(events)
    #expect(observer.refusals == [.gone])
  }

  @Test func `an unknown action of a view is offered to the screen`() throws {
    var seen: [Event] = []
    let label = Label("text")
    let screen = TestScreen("screen", label)
    screen.onEvent = {
      seen.append($0)
      return true
    }
    let app = TestApp(screen)
    app.application.add(observer)
    let target = try #require(app.application.window.target(of: label))
    app.application.dispatch(.action(.sort(column: 1), on: target))
    #expect(seen == [.action(.sort(column: 1), on: target)])
    #expect(observer.refusals.isEmpty)
  }

  @Test func `an unhandled action is reported`() throws {
    try perform(.sort(column: 0), on: button)
    #expect(observer.refusals == [.unhandled])
  }

  @Test func `focus moves the focus and presses nothing`() throws {
    other.action = { Issue.record("pressed") }
    try perform(.focus, on: other)
    #expect(app.application.focus.view === other)
  }

  @Test func `a pointer action reaches the view like a pointer event`() throws {
    let log = Log<String>()
    let view = EchoView("drawing", log, focusable: true)
    column.add(view)
    view.takes = true
    let input = PointerInput(
      action: .down(.left), location: SurfacePoint(x: 2, y: 1), isInside: true, modifiers: [])
    try perform(.pointer(input), on: view)
    #expect(view.input == .pointer(input))
    #expect(app.application.focus.view === view)
    // The location has no meaning for the enclosing views.
    view.takes = false
    try perform(.pointer(input), on: view)
    #expect(observer.refusals == [.unhandled])
  }

  @Test func `a toast is dismissed in front of a dialog`() throws {
    app.application.open(Panel(Label("in front")))
    let down = PointerInput(
      action: .down(.left), location: SurfacePoint(x: 0, y: 0), isInside: true, modifiers: [])
    for action in [ViewAction.pointer(down), .press, .dismiss] {
      app.application.show(Toast("Saved"))
      app.application.run {}
      let notice = try #require(notice)
      try perform(action, on: notice)
      #expect(notice.parent == nil)
    }
    #expect(observer.refusals.isEmpty)
  }

  @Test func `dismiss closes the front panel`() throws {
    let label = Label("in front")
    let panel = Panel(label)
    app.application.open(panel)
    try perform(.dismiss, on: label)
    #expect(!panel.isOpen)
  }

  @Test func `back without a history goes back in the navigation`() throws {
    app.application.rootBack = .finish
    try perform(.goBack, on: button)
    #expect(app.ending == "finished")
  }

  @Test func `a text is edited in place and can be undone`() throws {
    let field = TextField("Name", text: "Anna Smith")
    column.add(field)
    let range = TextPosition(line: 0, offset: 0)..<TextPosition(line: 0, offset: 4)
    let after = TextSelection(at: TextPosition(line: 0, offset: 2))
    try perform(.edit(TextEdit(replacing: range, by: "Maria", selecting: after)), on: field)
    #expect(field.value == "Maria Smith")
    app.press("x")
    #expect(field.value == "Maxria Smith")
    app.press(KeyPress("z", .control), KeyPress("z", .control))
    #expect(field.value == "Anna Smith")
  }

  @Test(arguments: [(0, 99), (-1, 0), (5, 7), (0, 1)])
  func `an edit outside of the text changes nothing`(line: Int, offset: Int) throws {
    let field = TextField("Name", text: "é")
    column.add(field)
    let position = TextPosition(line: line, offset: offset)
    try perform(.edit(TextEdit(replacing: position..<position, by: "x")), on: field)
    #expect(field.value == "é")
    #expect(observer.refusals == [.unhandled])
  }

  @Test func `observers see only stars of a masked text`() throws {
    let field = TextField("Password", text: "äb")
    field.isMasked = true
    column.add(field)
    let range = TextPosition(line: 0, offset: 2)..<TextPosition(line: 0, offset: 3)
    try perform(.edit(TextEdit(replacing: range, by: "secret")), on: field)
    #expect(field.value == "äsecret")
    try perform(.setValue(.string("hidden")), on: field)
    let counted = TextPosition(line: 0, offset: 1)..<TextPosition(line: 0, offset: 2)
    let target = ViewTarget(path: try target(field).path)
    #expect(
      observer.taken == [
        .action(.edit(TextEdit(replacing: counted, by: "******")), on: target),
        .action(.setValue(.string("******")), on: target),
      ])
  }

  @Test(arguments: [(0, 3, 4), (0, 1, 2), (0, 0, 5), (1, 0, 0), (0, -1, 0)])
  func `an edit dropped by a masked text is dropped in recordings`(
    line: Int, start: Int, end: Int
  ) throws {
    let field = TextField("Password", text: "éé")
    field.isMasked = true
    column.add(field)
    let range = TextPosition(line: line, offset: start)..<TextPosition(line: line, offset: end)
    try perform(.edit(TextEdit(replacing: range, by: "x")), on: field)
    #expect(field.value == "éé")
    let recorded = try #require(observer.taken.first)
    field.value = "**"
    app.application.dispatch(recorded)
    #expect(field.value == "**")
    #expect(observer.refusals == [.unhandled, .unhandled])
  }

  @Test func `the selection in a masked text is recorded in characters`() throws {
    let field = TextField("Password", text: "éé")
    field.isMasked = true
    column.add(field)
    let start = TextPosition(line: 0, offset: 2)
    try perform(
      .edit(
        TextEdit(
          replacing: start..<start, by: "ü",
          selecting: TextSelection(at: TextPosition(line: 0, offset: 4)))), on: field)
    let (first, second) = (TextPosition(line: 0, offset: 1), TextPosition(line: 0, offset: 2))
    let edit = TextEdit(
      replacing: first..<first, by: "*", selecting: TextSelection(at: second))
    #expect(observer.taken == [.action(.edit(edit), on: ViewTarget(path: try target(field).path))])
  }

  @Test func `observers see only stars of a removed masked field`() throws {
    let field = TextField("Password")
    field.isMasked = true
    column.add(field)
    let target = try target(field)
    field.removeFromParent()
    let start = TextPosition(line: 0, offset: 0)
    for action in [
      ViewAction.setValue(.string("secret")),
      .edit(TextEdit(replacing: start..<start, by: "secret")),
    ] {
      app.application.dispatch(.action(action, on: target))
    }
    let path = ViewTarget(path: target.path)
    #expect(
      observer.taken == [
        .action(.setValue(.string("******")), on: path),
        .action(.edit(TextEdit(replacing: start..<start, by: "******")), on: path),
      ])
  }

  @Test func `observers do not see the pad's keys for a secret`() throws {
    let field = TextField("PIN")
    field.isMasked = true
    column.add(field)
    let pad = KeyPad(for: field)
    column.add(pad)
    let path = ViewTarget(path: try target(pad).path)
    try perform(.press, on: try #require(pad.rows.first?.first))
    #expect(field.value == "q")
    #expect(observer.taken == [.action(.press, on: path)])
    observer.taken = []
    app.application.focus.move(to: pad)
    for key in [Key.right, .enter, .tab] { app.press(KeyPress(key)) }
    #expect(field.value == "qw")
    #expect(observer.taken == [.key("*"), .key("*"), .key(KeyPress(.tab))])
  }

  @Test func `observers are called in order and not retained`() throws {
    weak var gone: Observer?
    do {
      let short = Observer()
      gone = short
      app.application.add(short)
      try perform(.focus, on: button)
      #expect(short.taken.count == 1)
    }
    #expect(gone == nil)
    app.application.remove(observer)
    try perform(.focus, on: other)
    #expect(observer.taken.count == 1)
  }
}
