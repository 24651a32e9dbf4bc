import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("TextField rules", .leakFree, .proves("F-035"))
struct TextFieldRuleTests {
  private let field = TextField()
  private let log = Log<String>()

  // MARK: Limit and filter

  @Test func `the limit counts characters, and a paste is cut to it`() throws {
    field.limit = 4
    try field.type("ab")
    try field.handleAll(.paste("👩‍👩‍👧🇩🇪zz"))
    #expect(field.value == "ab👩‍👩‍👧🇩🇪")
    try field.type("x")
    #expect(field.value == "ab👩‍👩‍👧🇩🇪")
    _ = try field.perform(.selectAll)
    try field.type("x")
    #expect(field.value == "x")
  }

  @Test func `a combining mark is no further character`() throws {
    field.limit = 2
    try field.type("ae\u{301}")
    #expect(field.value == "ae\u{301}")
  }

  @Test func `the limit applies to the user, and longer text can shrink`() throws {
    field.limit = 2
    field.value = "12345"
    try field.type("6")
    try field.press(.backspace)
    #expect(field.value == "1234")
  }

  @Test func `the filter checks the new text, and may read the old`() throws {
    field.filter = { [unowned field] new in
      !field.isEmpty || new.first?.isLetter == true
    }
    try field.type("1a1")
    #expect(field.value == "a1")
    field.filter = { $0.contains("a") }
    try field.press(.home)
    #expect(try field.press(.delete))
    #expect(field.value == "a1")
  }

  // MARK: Validation and submission

  @Test func `a mistake is shown after the user's entry`() throws {
    field.validation = { $0.count < 3 ? "too short" : nil }
    #expect(field.message == nil)
    try field.type("a")
    #expect(field.message == "too short")
    #expect(field.accessibleValue == "a, too short")
    try field.type("bc")
    #expect(field.message == nil)
    #expect(field.accessibleValue == "abc")
    field.value = ""
    #expect(field.message == nil)
    #expect(field.validate() == "too short")
    #expect(field.accessibleValue == "too short")
  }

  @Test func `Enter submits a valid text`() throws {
    field.validation = { $0.isEmpty ? "empty" : nil }
    field.onSubmit = { [log] in log.write($0) }
    #expect(try field.press(.enter))
    #expect(log.isEmpty)
    #expect(field.message == "empty")
    try field.type("x")
    #expect(try field.press(.enter))
    #expect(log.entries == ["x"])
  }

  @Test func `without a submit action, Enter is not handled`() throws {
    #expect(try !field.press(.enter))
  }

  @Test func `a message takes a row, other changes only the look`() throws {
    let backing = RecordingBacking(field)
    field.validation = { $0.count == 1 ? "wrong" : nil }
    try field.type("a")
    #expect(backing.take() == [.content, .appearance])
    try field.press(.left)
    #expect(backing.take() == [.appearance])
  }

  @Test func `a form uses the field's validation and its Enter`() throws {
    field.validation = { $0 == "bad" ? "is bad" : nil }
    let form = Form(FormField("Name", field, .required))
    form.onSubmit = { [log] in log.write("submitted") }
    let app = TestApp(TestScreen("screen", form))
    app.press(KeyPress(.enter))
    #expect(form.fields[0].problem == "must not be empty")
    try field.setByUser("bad")
    app.press(KeyPress(.enter))
    #expect(form.fields[0].problem == "is bad")
    #expect(field.message == "is bad")
    #expect(log.isEmpty)
    try field.setByUser("good")
    app.press(KeyPress(.enter))
    #expect(log.entries == ["submitted"])
  }

  // MARK: Masking

  @Test(.proves("F-036"))
  func `a masked text is described by its length and not saved`() throws {
    field.value = "one two"
    field.isMasked = true
    #expect(field.accessibleValue == "7 characters")
    #expect(field.savedState == nil)
    #expect(field.value == "one two")
  }

  @Test(.proves("F-036"))
  func `masked text is not copied, and word steps reveal nothing`() throws {
    field.isMasked = true
    let app = TestApp(TestScreen("screen", field))
    field.value = "one two"
    _ = try field.perform(.selectAll)
    #expect(try field.press("c", .control))
    #expect(try field.press("x", .control))
    #expect(app.application.window.clipboard.requestPaste() == nil)
    #expect(field.value == "one two")
    try field.press(.end)
    try field.press(.left, .control)
    #expect(field.marked == "|one two")
    try field.press(.delete, .control)
    #expect(field.isEmpty)
  }

  // MARK: Clipboard

  @Test func `copied text can be pasted into another field`() throws {
    let other = TextField()
    let app = TestApp(TestScreen("screen", Column { [field, other] }))
    field.value = "one two"
    try field.press(.left, [.control, .shift])
    #expect(try field.press("c", .control))
    #expect(try other.press("v", .control))
    try field.press("x", .control)
    try other.press(.insert, .shift)
    #expect(field.value == "one ")
    #expect(other.value == "twotwo")
    #expect(app.application.window.clipboard.requestPaste() == "two")
    #expect(field.selectedText.isEmpty)
  }

  @Test func `a backend's clipboard is used, and may answer later`() throws {
    final class Remote: Clipboard {
      private(set) var copied: [String] = []
      func copy(_ text: String) { copied.append(text) }
    }
    let app = TestApp(TestScreen("screen", field))
    let remote = Remote()
    app.application.window.clipboard = remote
    field.value = "text"
    _ = try field.perform(.selectAll)
    try field.press("c", .control)
    #expect(remote.copied == ["text"])
    #expect(try field.press("v", .control))
    try field.handleAll(.text(""), .paste(""))
    #expect(field.value == "text")
    #expect(field.selectedText == "text")
  }

  @Test func `Ctrl-C quits without a selection, and otherwise copies`() throws {
    let app = TestApp(TestScreen("screen", field))
    field.value = "text"
    _ = try field.perform(.selectAll)
    app.application.dispatch(.key(KeyPress("c", .control)))
    #expect(app.application.state == .active)
    app.application.dispatch(.key(KeyPress(.right)), .key(KeyPress("c", .control)))
    #expect(app.application.state == .notRunning)
  }

  @Test func `a focused field handles keys that are commands elsewhere`() {
    let app = TestApp(TestScreen("screen", field))
    app.application.dispatch(.key("q"), .key("?"), .key(KeyPress("z", .control)))
    #expect(app.application.state == .active)
    #expect(app.application.window.panel == nil)
    #expect(field.isEmpty)
  }

  // MARK: Identity

  @Test func `it has a name, a role, and saved state`() throws {
    let field = TextField("Name", text: "Ada")
    #expect(field.role == .textField)
    #expect(field.acceptsFocus)
    #expect(field.accessibleText == "Name")
    field.accessibleName = "Full name"
    #expect(field.accessibleText == "Full name")
    #expect(field.accessibleValue == "Ada")
    let fresh = TextField()
    fresh.restore(try #require(field.savedState))
    fresh.restore(.int(1))
    #expect(fresh.value == "Ada")
  }

  @Test func `a controller's methods are called with the text`() throws {
    let screen = FormScreen()
    let application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.start()
    application.dispatch(.key("a"), .key(KeyPress(.enter)))
    #expect(screen.told == ["changed a", "submitted a"])
  }
}

private final class FormScreen: Controller {
  let field = TextField()
  var told: [String] = []

  override func makeView() -> View { field }

  override func connect() {
    connect(field, to: FormScreen.change)
    connect(submit: field, to: FormScreen.submit)
  }

  private func change(_ text: String) { told.append("changed \(text)") }
  private func submit(_ text: String) { told.append("submitted \(text)") }
}
