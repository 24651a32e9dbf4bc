import PlainLines
import ScreenKitCore
import Testing

@MainActor
@Suite("Controls on lines")
struct ControlTests {
  @Test func `a field shows its cursor and its selection`() {
    let field = TextField("Name", text: "Ann")
    let stage = Stage(showing: field)
    #expect(stage.lines == ["== screen", "> [1] text field, Name", "      \"Ann|\""])
    stage.read("key Shift-Left")
    #expect(stage.shows("\"An|[n]\""))
    stage.read("type 1 ja B")
    #expect(field.value == "Anja B")
    #expect(stage.shows("\"Anja B|\""))
    stage.read("clear 1")
    #expect(field.value.isEmpty)
  }

  @Test func `a masked field never shows its text`() {
    let field = TextField("Password")
    field.isMasked = true
    let stage = Stage(showing: field)
    stage.read("type 1 secret")
    #expect(field.value == "secret")
    #expect(stage.shows("\"******\""))
    #expect(!stage.shows("secret"))
  }

  @Test func `a field keeps its own rules`() {
    let field = TextField("Code")
    field.limit = 3
    let stage = Stage(showing: field)
    stage.read("type 1 12345")
    #expect(field.value == "123")
    var submitted: String?
    field.onSubmit = { submitted = $0 }
    stage.read("submit 1")
    #expect(submitted == "123")
  }

  @Test func `a long text shows the rows around its cursor`() {
    let text = TextView((1...40).map { "line \($0)" }.joined(separator: "\n"))
    let stage = Stage(showing: text)
    #expect(stage.shows("\"|line 1\""))
    #expect(stage.shows("lines 1 to 10 of 40"))
    stage.read("key Ctrl-End")
    #expect(stage.shows("\"line 40|\""))
    stage.read("scroll 1 20")
    #expect(stage.shows("lines 20 to 29 of 40"))
    text.isEditable = false
    #expect(stage.read("type 1 x") == ["Error: This text cannot be changed."])
  }

  @Test func `a list shows a part of its rows`() {
    var activated: Int?
    let list = List(Array(1...100), id: \.self, text: { "item \($0)" })
    list.onActivate = { activated = $0 }
    let stage = Stage(showing: list)
    #expect(stage.shows("lines 1 to 10 of 100"))
    #expect(stage.lines.count { $0.contains("row, item") } == 10)
    stage.read("row 1 55")
    #expect(list.highlightedItem == 55)
    #expect(stage.shows("> [11] row, item 55, 55 of 100"))
    stage.read("scroll 1 80")
    #expect(stage.shows("lines 80 to 89 of 100"))
    stage.read("open 1 7")
    #expect(activated == 7)
    // Row 7 is the first visible one now, below the list itself.
    stage.read("3")
    #expect(activated == 8)
    #expect(stage.read("row 1 101") == ["Error: There is no row 101 of 100."])
    #expect(stage.read("mark 1 5") == ["Error: 1 does not do that."])
    list.selectionMode = .multiple
    stage.read("mark 1 5")
    #expect(list.selectedItems == [5])
  }

  @Test func `values are set by their kind`() {
    let (toggle, slider) = (Toggle("Sound"), Slider(0...10, step: 1))
    let picker = Picker("Colour", ["red", "green"])
    let radios = RadioGroup(["one", "two"])
    let stage = Stage(
      showing: Column {
        toggle; slider; picker; radios
      })
    stage.read("set 1 on")
    #expect(toggle.value)
    #expect(stage.read("set 1 maybe") == ["Error: This is either on or off."])
    stage.read("set 2 7")
    stage.read("step 2 -2")
    #expect(slider.value == 5)
    #expect(stage.shows("1 red, 2 green"))
    stage.read("set 3 2")
    #expect(picker.value == 1)
    #expect(stage.read("set 3 3") == ["Error: There is no choice 3, only 1 to 2."])
    stage.read("set 4 2")
    #expect(radios.value == 1)
  }

  @Test func `an unusable item reports the reason`() {
    let button = Button("Go")
    let stage = Stage(showing: Column { button })
    button.isEnabled = false
    stage.session.application.run {}
    #expect(stage.shows("[1] button, Go, disabled"))
    #expect(stage.read("1") == ["Error: 1 is disabled."])
    button.isHidden = true
    #expect(stage.read("1").first == "Error: 1 is hidden.")
    #expect(stage.read("1") == ["Error: Nothing here has a number."])
  }

  @Test func `a dialog replaces the screen`() throws {
    let root = ViewScreen(Button("Delete"))
    let stage = Stage(root)
    var answers: [Bool?] = []
    func ask() {
      let dialog = Dialog(
        "Delete it?",
        buttons: [DialogButton("Cancel", answer: false), DialogButton("Delete", answer: true)])
      stage.session.application.run { root.ask(dialog) { answers.append($1) } }
    }
    ask()
    #expect(stage.screen.first == "== dialog: Delete it?")
    stage.read("\(try stage.number(of: "button, Delete"))")
    #expect(stage.screen == ["== screen", "> [1] button, Delete"])
    ask()
    stage.read("back")
    #expect(stage.screen == ["== screen", "> [1] button, Delete"])
    #expect(answers == [true, nil])
  }

  @Test func `links of a document are followed by their number`() {
    let document = DocumentView(Document(markdown: "See [one](a) and [two](b)."))
    var followed: String?
    document.onLink = { followed = $0 }
    let stage = Stage(showing: document)
    #expect(stage.shows("link 2: two"))
    stage.read("link 1 2")
    #expect(followed == "b")
    #expect(stage.read("link 1 3") == ["Error: There is no link 3 of 2."])
  }

  @Test func `the end of the input saves the screens`() {
    let field = TextField("Name")
    field.id = "name"
    let stage = Stage(showing: field)
    stage.read("type 1 Ann")
    stage.session.end()
    #expect(stage.session.outcome != nil)
    #expect(stage.keeper.archive != nil)
    let next = TextField("Name")
    next.id = "name"
    _ = Stage(ViewScreen(next), keeper: stage.keeper)
    #expect(next.value == "Ann")
  }
}
