import ScreenKitCore
import ScreenKitTesting
import Testing

/// A login as a test of an app would use it.
private final class Login: Controller {
  let name = TextField()
  let secret = TextField()
  let inbox = List(["one", "two", "three"], id: \.self, text: \.self)
  let result = Label("nothing yet")

  override func makeView() -> View {
    secret.isMasked = true
    inbox.accessibleName = "Inbox"
    let button = Button("Log in")
    button.action = { [unowned self] in result.text = "welcome \(name.value)" }
    return Column {
      FormField("Username", name)
      FormField("Password", secret)
      button
      inbox
      result
    }
  }
}

@MainActor
@Suite("Using an app by roles and names", .leakFree)
struct ActionTests {
  private let login = Login()
  private let test: ScreenTest

  init() { test = ScreenTest(login) }

  @Test func `fields are filled and buttons pressed by their names`() {
    test.fill("Username", with: "anna")
    test.fill("Password", with: "secret")
    test.press(.button, named: "Log in")
    #expect(login.result.text == "welcome anna")
    #expect(login.secret.value == "secret")
  }

  @Test func `rows are selected and activated by the name of their list`() {
    var activated: [String] = []
    login.inbox.onActivate = { activated.append($0) }
    test.select(row: 2, of: "Inbox")
    #expect(login.inbox.highlightedRow == RowIndex(2))
    test.activate(row: RowIndex(1), of: "Inbox")
    #expect(activated == ["two"])
  }

  @Test func `keys are pressed by name`() {
    test.fill("Username", with: "ab")
    test.press("Ctrl-A", "x")
    #expect(login.name.value == "xab")
    test.press(.backspace, .delete)
    #expect(login.name.value == "b")
  }

  @Test func `a button of a dialog precedes one behind it`() {
    var answer: String?
    let buttons = [DialogButton("Log in", answer: "dialog")]
    login.ask(Dialog("Really?", buttons: buttons)) { answer = $1 }
    test.press(.button, named: "Log in")
    #expect(answer == "dialog")
    #expect(login.result.text == "nothing yet")
    test.press(.button, named: "Log in")
    #expect(login.result.text != "nothing yet")
  }

  @Test func `an action that the user cannot do is an issue`() {
    withKnownIssue { test.press(.button, named: "Log out") }
    withKnownIssue { test.select(row: RowIndex(3), of: "Inbox") }
    withKnownIssue { test.select(row: RowIndex(0), of: "Outbox") }
    withKnownIssue { test.press("Ctrl-Nothing") }
    login.view?.isEnabled = false
    withKnownIssue { test.press(.button, named: "Log in") }
    #expect(login.result.text == "nothing yet")
  }
}
