import ScreenKitCore
import ScreenKitTesting
import Testing

/// The towns that begin with the text that a user types, for a list.
private final class Towns: ListAdapter, ListFiltering {
  private let all = ["Belgrade", "Bern", "Oslo", "Osijek"]
  var query = ""
  private var shown: [String] { all.filter { SearchQuery(query).matches($0) } }

  var sectionCount: Int { 1 }
  func rowCount(in section: Int) -> Int { shown.count }
  func item(at row: RowIndex) -> String { shown[row.row] }
  func id(of item: String) -> String { item }
  func row(of id: String) -> RowIndex? { shown.firstIndex(of: id).map { RowIndex($0) } }
  func makeRowView() -> Label { Label() }
  func show(_ item: String, at row: RowIndex, in view: Label) { view.text = item }
}

private final class TownScreen: Controller {
  private let list = List(Towns())
  private let search = SearchField("Search towns")

  override func makeView() -> View {
    list.accessibleName = "Towns"
    search.list = list
    return Column(cross: .fill) {
      search
      list
    }
  }
}

/// A field for a code of four digits.
private final class CodeField: FieldControl, ValueControl, Validatable {
  var value: String {
    get { field.value }
    set { field.value = newValue }
  }
  var onChange: (@MainActor (String) throws -> Void)?
  init() { super.init("Code", accessories: []) }
  func setByUser(_ value: String) throws { try field.setByUser(value) }
  func validate() -> String? { value.count == 4 ? nil : "must have four digits" }
}

private final class ChoiceScreen: Controller {
  let sizes = RadioGroup(["Small", "Large"])
  override func makeView() -> View { sizes }
}

/// A form that a server sends as HTML.
private let survey = """
  <form method="post" action="/survey"><p>How was it?</p>
  <label for="n">Name</label><input id="n" name="name" required>
  <label for="m">Mark</label><select id="m" name="mark">
  <option value="1">Poor</option><option value="5">Excellent</option></select></form>
  """

@MainActor
@Suite("Lists, choices and forms", .leakFree)
struct ListTests {
  @Test func `an adapter that filters is searched by a field`() {
    let test = ScreenTest(TownScreen())
    test.type("os")
    #expect(test.screen.contains("Oslo") && !test.screen.contains("Bern"))
  }

  @Test func `a control checks its own value`() {
    let code = CodeField()
    code.value = "12"
    #expect(code.validate() == "must have four digits")
  }

  @Test func `the items of a choice are buttons`() {
    let screen = ChoiceScreen()
    let test = ScreenTest(screen)
    let item: ChoiceItem? = screen.sizes.items.last
    #expect(item is RadioButton)
    test.press(.radioButton, named: "Large")
    #expect(screen.sizes.current === item)
  }

  @Test func `a form of a server is shown by the app`() throws {
    let form = try #require(HtmlForm.forms(in: survey).first)
    #expect(form.isPost && form.action == "/survey")
    #expect(form.questions.map(\.label) == ["Name", "Mark"])
    if case HtmlForm.Part.question(let question)? = form.parts.first {
      #expect(question.isRequired)
    }
    let options: [HtmlForm.Option]
    guard case .choice(let found, _)? = form.questions.last?.kind else { return }
    options = found
    #expect(options.map(\.label) == ["Poor", "Excellent"])
    let fields: [HtmlForm.Field] = form.fields(answers: [.text("Anna"), .choice(1)])
    #expect(fields == [HtmlForm.Field("name", "Anna"), HtmlForm.Field("mark", "5")])
  }
}
